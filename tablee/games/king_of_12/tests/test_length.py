"""The longest match: no play passes it, and it is not far from what happens."""

from __future__ import annotations

import pytest

from tablee.core.chance import Dice
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.king_of_12 import GAME
from tablee.games.king_of_12.options import PRESETS, KingOptions

SEATS = (2, 3, 4, 5, 8, 16)


def played(options: KingOptions, seats: int, seed: int, *, alike: bool) -> tuple[int, int, int]:
    """Play at random, or all alike so that cards cancel. Return all decisions, the most of a round, and the rounds."""
    state = GAME.new(options, seats)
    rng = Rng(seed)
    decisions = most = begun = 0
    number = state.round
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        skipped = rng.below(14)
        legal = [state.legal(seat) for seat in waits.seats]
        state.apply([each[skipped % len(each)] if alike else rng.pick(each) for each in legal])
        decisions += 1
        most = max(most, decisions - begun)
        waits = state.settle(rng)
        if state.round != number:
            number, begun = state.round, decisions
    return decisions, most, number


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("alike", [False, True])
def test_no_play_is_longer(preset: str, seats: int, alike: bool) -> None:
    options = PRESETS[preset]
    longest = GAME.longest(options, seats)
    assert longest <= GAME.info.longest
    for seed in range(20):
        decisions, most, rounds = played(options, seats, seed, alike=alike)
        assert decisions <= longest
        assert most * 20 <= longest, "a round has more decisions than were counted for it"
        assert rounds <= 20


@pytest.mark.parametrize("seats", SEATS)
def test_it_is_not_far_from_what_happens(seats: int) -> None:
    most = max(played(PRESETS["court"], seats, seed, alike=False)[0] for seed in range(60))
    assert most * 30 > GAME.longest(PRESETS["court"], seats)


def test_k12_5_3_players_who_draw_every_round_pass_it() -> None:
    """Equal dice and equal cards give nobody a point, so the same round begins again. No rule ends that."""
    options = PRESETS["first-game"]
    state, decisions = GAME.new(options, 2), 0
    while decisions <= GAME.longest(options, 2):
        waits = state.awaits()
        if isinstance(waits, Dice):
            state.resolve([7] * waits.dice)
            continue
        assert isinstance(waits, Decide), "it has ended"
        state.apply([state.legal(seat)[0] for seat in waits.seats])
        decisions += 1
    assert not GAME.bounded(options, 2)


def test_a_game_says_the_longest_of_all() -> None:
    every = [GAME.longest(options, seats) for options in PRESETS.values() for seats in range(2, 17)]
    assert max(every) == GAME.info.longest
    assert GAME.longest(PRESETS["first-game"], 2) == 207
