"""Requests that are malformed, too large, too many or too slow."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.core.refusal import Refused
from tablee.server import timeouts
from tablee.server.responses import problem
from tests.server.running import running
from tests.server.setups import DUEL
from tests.server.taps import guests
from tests.tables.managers import until


@pytest.mark.parametrize("heroes", ['{"\\ud800": 1}', '{"version": %s}' % ("9" * 400), '"version = %s"' % ("9" * 400)])
async def test_half_a_character_and_a_huge_number_are_refused(http: httpx.AsyncClient, heroes: str) -> None:
    answer = await http.post("/api/games/twelve_heroes/lexicon", json={"options": {"heroes": heroes}})
    assert (answer.status_code, answer.json()["code"]) == (422, "broken-set")


def test_a_refusal_can_be_written_whatever_somebody_sent() -> None:
    refused = Refused("no-such-set", value="\ud800", count=2**70, choices=["\udfff", "a"], numbers=[1, 10**400])
    told = msgspec.json.decode(problem(refused).body)["params"]
    assert told == {"value": "?", "count": str(float(2**70)), "choices": ["?", "a"], "numbers": [1, "…"]}


async def test_an_address_that_is_too_long_is_refused(http: httpx.AsyncClient) -> None:
    for start in ("/assets/", "/api/", "/docs/"):
        long = await http.get(start + "a/" * 600)
        assert (long.status_code, long.json()["code"]) == (414, "address-too-long")


async def test_a_body_that_is_too_large_or_no_json_is_refused(http: httpx.AsyncClient) -> None:
    large = await http.post("/api/guests", content=b"x" * 70_000)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    for body in (b"", b"{", b"\xff\xfe", b'"text"', b'{"name": 7}', b"[" * 60_000):
        answer = await http.post("/api/guests", content=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


async def test_a_body_that_is_nested_too_deeply_is_refused(http: httpx.AsyncClient) -> None:
    deep = b'{"options":{"leader":' + b"[" * 20_000 + b"]" * 20_000 + b"}}"
    answer = await http.post("/api/games/claim/lexicon", content=deep)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("seat", ["0", "3", "one", "1" * 5000, "\u0661"])
async def test_a_seat_that_there_is_not_is_refused(seat: str, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    answer = await http.get(f"/api/tables/{code}/replay", params={"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-such-seat")


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("DELETE", "/api/me", 405)])
async def test_a_request_that_there_is_not_says_where_all_are_listed(
    method: str, path: str, status: int, http: httpx.AsyncClient
) -> None:
    answer = await http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, "no-such-request")
    assert "allow" in answer.headers or status == 404


async def test_whoever_does_not_end_a_request_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "GRACE", 0.1)
    with running(tmp_path, request_timeout=0.2) as server:
        port = int(server.url.rsplit(":", 1)[1])
        for begun in (b"", b"GET /api/health HTTP/1.1\r\nHo", b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(3):
                    await reader.read()
            writer.close()


@pytest.mark.parametrize("ending", ["close", "keep-alive"])
async def test_whoever_does_not_take_an_answer_in_is_cut_off(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "GRACE", 0.1)
    asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: {ending}\r\n\r\n".encode()
    with running(tmp_path, request_timeout=0.5) as server, socket.socket() as raw:
        server.keep_little()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
        raw.sendall(asked)
        assert raw.recv(1)
        await until(lambda: not server.connections)


async def test_an_address_that_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.5) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            codes = [(await http.get("/api/health")).status_code for _ in range(12)]
            assert codes[:5] == [200] * 5
            assert 429 in codes


async def test_a_request_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with running(tmp_path, request_timeout=0.2) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:

            async def slowly() -> Any:
                yield b'{"name":'
                await asyncio.sleep(3)
                yield b'"Ann"}'

            answer = await http.post("/api/guests", content=slowly())
            assert answer.status_code == 503
