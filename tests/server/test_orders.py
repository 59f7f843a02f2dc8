"""An operator's orders over the admin port: close, ban, revoke, announce."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tablee.cli import main
from tests.server.running import Running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped


@pytest.fixture
async def operator(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"X-Tablee-Operator": "1"}
    async with httpx.AsyncClient(base_url=server.admin_url, headers=headers, timeout=30) as client:
        yield client


async def give(operator: httpx.AsyncClient, order: str, **details: Any) -> None:
    answer = await operator.post("/orders", json={"order": order, **details})
    assert answer.status_code == 204, answer.text


async def test_a_table_is_closed_for_all_who_are_there(
    server: Running, http: httpx.AsyncClient, operator: httpx.AsyncClient
) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open({**DUEL, "seats": [{"type": "person"}, {"type": "bot", "level": "steady"}]}, start=True)
    async with tapped(server.url, code, ann.token) as tap:
        await give(operator, "close", code=code)
        update = await tap.updated(lambda each: each["table"]["status"] == "closed")
        assert update["table"]["ended"] == "operator"
    unknown = await operator.post("/orders", json={"order": "close", "code": "NONE42"})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-table")


async def test_a_banned_address_is_sent_away_and_kept_out_until_it_is_let_in(
    server: Running, http: httpx.AsyncClient, operator: httpx.AsyncClient
) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as tap:
        await give(operator, "ban", address="127.0.0.1", hours=1)
        assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "banned"
    refused = await http.get("/api/games")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    with pytest.raises(InvalidStatus):
        async with tapped(server.url, code, ann.token):
            pass
    await give(operator, "unban", address="127.0.0.1")
    assert (await http.get("/api/games")).status_code == 200


@pytest.mark.parametrize("nonsense", ["203.0.113", "10.0.0.0/8", "example.org", ""])
async def test_what_is_no_address_is_not_banned(operator: httpx.AsyncClient, nonsense: str) -> None:
    for order in ("ban", "unban"):
        answer = await operator.post("/orders", json={"order": order, "address": nonsense})
        assert (answer.status_code, answer.json()["code"]) == (422, "no-such-address")


async def test_revoked_tokens_are_worth_nothing(
    server: Running, http: httpx.AsyncClient, operator: httpx.AsyncClient
) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    code = await ann.open(DUEL)
    seats = (await operator.get(f"/tables/{code}")).json()["seats"]
    assert seats[0]["user"] == ann.user
    assert seats[0]["here"] is False
    async with tapped(server.url, code, ann.token) as tap:
        assert (await operator.get(f"/tables/{code}")).json()["seats"][0]["here"]
        await give(operator, "revoke", user=ann.user)
        assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "who-are-you"
    assert (await ann.ask("GET", "/api/me")).status_code == 401
    assert (await bob.ask("GET", "/api/me")).status_code == 200
    again = await operator.post("/orders", json={"order": "revoke", "user": ann.user})
    assert again.json()["code"] == "no-such-guest"


async def test_who_is_at_a_table_of_another_process_is_not_known(
    server: Running, http: httpx.AsyncClient, operator: httpx.AsyncClient
) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    assert (await operator.get(f"/tables/{code}")).json()["held"]
    manager = server.inside.manager
    manager.forget(manager.tables[manager._codes[code]])
    shown = (await operator.get(f"/tables/{code}")).json()
    assert (shown["held"], shown["seats"][0]["here"]) == (False, None)


async def test_a_restart_is_announced_to_all(
    server: Running, http: httpx.AsyncClient, operator: httpx.AsyncClient
) -> None:
    (ann,) = await guests(http, "Ann")
    async with tapped(server.url, await ann.open(DUEL), ann.token) as tap:
        await give(operator, "announce", minutes=5)
        assert (await tap.heard(lambda each: each["type"] == "notice"))["minutes"] == 5


async def test_orders_come_from_a_program_and_are_understood(server: Running, operator: httpx.AsyncClient) -> None:
    async with httpx.AsyncClient(base_url=server.admin_url) as page:
        answer = await page.post("/orders", json={"order": "announce", "minutes": 5})
        assert (answer.status_code, answer.json()["code"]) == (403, "only-here")
        assert (await page.get("/tables/ABCDEF")).status_code == 403
    for body in (b"", b"{}", b'{"order": "dance"}', b'{"order": "close"}', b"[" * 100_000):
        assert (await operator.post("/orders", content=body)).status_code == 422


async def test_the_command_gives_orders(
    server: Running, http: httpx.AsyncClient, capsys: pytest.CaptureFixture[str]
) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    where = ["--admin", server.admin_url, "--lang", "en"]
    assert await asyncio.to_thread(main, ["admin", "show", code, *where]) == 0
    assert ann.user in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["admin", "close", code, *where]) == 0
    assert (await http.get(f"/api/tables/{code}")).json()["status"] == "closed"
    assert await asyncio.to_thread(main, ["admin", "close", "NONE42", *where]) == 2
    assert "NONE42" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["admin", "announce", "soon", *where]) == 2
    assert "soon" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["admin", "unban", "::1", "--admin", "http://127.0.0.1:1"]) == 2


async def test_who_gives_orders_is_who_is_connected_whatever_a_header_says(operator: httpx.AsyncClient) -> None:
    unknown = await operator.get("/tables/NONE42", headers={"X-Forwarded-For": "203.0.113.5"})
    assert unknown.json()["code"] == "no-such-table"
