"""Tables that many tests open."""

from __future__ import annotations

from typing import Any

import httpx

from tablee.client import new_id
from tablee.wire.client import Sit, Start
from tests.server.running import Running
from tests.server.taps import Guest, guests, tapped

DUEL: dict[str, Any] = {"game": "claim", "seats": [{"type": "person"}, {"type": "person"}]}
SOLO: dict[str, Any] = {"game": "killer", "seats": [{"type": "bot", "level": "steady"}] * 2, "options": {"life": 3}}


async def duel(http: httpx.AsyncClient, **setup: Any) -> tuple[str, Guest, Guest]:
    """A table of Claim with Ann seated, and Bob not yet."""
    ann, bob = await guests(http, "Ann", "Bob")
    return await ann.open(DUEL | setup), ann, bob


async def begun(server: Running, http: httpx.AsyncClient, **setup: Any) -> tuple[str, Guest, Guest]:
    code, ann, bob = await duel(http, **setup)
    async with tapped(server.url, code, bob.token) as tap:
        await tap.do(Sit(new_id(), 1))
    async with tapped(server.url, code, ann.token) as tap:
        await tap.do(Start(new_id()))
    return code, ann, bob
