"""The lobby over HTTP: become a guest, list tables, open one, ask for a hint, download a record."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import TypeVar

import msgspec

from tablee.core.refusal import Refused
from tablee.wire.coach import NamedHint
from tablee.wire.http import DeviceCode, Guest, Listed, Me, NewGuest, NewTable, Opened, Problem, Redeem
from tablee.wire.server import TableInfo
from tablee.wire.setup import TableSetup

T = TypeVar("T")
TIMEOUT = 30


async def become_guest(server: str, name: str) -> str:
    """Create a guest and return its token. Keep the token to come back as the same guest."""
    guest = await asyncio.to_thread(_ask, f"{server}/api/guests", NewGuest(name), Guest)
    return guest.token


async def is_known(server: str, token: str) -> bool:
    """Whether the server still knows the guest with this token."""
    try:
        await asyncio.to_thread(_ask, f"{server}/api/me", None, Me, token)
    except Refused:
        return False
    return True


async def open_table(server: str, token: str, setup: TableSetup, *, sit: bool = True, start: bool = False) -> str:
    """Open a table and return its code."""
    wanted = NewTable(setup, sit, start)
    opened = await asyncio.to_thread(_ask, f"{server}/api/tables", wanted, Opened, token)
    return opened.code


async def look_at(server: str, code: str) -> TableInfo:
    """Return the public information about a table."""
    return await asyncio.to_thread(_ask, f"{server}/api/tables/{code}", None, TableInfo)


async def open_tables(server: str) -> list[Listed]:
    """Return the public tables with a free seat."""
    return await asyncio.to_thread(_ask, f"{server}/api/tables", None, list[Listed])


async def my_tables(server: str, token: str) -> list[Listed]:
    """Return the tables where this guest sits."""
    return await asyncio.to_thread(_ask, f"{server}/api/me/tables", None, list[Listed], token)


async def device_code(server: str, token: str) -> DeviceCode:
    """Return a code that makes another device the same guest, once."""
    return await asyncio.to_thread(_ask, f"{server}/api/me/device-codes", {}, DeviceCode, token)


async def redeem(server: str, code: str) -> str:
    """Redeem a code from another device and return the guest's token."""
    guest = await asyncio.to_thread(_ask, f"{server}/api/device-codes/redeem", Redeem(code.strip().upper()), Guest)
    return guest.token


async def ask_hint(server: str, code: str, token: str) -> NamedHint:
    """Return the coach's hint for this guest's seat."""
    return await asyncio.to_thread(_ask, f"{server}/api/tables/{code}/hint", {}, NamedHint, token)


async def download_record(server: str, code: str) -> str:
    """Return the record of a finished game, as the browser downloads it."""
    return (await asyncio.to_thread(_request, f"{server}/api/tables/{code}/record", None)).decode()


def _ask(url: str, body: object, kind: type[T], token: str = "") -> T:
    """Send a request and return the decoded answer."""
    return msgspec.json.decode(_request(url, body, token), type=kind)


def _request(url: str, body: object, token: str = "") -> bytes:
    """Send the body, or a plain GET if it is None. Raise `Refused` if the server does, and `OSError` without an answer.

    A proxy in front of a server that is gone answers with a page of its own. That is an `OSError` too.
    """
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, None if body is None else msgspec.json.encode(body), headers)
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            answer: bytes = response.read()
            return answer
    except urllib.error.HTTPError as error:
        with error:
            try:
                problem = msgspec.json.decode(error.read(), type=Problem)
            except msgspec.MsgspecError:
                raise error from None
        raise Refused(problem.code, problem.rule, **problem.params) from None
