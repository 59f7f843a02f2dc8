"""Limits stop a hostile client: connections, headers, pings. Others are still served."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.client import new_id
from tablee.server.serve import SPARE_FILES, allow_open_files
from tablee.server.settings import Settings
from tablee.server.timeouts import MAX_HEADERS
from tablee.wire.client import Chat
from tests.server.running import Running, running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped


def port_of(server: Running) -> int:
    return int(server.url.rsplit(":", 1)[1])


async def answer_to(server: Running, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    with contextlib.suppress(ConnectionError):
        writer.write(request)
        await writer.drain()
    try:
        async with asyncio.timeout(5):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_headers_that_never_end_are_refused(server: Running, http: httpx.AsyncClient) -> None:
    endless = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Filler: " + b"a" * (2 * MAX_HEADERS)
    assert (await answer_to(server, endless)).startswith(b"HTTP/1.1 431")
    assert (await http.get("/api/health")).status_code == 200


async def test_little_is_read_of_a_client_that_was_refused(server: Running) -> None:
    """The rest stays in the buffers of the system, far less than a client can send until the connection closes."""
    _, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Filler: ")
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < 200_000_000:
            writer.write(b"a" * 65_536)
            await writer.drain()
            sent += 65_536
    writer.close()
    assert MAX_HEADERS < sent < 100_000_000


async def test_a_long_body_is_not_taken_for_headers(server: Running, http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/guests", content=b" " * (MAX_HEADERS + 1000) + b'{"name": "Ann"}')
    assert answer.status_code == 201


async def test_idle_connections_of_one_address_are_bounded(tmp_path: Path) -> None:
    with running(tmp_path, max_per_address=20) as server:
        idle = [await asyncio.open_connection("127.0.0.1", port_of(server)) for _ in range(20)]
        refused = await answer_to(server, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert refused.startswith(b"HTTP/1.1 503")
        assert b"Retry-After" in refused
        for _, writer in idle:
            writer.close()
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http, asyncio.timeout(5):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/api/health")).status_code == 200:
                        break
                await asyncio.sleep(0.02)


async def test_connections_of_all_addresses_together_are_bounded(tmp_path: Path) -> None:
    with running(tmp_path, max_connections=20, max_per_address=1000) as server:
        idle = [await asyncio.open_connection("127.0.0.1", port_of(server)) for _ in range(20)]
        assert (await answer_to(server, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")).startswith(b"HTTP/1.1 503")
        for _, writer in idle:
            writer.close()


async def test_a_refusal_arrives_also_where_the_request_comes_after_it(tmp_path: Path) -> None:
    with running(tmp_path, max_per_address=1) as server:
        idle = await asyncio.open_connection("127.0.0.1", port_of(server))
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
        async with asyncio.timeout(5):
            assert await reader.readexactly(12) == b"HTTP/1.1 503"
            for _ in range(3):
                writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
                await writer.drain()
                await asyncio.sleep(0.02)
            assert b"Retry-After" in await reader.read()
        writer.close()
        idle[1].close()


async def test_table_codes_cannot_be_guessed_by_opening_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_second=2.0) as server:
        turned_away = 0
        for number in range(30):
            try:
                async with tapped(server.url, f"AAA{number:03}", None):
                    pass
            except InvalidStatus:
                turned_away += 1
        assert turned_away >= 5


async def test_a_flood_of_pings_ends_the_connection(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as tap:
        with contextlib.suppress(ConnectionClosed):
            for number in range(500):
                _ = await tap.socket.ping(str(number))
                await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await tap.socket.wait_closed()


async def test_a_few_pings_are_answered(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as tap, asyncio.timeout(5):
        for _ in range(5):
            await (await tap.socket.ping())


async def test_a_message_that_comes_too_fast_is_refused_by_its_id(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=1.0) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            (ann,) = await guests(http, "Ann")
            code = await ann.open(DUEL)
        async with tapped(server.url, code, ann.token) as tap:
            ids = [new_id() for _ in range(10)]
            for each in ids:
                await tap.say(Chat(each, "hello"))
            refused = await tap.heard(lambda each: each.get("code") == "too-fast")
            assert refused["id"] in ids


@pytest.fixture
def files() -> Iterator[tuple[int, int]]:
    """The limits of open files, restored afterwards."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield before
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_too_few_open_files_are_told_at_the_start(files: tuple[int, int], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        allow_open_files(Settings(max_connections=10_000_000_000))
        assert "ulimit -n" in caplog.text
        caplog.clear()
        allow_open_files(Settings(max_connections=10))
        assert not caplog.text


def test_as_many_files_as_the_system_allows_are_opened(
    files: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    """A login often begins with 1,024, though the system allows far more."""
    resource = pytest.importorskip("resource")
    resource.setrlimit(resource.RLIMIT_NOFILE, (700, files[1]))
    with caplog.at_level(logging.WARNING):
        allow_open_files(Settings(max_connections=800))
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (800 + SPARE_FILES, files[1])
    assert not caplog.text
