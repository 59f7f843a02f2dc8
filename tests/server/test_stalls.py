"""The event loop does a little at a time, so that no flood stops the other players."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.server import logs, middleware, throttled_log
from tablee.server.limits import PerAddress
from tablee.server.middleware import GuardMiddleware
from tablee.server.settings import Settings
from tablee.server.timeouts import BoundedProtocol
from tablee.server.turns import MOST, Turns
from tests.server.running import Running
from tests.server.test_floods import OPENING, all_that_comes

CROWD = 100


class Turn:
    """Counts what happens in each turn of the event loop."""

    def __init__(self) -> None:
        self.happened: Counter[int] = Counter()
        self._number = 0
        self._next()

    def _next(self) -> None:
        self._number += 1
        asyncio.get_running_loop().call_soon(self._next)

    def note(self) -> None:
        self.happened[self._number] += 1


def scope(kind: str) -> dict[str, Any]:
    app = SimpleNamespace(state=SimpleNamespace())
    return {"type": kind, "method": "GET", "path": "/", "headers": [], "client": ("192.0.2.1", 1), "app": app}


async def receive() -> dict[str, Any]:
    return {}


@pytest.mark.parametrize(
    ("kind", "allowed"), [("http", True), ("http", False), ("websocket", True)], ids=["pages", "refusals", "sockets"]
)
async def test_a_crowd_of_requests_goes_on_in_many_turns_of_the_loop(
    monkeypatch: pytest.MonkeyPatch, kind: str, allowed: bool
) -> None:
    monkeypatch.setattr(middleware, "WAIT", 0.02)
    turn, answered = Turn(), 0

    async def send(_message: dict[str, Any]) -> None:
        nonlocal answered
        answered += 1

    async def app(*_: object) -> None:
        turn.note()
        await send({})

    async def refuse(*arguments: Any) -> None:
        turn.note()
        await send({})

    monkeypatch.setattr(middleware, "problem", lambda _refused: refuse)
    limit = PerAddress(1e-6, CROWD if allowed else 1e-6, lambda: 0.0)
    guard: Any = GuardMiddleware(app, limit, limit, 10.0)
    async with asyncio.timeout(30):
        await asyncio.gather(*(guard(scope(kind), receive, send) for _ in range(CROWD)))
    assert answered == CROWD
    assert max(turn.happened.values()) <= 2 * MOST  # a turn of the loop may see the end of one and the start of another


async def test_one_request_alone_waits_for_no_turn() -> None:
    turns, passed = Turns(), 0
    for _ in range(3):
        task = asyncio.create_task(turns.take())
        await asyncio.sleep(0)
        passed += task.done()
        await asyncio.sleep(0)
    assert passed == 3


async def test_who_waited_for_a_turn_and_left_takes_no_place() -> None:
    turns = Turns(1)
    tasks = [asyncio.create_task(turns.take()) for _ in range(5)]
    await asyncio.sleep(0)
    for task in tasks[1:4]:
        task.cancel()
    async with asyncio.timeout(10):
        await tasks[4]


@pytest.mark.usefixtures("server")
def test_garbage_is_collected_in_small_pieces() -> None:
    """A flood of connections leaves much of it, and nobody is served while it is collected."""
    pieces: list[int] = []

    def count(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            pieces.append(info["collected"])

    gc.callbacks.append(count)
    try:
        for _ in range(100_000):
            ring: list[Any] = []
            ring.append(ring)
    finally:
        gc.callbacks.remove(count)
    assert sum(pieces) > 50_000
    assert max(pieces) < 10_000


async def test_a_closed_connection_leaves_no_waiting_requests_to_the_collector(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: asyncio.Future[BoundedProtocol] = asyncio.get_running_loop().create_future()
    lost, tell = BoundedProtocol.connection_lost, asyncio.get_running_loop().call_soon_threadsafe

    def noted(self: BoundedProtocol, exc: Exception | None) -> None:
        lost(self, exc)
        tell(ended.set_result, self)

    monkeypatch.setattr(BoundedProtocol, "connection_lost", noted)
    await all_that_comes(server, b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n" * 5_000)
    async with asyncio.timeout(10):
        assert not (await ended).pipeline


async def test_a_socket_leaves_no_parser_of_its_request(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    upgraded: list[BoundedProtocol] = []
    upgrade = BoundedProtocol.handle_websocket_upgrade

    def noted(self: BoundedProtocol) -> None:
        upgrade(self)
        upgraded.append(self)

    monkeypatch.setattr(BoundedProtocol, "handle_websocket_upgrade", noted)
    await all_that_comes(server, OPENING.format(code="NOCODE").encode(), b"\x88\x80mask")
    assert [hasattr(each, "parser") for each in upgraded] == [False]


async def test_requests_that_are_none_do_not_flood_the_log(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(throttled_log, "_told", {})
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    monkeypatch.setattr(logs, "access_log", logging.getLogger("tests.unused"))
    logs.set_up(Settings())
    try:
        for _ in range(5):
            assert b" 400 " in await all_that_comes(server, b"no request\r\n\r\n")
    finally:
        logging.getLogger("uvicorn.error").removeFilter(logs.rare_warnings)
    assert caplog.messages.count("Invalid HTTP request received.") == 1
