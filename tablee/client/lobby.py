"""What happens before one sits down: becoming a guest, opening a table."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import TypeVar

import msgspec

from tablee.core.refusal import Refused
from tablee.wire.http import Guest, NewGuest, NewTable, Opened, Problem
from tablee.wire.setup import TableSetup

T = TypeVar("T")
PATIENCE = 30


async def become_guest(server: str, name: str) -> str:
    """The token of a new guest: keep it, and come back as the same one."""
    guest = await asyncio.to_thread(_post, f"{server}/api/guests", NewGuest(name), Guest)
    return guest.token


async def open_table(server: str, token: str, setup: TableSetup, *, sit: bool = True, start: bool = False) -> str:
    """The code of a new table."""
    wanted = NewTable(setup, sit, start)
    opened = await asyncio.to_thread(_post, f"{server}/api/tables", wanted, Opened, token)
    return opened.code


def _post(url: str, body: object, kind: type[T], token: str = "") -> T:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, msgspec.json.encode(body), headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return msgspec.json.decode(response.read(), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            problem = msgspec.json.decode(error.read(), type=Problem)
        raise Refused(problem.code, problem.rule, **problem.params) from None
