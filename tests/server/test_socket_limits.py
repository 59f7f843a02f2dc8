"""Limits of sockets: too many, too large, too fast, silent, and too slow to read."""

from __future__ import annotations

import asyncio
import operator
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from tablee.client import new_id
from tablee.server import direct
from tablee.server.direct import DirectProtocol
from tablee.server.transport import FULL
from tablee.wire.client import Pause, Resume, Sit
from tests.server.running import Running, running
from tests.server.setups import begun, duel
from tests.server.taps import Guest, Tap, tapped


async def test_too_many_sockets_of_one_address_are_not_let_in(tmp_path: Path) -> None:
    with running(tmp_path, max_per_address=3) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, _ = await duel(http)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
            held = [await connect(address) for _ in range(3)]
            with pytest.raises(websockets.InvalidStatus):
                await connect(address)
            for each in held:
                await each.close()
            await _soon(lambda: server.inside.sockets._limit.count == 0)
            async with tapped(server.url, code, ann.token) as tap:
                assert tap.update["seat"] == 0


async def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, hello_timeout=0.2) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, _, _ = await duel(http)
            async with tapped(server.url, code, None) as tap:
                assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "no-hello"
                assert await tap.closed() == 1008


async def test_heartbeats_measure_the_lag_and_the_silent_are_let_go(tmp_path: Path) -> None:
    with running(tmp_path, ping_every=0.1, silent_after=0.5) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, bob = await duel(http)
            async with tapped(server.url, code, ann.token) as lively, tapped(server.url, code, bob.token) as silent:
                for number in range(1, 9):
                    ping = await lively.heard(partial(operator.eq, {"type": "ping", "number": number}))
                    await asyncio.sleep(0.02)
                    await lively.say({"type": "pong", "number": ping["number"]})
                bye = await silent.heard(lambda each: each["type"] == "bye")
                assert bye == {"type": "bye", "code": "silent", "retry": True}
                assert lively.socket.close_code is None
                lags = [connection.lag for connection in server.inside.sockets.open]
                assert len(lags) == 1
                assert 0.02 <= lags[0] < 0.3


async def test_too_large_a_message_ends_the_connection_and_nothing_else(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await duel(http)
    async with tapped(server.url, code, ann.token) as tap, tapped(server.url, code, bob.token) as other:
        await tap.say("x" * 10_000)
        assert await tap.closed() == 1009
        assert (await other.do(Sit(new_id(), 1)))["type"] == "done"


async def test_too_many_messages_are_refused_and_in_the_end_the_socket_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=5.0) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, _ = await duel(http)
            async with tapped(server.url, code, ann.token) as tap:
                for number in range(80):
                    await tap.say({"type": "sit", "id": str(number), "seat": 0})
                assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "too-fast"
                refused = [each for each in tap.messages if each.get("code") == "too-fast"]
                assert len(refused) > 40


@pytest.mark.parametrize("protocol", [DirectProtocol, WebSocketsSansIOProtocol])
async def test_a_client_that_does_not_read_gets_one_fresh_update_and_costs_no_memory(
    protocol: type[WebSocketsSansIOProtocol], tmp_path: Path
) -> None:
    with running(tmp_path, protocol=protocol) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, bob = await begun(server, http)
            async with slow_reader(server, code, bob) as slow, tapped(server.url, code, ann.token) as tap:
                connection = (await _found(server, bob.user))[0]
                told = 0
                while connection.ready:
                    await pause_and_resume(tap)
                    told += 2
                    assert told < 10_000
                for _ in range(60):
                    await pause_and_resume(tap)
                assert connection.transport.size < 3 * FULL
                frames = await read_until(slow, tap.update["seq"])
                assert len(frames) < told + 20
                await _soon(lambda: connection.ready)


async def test_a_client_that_never_reads_is_cut_off_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct, "LAST_WORD", 0.2)
    with running(tmp_path, ping_every=0.1) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, bob = await begun(server, http)
            async with slow_reader(server, code, bob) as slow, tapped(server.url, code, ann.token) as tap:
                connection = (await _found(server, bob.user))[0]
                while connection.ready:
                    await pause_and_resume(tap)
                connection.heard = 0.0
                await _soon(lambda: connection not in server.inside.sockets.open)
                await tap.updated(lambda each: not each["table"]["seats"][1]["online"])
                slow.transport.abort()


@asynccontextmanager
async def slow_reader(server: Running, code: str, guest: Guest) -> AsyncIterator[ClientConnection]:
    """A client with small buffers on both sides, which does not read by itself."""
    server.keep_little()
    host, port = server.url.removeprefix("http://").split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        raw.connect((host, int(port)))
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(address, sock=raw, compression=None, max_queue=1, max_size=2**24) as slow:
            await slow.send(f'{{"type":"hello","token":"{guest.token}"}}')
            yield slow


async def pause_and_resume(tap: Tap) -> None:
    for command in (Pause(new_id()), Resume(new_id())):
        assert (await tap.do(command))["type"] == "done"


async def read_until(slow: ClientConnection, seq: int) -> list[Any]:
    frames: list[Any] = []
    async with asyncio.timeout(20):
        async for frame in slow:
            frames.append(frame)
            if f'"seq":{seq},' in str(frame):
                break
    return frames


async def _found(server: Running, user: str) -> list[Any]:
    found: list[Any] = []

    def look() -> bool:
        found[:] = [each for each in server.inside.sockets.open if each.user == user]
        return bool(found)

    await _soon(look)
    return found


async def _soon(true: Any) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 (a thread sets no event of ours)
            await asyncio.sleep(0.01)
