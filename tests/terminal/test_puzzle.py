"""The puzzle of the day by keys: a wrong choice, the right one, and filtering by words."""

from __future__ import annotations

from datetime import date

import pytest

from tablee.coach.daily import puzzle_of, puzzle_page
from tablee.registry import find_game
from tablee.terminal.puzzle_app import PuzzleApp
from tablee.words import Words
from tests.terminal.piloting import shown

DAY = date(2026, 11, 17)


def opened(name: str) -> PuzzleApp:
    game = find_game(name)
    found, page = puzzle_of(game, DAY), puzzle_page(game, DAY)
    words = Words("en", game, ["Ann", "Bob"], options=found.options, me=page.seat)
    return PuzzleApp(game, found.options or game.options(), found.view, page, words)


async def test_a_wrong_choice_is_told_and_the_right_one_solves_it() -> None:
    app = opened("claim")
    labels = [each.notation for each in app._offered]
    best = app._page.solution.choices[0].action.text
    wrong = next(number for number, text in enumerate(labels, 1) if text != best)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(str(wrong), "enter")
        await pilot.pause()
        assert app.tried
        assert not app.solved
        await pilot.press(str(labels.index(best) + 1), "enter")
        await pilot.pause()
        assert app.solved


async def test_words_after_a_slash_are_no_commands() -> None:
    app = opened("claim")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("slash", "s", "i", "q")
        await pilot.pause()
        assert app.is_running
        assert not app.solved
        assert "siq" in shown(pilot, "#typed")
        await pilot.press("escape", "s")
        await pilot.pause()
        assert app.solved


@pytest.mark.parametrize(("name", "keys"), [("killer", "Space mark"), ("claim", "/ find")])
async def test_the_keys_are_those_that_work(name: str, keys: str) -> None:
    app = opened(name)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert keys in shown(pilot, "#keys")


async def test_the_solution_comes_with_what_the_best_is_worth_and_leaves_the_dice_in_sight() -> None:
    app = opened("killer")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        prompt = shown(pilot, "#prompt")
        best, *others = sorted(app._page.solution.choices, key=lambda each: -each.value)
        values = [app._words.decimal(100 * each.value) for each in (best, *others[:2])]
        assert [line.partition("%")[0].strip() for line in prompt.split("\n")[2:]] == values
        dice, dock = app.query_one("#dice"), app.query_one("#ask")
        assert dice.region.bottom <= dock.region.bottom
