"""Floods in one piece are cut off before they are read completely, and refusals are cheap."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablee.server import middleware, pages, throttled_log
from tablee.server.direct import MAX_LATE, MAX_PIECES
from tablee.server.inbox import MAX_FLOOD
from tablee.server.throttled_log import warn_throttled
from tablee.server.timeouts import MAX_PIPELINED
from tests.server.running import Running, running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped
from tests.server.test_bounds import port_of

OPENING = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(opcode: int, text: bytes = b"", *, last: bool = True) -> bytes:
    return bytes((opcode | (0x80 if last else 0), 0x80 | len(text))) + bytes(4) + text


async def all_that_comes(server: Running, *says: bytes) -> bytes:
    """The answer on a raw connection before it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    heard = b""
    try:
        async with asyncio.timeout(30):
            for each in says:
                writer.write(each)
                if each.startswith(b"GET /api/tables"):
                    heard += await reader.readuntil(b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                while some := await reader.read(65_536):
                    heard += some
    finally:
        writer.close()
    return heard


@pytest.mark.parametrize(
    "flood",
    [
        frame(1, b"", last=False) + frame(0, b"", last=False) * 40_000,
        frame(9) * 40_000,
        frame(1, b"xx") * 40_000,
        frame(2, b"xx") * 40_000,
    ],
    ids=["pieces without end", "pings", "texts before hello", "bytes before hello"],
)
async def test_a_flood_over_a_socket_ends_the_connection(
    server: Running, http: httpx.AsyncClient, flood: bytes
) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    told = await all_that_comes(server, OPENING.format(code=code).encode(), flood)
    assert told.startswith(b"HTTP/1.1 101")
    assert (await http.get("/api/health")).status_code == 200


async def test_a_flood_of_messages_at_a_table_ends_the_connection(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    hello = b'{"type":"hello","token":"%s"}' % ann.token.encode()
    flood = frame(1, b'{"type":"leave","id":"a"}') * (100 * MAX_FLOOD)
    await all_that_comes(server, OPENING.format(code=code).encode(), frame(1, hello), flood)


async def test_a_flood_after_the_closing_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn would parse and discard it, in Python: 90 ms of the event loop for each 250 kB."""
    late: list[int] = []
    read = WebSocketsSansIOProtocol.data_received

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        if self.close_sent:
            late.append(len(data))
        read(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
    with running(tmp_path, messages_per_second=1.0) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            (ann,) = await guests(http, "Ann")
            code = await ann.open(DUEL)
        await flood_after_bye(server, code, ann.token)
    assert late
    assert sum(late) <= MAX_LATE


async def flood_after_bye(server: Running, code: str, token: str) -> None:
    """Be sent away for too many messages, and go on sending."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    async with asyncio.timeout(30):
        writer.write(OPENING.format(code=code).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(1, b'{"type":"hello","token":"%s"}' % token.encode()) + frame(1, b"xx") * 100)
        await reader.readuntil(b'"bye"')
        with contextlib.suppress(ConnectionError):
            for _ in range(20):
                writer.write(frame(1, b"xx") * 2_000)
                await asyncio.sleep(0.02)
    writer.close()


async def test_a_message_in_a_few_pieces_is_read(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as tap:
        text = '{"type":"chat","id":"in pieces","text":"hello"}'
        step = len(text) // (MAX_PIECES // 2) + 1
        await tap.socket.send([text[at : at + step] for at in range(0, len(text), step)])
        assert await tap.heard(lambda each: each["type"] == "done" and each["id"] == "in pieces")


async def test_many_requests_in_one_piece_are_refused(server: Running, http: httpx.AsyncClient) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n"
    told = await all_that_comes(server, request * 5_000)
    assert b"400" in told or told.count(b"HTTP/1.1 200") <= MAX_PIPELINED + 1
    assert (await http.get("/api/health")).status_code == 200


@pytest.mark.parametrize(
    ("head", "flood"),
    [("Transfer-Encoding: chunked", b"1\r\nx\r\n" * 10_000), ("Content-Length: 99999999999", b"x" * 60_000)],
    ids=["short pieces", "long pieces"],
)
async def test_a_body_without_end_is_not_read_for_ever(server: Running, head: str, flood: bytes) -> None:
    """It was read and dropped until the time of the request was over, in 6 ms for each 250 kB of short pieces."""
    _, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    writer.write(f"POST /api/guests HTTP/1.1\r\nHost: a\r\n{head}\r\n\r\n".encode())

    async def go_on() -> None:
        for _ in range(1_000):
            writer.write(flood)
            await writer.drain()

    with pytest.raises(ConnectionError):
        await go_on()
    writer.close()


@pytest.mark.parametrize("size", [100, 100_000, 900_000])
async def test_a_body_that_comes_after_the_answer_does_not_end_the_connection(server: Running, size: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
    async with asyncio.timeout(30):
        writer.write(f"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: {size}\r\n\r\n".encode())
        assert b" 401 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(b"x" * size)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert b"HTTP/1.1 200" in await reader.read()
    writer.close()


async def test_a_few_requests_in_one_piece_are_all_answered(server: Running) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n"
    last = b"GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    told = await all_that_comes(server, request * (MAX_PIPELINED // 2) + last)
    assert told.count(b"HTTP/1.1 200") == MAX_PIPELINED // 2 + 1


async def test_who_connects_too_often_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.02) as server:
        served = 0
        for _ in range(30):
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
                writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                served += bool(await reader.read())
                writer.close()
        assert 1 <= served < 20


async def test_pages_are_limited_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "WAIT", 0.01)
    with running(tmp_path, requests_per_second=0.05) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            found = [(await http.get("/nothing-here.png")).status_code for _ in range(30)]
    assert found[0] == 404
    assert 429 in found


async def test_texts_among_the_files_are_packed_once(tmp_path: Path) -> None:
    (tmp_path / "app.js").write_text("play();" * 1000)
    (tmp_path / "picture.png").write_bytes(b"picture")
    assets = pages.Assets(tmp_path)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(assets), base_url="http://test") as http:
        for _ in range(2):
            packed = await http.get("/app.js", headers={"accept-encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.text == "play();" * 1000
        plain = await http.get("/app.js", headers={"accept-encoding": "identity"})
        assert (plain.headers.get("content-encoding"), plain.headers["vary"]) == (None, "Accept-Encoding")
        assert "content-encoding" not in (await http.get("/picture.png")).headers
    assert [gzip.decompress(each) for each in assets._packed.values()] == [b"play();" * 1000]


def test_the_same_complaint_is_logged_once_in_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttled_log, "_told", {})
    log = logging.getLogger("tests")
    for address in ["192.0.2.1"] * 50 + ["192.0.2.2"]:
        warn_throttled(log, "shouts", address, lambda: 100.0)
    assert caplog.messages == ["192.0.2.1: shouts", "192.0.2.2: shouts"]
    warn_throttled(log, "shouts", "192.0.2.1", lambda: 100.0 + throttled_log.LOG_EVERY)
    assert caplog.messages[-1] == "192.0.2.1: shouts (and 49 times before)"
