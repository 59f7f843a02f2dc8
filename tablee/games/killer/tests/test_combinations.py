"""Every combination of the variants can be played to its end (D-2.1 to D-2.8, D-4.6)."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.games.killer import GAME
from tablee.games.killer.options import KillerOptions

BOOLS = (False, True)
COMBINATIONS = [
    KillerOptions(
        rolled_life=rolled,
        regeneration=heals,
        attackers_regenerate=attackers,
        announce=announce,
        full_house=full_house,  # type: ignore[arg-type]
        eliminated=eliminated,  # type: ignore[arg-type]
        dice=dice,
    )
    for rolled, heals, attackers, announce, full_house, eliminated, dice in product(
        BOOLS, BOOLS, BOOLS, BOOLS, ("stop", "again", "gamble"), ("out", "ghosts", "revival"), (2, 6, 8)
    )
]


@pytest.mark.parametrize("seats", [2, 8])
def test_every_combination_ends_with_a_winner(seats: int) -> None:
    for number, options in enumerate(COMBINATIONS):
        state = GAME.new(options, seats)
        state.playout(Rng(number))
        result = state.awaits()
        assert isinstance(result, Over)
        places = sorted(result.ranks)
        assert places[0] == 1
        # Only the limit of turns lets players share a place.
        assert places == list(range(1, seats + 1)) or state.turns_left == 0


def test_telling_changes_nothing() -> None:
    """The same choices lead to the same position whether or not somebody listens."""
    for number, options in enumerate(COMBINATIONS[::5]):
        silent, told = GAME.new(options, 3), GAME.new(options, 3)
        luck, same_luck = Rng(number), Rng(number)
        told.events = []
        waits = silent.settle(luck)
        told.settle(same_luck)
        while isinstance(waits, Decide):
            choice = luck.pick(silent.legal(waits.seats[0]))
            assert choice == same_luck.pick(told.legal(waits.seats[0]))
            silent.apply([choice])
            told.apply([choice])
            waits = silent.settle(luck)
            told.settle(same_luck)
            assert GAME.view(silent, None) == GAME.view(told, None)
