"""The HTTP API of the shelf: games, their names and pieces, examples and lessons."""

from __future__ import annotations

import httpx
import pytest

from tablee.registry import find_game, game_ids
from tests.server.running import Running
from tests.server.taps import guests


async def test_the_shelf_lists_every_game_with_what_a_form_needs(http: httpx.AsyncClient) -> None:
    shelf = (await http.get("/api/games")).json()
    assert [box["id"] for box in shelf] == game_ids()
    for box in shelf:
        assert {option["name"] for option in box["options"]} == set(next(iter(box["presets"].values())))
        assert box["bots"]


async def test_names_and_pieces_are_told_in_the_readers_language(http: httpx.AsyncClient) -> None:
    asked = {"options": {}, "language": "fr"}
    told = (await http.post("/api/games/twelve_heroes/lexicon", json=asked)).json()
    assert told["names"]["hero-1"] == "Golem"
    assert [piece["number"] for piece in told["pieces"]] == list(range(1, len(told["names"]) + 1))
    assert (await http.post("/api/games/killer/lexicon", json=asked)).json() == {"names": {}, "pieces": []}


async def test_a_lexicon_of_what_there_is_not_is_refused_with_the_reason(http: httpx.AsyncClient) -> None:
    unknown = await http.post("/api/games/bridge/lexicon", json={"options": {}})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-game")
    broken = await http.post("/api/games/twelve_heroes/lexicon", json={"options": {"heroes": "{}"}})
    assert (broken.status_code, broken.json()["code"]) == (422, "broken-set")


@pytest.mark.parametrize("game", game_ids())
async def test_examples_are_shown_to_everybody(http: httpx.AsyncClient, game: str) -> None:
    told = await http.get(f"/api/games/{game}/examples")
    assert told.status_code == 200
    assert [example["name"] for example in told.json()] == [example.name for example in find_game(game).examples]


async def test_a_guest_begins_a_lesson_with_one_request(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    opened = await ann.ask("POST", "/api/games/killer/lesson", {"language": "ru"})
    assert opened.status_code == 201
    table = (await http.get(f"/api/tables/{opened.json()['code']}")).json()
    assert (table["lesson"], table["language"], table["status"]) == (True, "ru", "playing")
    assert (await http.post("/api/games/killer/lesson", json={})).status_code == 401
    assert (await ann.ask("POST", "/api/games/bridge/lesson", {})).status_code == 404


async def test_the_bots_of_a_lesson_take_the_turn_of_its_address(server: Running, http: httpx.AsyncClient) -> None:
    """With a turn for each guest, a crowd of guests of one address would make other people's bots wait."""
    (ann,) = await guests(http, "Ann")
    code = (await ann.ask("POST", "/api/games/killer/lesson", {})).json()["code"]
    (session,) = [each for each in server.inside.manager.tables.values() if each.table.code == code]
    assert session.owner == "127.0.0.1"
