"""A playout is a random play step by step, only faster."""

from __future__ import annotations

import pytest

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.rules.playout import nth_move


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_playout_is_the_same_as_step_by_step(preset: str) -> None:
    for seed in range(4):
        quick, slow, told = (GAME.new(GAME.presets[preset], 2) for _ in range(3))
        told.events = []
        luck, same = Rng(seed), Rng(seed)
        played = quick.playout(luck)
        assert State.playout(slow, same) == told.playout(Rng(seed)) == played
        assert quick == slow == told
        assert luck.next() == same.next()


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_playout_begins_at_any_decision(preset: str) -> None:
    rng = Rng(preset)
    state = GAME.new(GAME.presets[preset], 2)
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        if rng.below(10) == 0:
            quick, slow = state.copy(), state.copy()
            assert quick.playout(Rng(1)) == State.playout(slow, Rng(1))
            assert quick == slow
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)


def test_there_is_no_move_where_nobody_can_leave() -> None:
    with pytest.raises(ValueError, match="fewer moves"):
        nth_move(0, 0, 0, 0, 0)
