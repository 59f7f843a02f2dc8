"""The longest match: no play passes it, however the players stall."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.game import BUSIEST_TURN, BUSIEST_TURN_WITH_EXTRA
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.actions import CARRY, DECLINE, DEPLOY, DONE, MOVE, RECRUIT, RESOLVE, SUPPLY
from tablee.games.twelve_heroes.rules.pieces import LAST_TURN

Taste = Callable[[int], int]


def anything(action: int) -> int:
    return 0


def nothing(action: int) -> int:
    """Take Food and nothing else, until time is over."""
    return 0 if action in (SUPPLY, DONE, DECLINE) else 1


def much(action: int) -> int:
    """Ask for as many choices as possible: never end or decline anything, and rather go to and fro than supply."""
    if action in (SUPPLY, DONE, DECLINE, CARRY):
        return 2
    return 0 if MOVE <= action < RESOLVE or DEPLOY <= action < MOVE or action >= RECRUIT else 1


def played(options: HeroesOptions, seed: int, taste: Taste) -> tuple[int, int, int]:
    """Return all decisions, the most of a turn, and the turns."""
    state = GAME.new(options, 2)
    rng = Rng(seed)
    decisions = most = begun = 0
    turn = state.turn
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        choices = []
        for seat in waits.seats:
            legal = state.legal(seat)
            best = min(map(taste, legal))
            choices.append(rng.pick([action for action in legal if taste(action) == best]))
        state.apply(choices)
        decisions += 1
        waits = state.settle(rng)
        if state.turn != turn:
            turn, begun = state.turn, decisions
        most = max(most, decisions - begun)
    return decisions, most, turn


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("taste", [anything, nothing, much])
def test_no_play_is_longer(preset: str, taste: Taste) -> None:
    options = GAME.presets[preset]
    longest = GAME.longest(options, 2)
    assert longest <= GAME.info.longest
    busiest = BUSIEST_TURN_WITH_EXTRA if options.extra_actions else BUSIEST_TURN
    for seed in range(3 if taste is nothing else 12):
        decisions, most, turns = played(options, seed, taste)
        assert decisions <= longest
        assert 2 * most <= busiest
        assert turns <= LAST_TURN


def test_it_is_an_estimate_and_says_so() -> None:
    assert not any(GAME.bounded(options, 2) for options in GAME.presets.values())


def test_it_is_not_far_from_what_stalling_reaches() -> None:
    """Who only takes Food makes three choices in each of all turns."""
    decisions, _, turns = played(GAME.options(), 1, nothing)
    assert turns == LAST_TURN
    assert 15 * decisions > GAME.longest(GAME.options(), 2)
