"""The puzzle of the day: each day its own, always the same, from every game in turn."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tablee.coach.daily import game_of_the_day, games_with_puzzles, puzzle_of, puzzle_page
from tablee.coach.finding import puzzles_of
from tablee.core.compiled import COMPILED
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.registry import find_game
from tests import toy

DAY = date(2026, 11, 16)


@pytest.mark.parametrize("name", games_with_puzzles())
def test_every_day_has_its_own_puzzle_and_it_is_always_the_same(name: str) -> None:
    puzzles = puzzles_of(find_game(name))
    assert puzzles is not None
    assert len(puzzles.seeds) == len(set(puzzles.seeds)) >= 200
    pages = [puzzle_page(find_game(name), DAY + timedelta(days=day)) for day in range(3)]
    assert len({bytes(page.view) for page in pages}) == 3
    assert puzzle_page(find_game(name), DAY) == pages[0]
    assert pages[0].solution.choices[0].action in pages[0].offer.actions


def test_the_games_take_turns() -> None:
    names = {game_of_the_day(DAY + timedelta(days=day)) for day in range(len(games_with_puzzles()))}
    assert names == set(games_with_puzzles())


def test_a_game_without_puzzles_says_which_games_have_some() -> None:
    with pytest.raises(Refused, match="no-puzzles"):
        puzzle_of(toy.GAME, DAY)


@pytest.mark.slow
@pytest.mark.parametrize("name", games_with_puzzles())
def test_every_seed_gives_a_puzzle(name: str) -> None:
    puzzles = puzzles_of(find_game(name))
    assert puzzles is not None
    seeds = puzzles.seeds if COMPILED else puzzles.seeds[::8]
    assert all(puzzles.attempt(Rng(seed)) is not None for seed in seeds)
