"""A form asks the server which options have an effect, and a table refuses the others."""

from __future__ import annotations

from typing import Any

import httpx
import pytest


async def form(http: httpx.AsyncClient, game: str, seats: int, **options: Any) -> Any:
    return (await http.post(f"/api/games/{game}/form", json={"options": options, "seats": seats})).json()


async def open_table(http: httpx.AsyncClient, game: str, seats: int, **options: Any) -> httpx.Response:
    token = (await http.post("/api/guests", json={"name": "Ann"})).json()["token"]
    setup = {"game": game, "seats": [{"type": "person"}] * seats, "options": options}
    return await http.post("/api/tables", json={"setup": setup}, headers={"authorization": f"Bearer {token}"})


async def test_a_form_is_told_what_changes_nothing_and_why(http: httpx.AsyncClient) -> None:
    told = await form(http, "killer", 3, full_house="gamble", rolled_life=True)
    assert told == {"idle": {"low": "marks", "high": "marks", "life": "life"}, "problem": None}


async def test_a_form_is_told_why_no_table_can_be_opened(http: httpx.AsyncClient) -> None:
    told = await form(http, "killer", 2, dice=2, attackers_regenerate=True)
    assert (told["problem"]["code"], told["problem"]["rule"]) == ("never-ends", "D-4.5")
    assert (await form(http, "king_of_12", 2, characters="agreed", agreed="ogre"))["problem"]["params"][
        "name"
    ] == "ogre"
    assert (await form(http, "claim", 2, nonsense=1))["problem"]["code"] == "option-unknown"


async def test_a_form_may_hold_what_a_preset_brought_along(http: httpx.AsyncClient) -> None:
    told = await form(http, "king_of_12", 3, characters="first-game", promo="faun", symbols="exchange")
    assert told["problem"] is None
    assert {"promo", "symbols"} <= told["idle"].keys()


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("killer", {"endless": True}, "option-past"),
        ("twelve_heroes", {"departed": "act"}, "option-past"),
        ("king_of_12", {"standings": "winner"}, "option-past"),
        ("killer", {"low": 5}, "option-idle"),
        ("king_of_12", {"theft": "must"}, "option-idle"),
        ("king_of_12", {"seats_change": "by-lot"}, "option-idle"),
        ("twelve_heroes", {"decks": "draft", "faction_1": "elves"}, "option-idle"),
    ],
)
async def test_no_table_is_opened_with_an_option_of_no_use(
    http: httpx.AsyncClient, game: str, options: dict[str, Any], code: str
) -> None:
    told = await open_table(http, game, 2, **options)
    assert (told.status_code, told.json()["code"]) == (422, code)


async def test_a_table_is_opened_with_options_of_use(http: httpx.AsyncClient) -> None:
    assert (await open_table(http, "killer", 3, rolled_life=True, life_roll="keeping")).status_code == 201
