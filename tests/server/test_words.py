"""The server sends the messages and rules of every language and game."""

from __future__ import annotations

import httpx
import pytest

from tablee.registry import find_game, game_ids
from tablee.words import LANGUAGES, rules_of


async def test_the_languages_are_told_under_their_own_names(http: httpx.AsyncClient) -> None:
    told = (await http.get("/api/words")).json()
    assert [each["language"] for each in told] == list(LANGUAGES)
    assert {"language": "fr", "name": "Français"} in told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_program_tells_its_messages(http: httpx.AsyncClient, language: str) -> None:
    told = await http.get(f"/api/words/{language}")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nseat-without-name = " in told.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
async def test_a_game_tells_its_messages_and_rules(http: httpx.AsyncClient, game: str, language: str) -> None:
    told = await http.get(f"/api/words/{language}/{game}")
    assert "game-name = " in told.text
    rules = await http.get(f"/api/words/{language}/{game}/rules")
    assert rules.headers["content-type"] == "text/markdown; charset=utf-8"
    assert rules.text == rules_of(find_game(game), language) != ""


async def test_the_words_of_a_lesson_come_only_to_who_learns(http: httpx.AsyncClient) -> None:
    assert "example-" not in (await http.get("/api/words/en/killer")).text
    assert "example-" in (await http.get("/api/words/en/killer?learning")).text


@pytest.mark.parametrize("path", ["xx", "en.ftl", "..", "xx/killer", "en/bridge", "en/bridge/rules", "EN"])
async def test_what_there_is_not_is_refused(http: httpx.AsyncClient, path: str) -> None:
    told = await http.get(f"/api/words/{path.replace('..', '%2e%2e')}")
    assert (told.status_code, told.json()["code"][:7]) == (404, "no-such")


async def test_a_browser_that_has_the_words_is_told_so(http: httpx.AsyncClient) -> None:
    first = await http.get("/api/words/en", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = await http.get("/api/words/en", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_what_the_first_screens_wait_for_is_compressed(http: httpx.AsyncClient) -> None:
    games = await http.get("/api/games", headers={"Accept-Encoding": "gzip"})
    wanted = {"options": {}, "language": "en"}
    lexicon = await http.post("/api/games/twelve_heroes/lexicon", json=wanted, headers={"Accept-Encoding": "gzip"})
    assert [each.headers.get("content-encoding") for each in (games, lexicon)] == ["gzip", "gzip"]


async def test_nobody_reads_a_language_that_there_is_not(http: httpx.AsyncClient) -> None:
    told = await http.post("/api/guests", json={"name": "Ann", "language": "tlh"})
    assert (told.status_code, told.json()["code"]) == (404, "no-such-language")
