"""`kill -9` during many games: no acknowledged choice is lost or played twice, and all games end."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.crowd import attend_all, gather, under_load
from tests.server.served import Served, alive, served

THOROUGH = os.environ.get("TABLEE_LAWS") == "thorough"
GAMES = 400 if THOROUGH else 200
DEATHS = 10 if THOROUGH else 5
STRANGERS = 10 if THOROUGH else 0
"""How many others load a server meanwhile."""
PERSON = {"type": "person"}
BOT = {"type": "bot", "level": "steady"}
pytestmark = pytest.mark.compiled_only


def setups(number: int) -> list[dict[str, Any]]:
    """Short games of several kinds: turns, turns with a bot, secret cards, choices at once."""
    kinds: list[dict[str, Any]] = [
        {"game": "killer", "seats": [PERSON, PERSON], "options": {"life": 4}},
        {"game": "killer", "seats": [PERSON, BOT], "options": {"life": 3}},
        {"game": "claim", "seats": [PERSON, PERSON]},
        {"game": "killer", "seats": [PERSON, PERSON, PERSON], "options": {"life": 2}},
    ]
    return [kinds[each % len(kinds)] for each in range(number)]


async def deaths(server: Served, times: int, pause: float) -> int:
    """Kill and restart the server several times. Return how often this happened during play."""
    for _ in range(times):
        await asyncio.sleep(pause)
        server.kill()
        await asyncio.to_thread(server.start)
    return times


@pytest.mark.slow
async def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            gatherings = await gather(http, setups(GAMES))
            async with asyncio.timeout(1800), under_load([server.url], STRANGERS):
                playing = asyncio.create_task(attend_all([server.url], gatherings, random.Random(6)))
                killing = asyncio.create_task(deaths(server, DEATHS, 1.5))
                await asyncio.gather(playing, killing)
            for gathering in gatherings:
                assert gathering.ended == ["finished"] * len(gathering.players)
                await gathering.check(http)
        assert sum(len(gathering.acknowledged) for gathering in gatherings) > 10 * GAMES


async def test_bots_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            gatherings = await gather(http, [{"game": "claim", "seats": [PERSON, BOT]}])
            await asyncio.wait_for(attend_all([server.url], gatherings, random.Random(1)), 60)
        async with asyncio.timeout(60):
            while not (workers := server.children()):  # noqa: ASYNC110 (a birth sets no event)
                await asyncio.sleep(0.05)
        server.kill()
        async with asyncio.timeout(60):
            while any(alive(pid) for pid in workers):  # noqa: ASYNC110 (a death sets no event)
                await asyncio.sleep(0.05)


async def test_a_server_that_is_asked_to_stop_stops_and_loses_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            gatherings = await gather(http, setups(8))
            playing = asyncio.create_task(attend_all([server.url], gatherings, random.Random(2)))
            await asyncio.sleep(0.5)
            code = await asyncio.to_thread(server.end, signal.SIGTERM)
            assert code in (0, -signal.SIGTERM)
            await asyncio.to_thread(server.start)
            await asyncio.wait_for(playing, 120)
            for gathering in gatherings:
                await gathering.check(http)
        assert "Traceback" not in server.log.read_text()
