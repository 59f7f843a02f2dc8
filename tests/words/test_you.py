"""The story and the board of every game address their reader as “you”."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.registry import built_in_ids
from tablee.testing.messages import of_game
from tablee.words.languages import spoken_in

GAMES = Path(tablee.__file__).parent / "games"


CASES = [(game, language) for game in built_in_ids() for language in spoken_in(GAMES / game / "words")]
ABOUT_OTHERS = {"board-known-hand", "board-look-seat", "board-odds-kill"}
"""What is said of the others only, or begins with the name as it is shown."""


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_event_about_a_seat_can_be_about_you(game: str, language: str) -> None:
    if not (GAMES / game / "words" / f"{language}.ftl").is_file():
        pytest.skip(f"the game has not been put into {language}")
    told = {name: found for name, found in of_game(GAMES / game, language).items() if name.startswith("event-")}
    assert told
    silent = {
        name: sorted(seats - found.spoken_to)
        for name, found in told.items()
        if (seats := {each for each in found.variables if each.partition("_")[0] == "seat"}) - found.spoken_to
    }
    assert not silent


@pytest.mark.parametrize(("game", "language"), CASES)
def test_whatever_a_board_says_about_a_seat_can_be_about_you(game: str, language: str) -> None:
    if not (GAMES / game / "words" / f"{language}.ftl").is_file():
        pytest.skip(f"the game has not been put into {language}")
    said = {name: found for name, found in of_game(GAMES / game, language).items() if name.startswith("board-")}
    silent = {name for name, found in said.items() if "seat" in found.variables - found.spoken_to} - ABOUT_OTHERS
    assert not silent
