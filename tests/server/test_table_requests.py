"""The HTTP API of tables: the lobby, one's own tables, setups and records."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tablee.client import new_id
from tablee.core.record_reader import read
from tablee.core.verify import verify
from tablee.registry import find_game
from tablee.wire.client import Sit, Start
from tests.server.running import Running
from tests.server.setups import DUEL, SOLO
from tests.server.taps import guests, tapped


async def test_public_tables_are_in_the_lobby_and_others_only_among_ones_own(http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    shown, hidden = await ann.open(DUEL | {"public": True}), await ann.open(DUEL)
    listed = {table["code"]: table for table in (await http.get("/api/tables")).json()}
    assert shown in listed
    assert hidden not in listed
    assert (listed[shown]["free"], listed[shown]["players"]) == (1, ["Ann"])
    mine = [table["code"] for table in (await ann.ask("GET", "/api/me/tables")).json()]
    assert set(mine) == {shown, hidden}
    assert (await bob.ask("GET", "/api/me/tables")).json() == []
    assert (await http.get(f"/api/tables/{hidden.lower()}")).json()["status"] == "open"


async def test_my_tables_say_where_i_am_awaited(server: Running, http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, bob.token) as tap:
        await tap.do(Sit(new_id(), 1))
    async with tapped(server.url, code, ann.token) as tap:
        await tap.do(Start(new_id()))
        asked = tap.update["awaited"]
    listed = [(await guest.ask("GET", "/api/me/tables")).json()[0]["awaited"] for guest in (ann, bob)]
    assert listed == [0 in asked, 1 in asked]


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess", "seats": [{"type": "person"}]}, "no-such-game"),
        ({"game": "claim", "seats": [{"type": "person"}] * 3}, "seats"),
        ({"game": "claim", "seats": [{"type": "person"}, {"type": "bot", "level": "genius"}]}, "no-such-bot"),
        ({"game": "killer", "seats": [{"type": "person"}] * 2, "options": {"dice": 100}}, "option-bounds"),
        ({"game": "killer", "seats": [{"type": "person"}] * 2, "options": {"no": 1}}, "option-unknown"),
        ({"game": "killer", "seats": [{"type": "bot", "level": "steady"}] * 2}, "no-seat-for-you"),
        ({"game": "killer", "seats": []}, "malformed"),
        ({"game": "killer", "seats": [{"type": "person"}] * 17}, "malformed"),
        (
            {"game": "killer", "seats": [{"type": "person"}] * 2, "clock": {"type": "per-move", "seconds": 0}},
            "malformed",
        ),
        ({"game": "killer", "seats": [{"type": "person"}] * 2, "wine": True}, "malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(
    setup: dict[str, Any], code: str, http: httpx.AsyncClient
) -> None:
    (ann,) = await guests(http, "Ann")
    answer = await ann.ask("POST", "/api/tables", {"setup": setup})
    assert answer.json()["code"] == code
    assert answer.status_code in (404, 422)


async def test_the_record_of_a_finished_game_is_there_to_keep_and_to_check(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(SOLO, sit=False, start=True)
    for _ in range(500):
        if (await http.get(f"/api/tables/{code}")).json()["status"] == "finished":
            break
    record = await http.get(f"/api/tables/{code}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert verify(read(record.text, find_game)).good
    assert (await http.get(f"/api/tables/{code}/verify")).json()["good"]


async def test_the_record_of_a_game_that_goes_on_stays_closed(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    for path in ("record", "verify"):
        answer = await http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")
    assert (await http.get("/api/tables/NOSUCH/record")).status_code == 404
