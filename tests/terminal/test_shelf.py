"""The terminal app: from the shelf to a table, and back."""

from __future__ import annotations

import pytest

from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.list_screen import Item, ListScreen
from tablee.terminal.question_screen import QuestionScreen
from tablee.words import Words
from tests.terminal.piloting import app_of, listed, press


async def test_questions_lead_from_the_shelf_to_a_table() -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, QuestionScreen)
        games = [answer.value for answer in screen._question.answers]
        await press(pilot, "home", *["down"] * games.index("killer"), "enter")
        await press(pilot, "down", "enter", "home", "enter", "enter")
        assert app.table is not None
        assert app.table.game is KILLER
        assert app.table.options == PRESETS["duel"]
        assert len(app.table.info.seats) == 2


async def test_the_questions_are_asked_again_in_another_language() -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        await press(pilot, "enter", "f2")
        screen = app.screen
        assert isinstance(screen, QuestionScreen)
        assert screen._question.title == Words("fr")("setup-game")


async def test_a_long_list_is_chosen_from_by_numbers_of_two_digits() -> None:
    chosen: list[str | None] = []
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        window = ListScreen("?", [Item(str(number), "item") for number in range(1, 13)], Words("en"))
        _ = app.push_screen(window, chosen.append)
        await press(pilot, "1", "2")
        assert chosen == ["12"]


@pytest.mark.parametrize("keys", [("3",), ("1", "2"), ("1", "6")])
async def test_the_number_of_players_is_typed_as_it_is(keys: tuple[str, ...]) -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        game = next(number for number, label in enumerate(listed(pilot), 1) if label == "King of 12")
        await press(pilot, str(game), "enter")
        screen = app.screen
        assert isinstance(screen, QuestionScreen)
        assert screen._question.title == "How many players?"
        assert screen.query_one(ChoiceGrid).numbered(60, 20)[0] == " 2 players"
        await press(pilot, *keys)
        await press(pilot, "enter")
        assert app.table is not None
        assert len(app.table.info.seats) == int("".join(keys))


async def test_escape_leads_back_to_the_shelf_and_then_out() -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        await press(pilot, "enter", "escape")
        assert isinstance(app.screen, QuestionScreen)
        await press(pilot, "escape")
    assert app.table is None
