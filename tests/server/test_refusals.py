"""Whatever the server turns away gets a clear answer, is logged, and is counted for operators."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.client import new_id
from tablee.server import middleware, throttled_log
from tablee.server.timeouts import MAX_HEADERS
from tablee.wire.client import Chat
from tests.server.running import Running, running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped
from tests.server.test_bounds import answer_to


@pytest.fixture(autouse=True)
def every_line(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What other tests logged does not count."""
    throttled_log._told.clear()
    with caplog.at_level(logging.WARNING):
        yield


async def opened(server: Running, times: int, **settings: Any) -> list[InvalidStatus]:
    """Open and close this many sockets. Return the refusals."""
    refused = []
    for _ in range(times):
        try:
            await (await connect(f"{server.url.replace('http', 'ws')}/api/tables/NOTHERE/socket", **settings)).close()
        except InvalidStatus as status:
            refused.append(status)
    return refused


def told(status: InvalidStatus) -> tuple[int, str]:
    """The status of a refusal, and its code."""
    assert status.response.body is not None
    return status.response.status_code, json.loads(bytes(status.response.body))["code"]


def counted(server: Running, code: str) -> int:
    return server.inside.manager.measures.refusals[code]


async def test_a_socket_opened_too_often_is_told_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path, sockets_per_second=0.1) as server:
        refused = await opened(server, 5)
        assert refused
        assert {told(each) for each in refused} == {(429, "too-fast")}
        assert counted(server, "too-fast") == len(refused)
    assert "127.0.0.1: a socket was refused (too-fast)" in caplog.text


async def test_sockets_of_all_addresses_together_are_bounded(tmp_path: Path) -> None:
    """At a rate of one tenth of all connections a second, once all have come."""
    with running(tmp_path, max_connections=10) as server:
        refused = await opened(server, 30)
        assert refused
        assert {told(each) for each in refused} == {(503, "too-many-connections")}


async def test_too_many_sockets_are_told_so(tmp_path: Path) -> None:
    with running(tmp_path, max_per_address=1) as server:
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/NOTHERE/socket"):
            (refused,) = await opened(server, 1)
        assert told(refused) == (503, "too-many-connections")


async def test_a_page_of_another_site_is_told_so(server: Running) -> None:
    before = counted(server, "foreign-origin")
    (refused,) = await opened(server, 1, origin="https://elsewhere.example")
    assert told(refused) == (403, "foreign-origin")
    assert counted(server, "foreign-origin") == before + 1


async def test_too_many_requests_are_logged_and_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "WAIT", 0.0)
    with running(tmp_path, requests_per_second=0.1) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            codes = [(await http.get("/api/health")).status_code for _ in range(5)]
        assert counted(server, "too-fast") == codes.count(429) > 0
    assert caplog.text.count("127.0.0.1: sends too many requests; refused some") == 1


async def test_one_address_opens_only_so_many_tables_at_a_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With a clock of days they would stay in memory, and be woken after every restart."""
    with running(tmp_path, max_tables_per_address=2) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            ann, bob = await guests(http, "Ann", "Bob")
            await ann.open(DUEL)
            code = await ann.open(DUEL)
            for refused in (
                await bob.ask("POST", "/api/tables", {"setup": DUEL}),
                await bob.ask("POST", "/api/games/killer/lesson", {}),
            ):
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
            assert counted(server, "too-many-tables") == 2
            async with httpx.AsyncClient(base_url=server.admin_url, headers={"X-Tablee-Operator": "1"}) as operator:
                assert (await operator.post("/orders", json={"order": "close", "code": code})).status_code == 204
            await bob.open(DUEL)
    assert caplog.text.count("127.0.0.1: has opened too many tables; refused one") == 1


async def test_a_refused_request_is_counted(server: Running, http: httpx.AsyncClient) -> None:
    before = counted(server, "malformed"), counted(server, "who-are-you")
    await http.post("/api/guests", content=b"no json")
    await http.get("/api/me")
    assert (counted(server, "malformed"), counted(server, "who-are-you")) == (before[0] + 1, before[1] + 1)


async def test_endless_headers_and_too_many_connections_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, max_per_address=1) as server:
        await answer_to(server, b"GET / HTTP/1.1\r\nX-Filler: " + b"a" * (2 * MAX_HEADERS))
        assert counted(server, "headers-too-large") == 1
        _, idle = await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))
        async with asyncio.timeout(10):
            while not counted(server, "too-many-connections"):
                await answer_to(server, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        idle.close()


async def test_messages_that_come_too_fast_or_make_no_sense_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=1.0) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            (ann,) = await guests(http, "Ann")
            code = await ann.open(DUEL)
        async with tapped(server.url, code, ann.token) as tap:
            await tap.say("no json")
            await tap.heard(lambda each: each.get("code") == "malformed")
            for _ in range(10):
                await tap.say(Chat(new_id(), "hello"))
            await tap.heard(lambda each: each.get("code") == "too-fast")
        assert counted(server, "malformed") == 1
        assert counted(server, "too-fast") >= 1
