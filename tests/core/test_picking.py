"""A legal action at random, rolls without a list, and masks: the quick ways give what the plain ones do."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.registry import all_games
from tests import toy


def played(name: str, seats: int, seed: int, listening: bool) -> list[tuple[object, ...]]:
    """The positions of a random match."""
    game = toy.GAME if name == "toy" else all_games()[name]
    state: State = game.new(game.options(), seats)
    rng = Rng(seed)
    found: list[tuple[object, ...]] = []
    while True:
        state.events = [] if listening else None
        waits = state.settle(rng)
        if not isinstance(waits, Decide):
            return found
        for seat in waits.seats:
            assert state.pick(seat, rng) in state.legal(seat)
            mask = vec[u8]([0] * len(game.actions))
            state.mask_into(mask, 0, seat, 1)
            assert sum(mask) == len(state.legal(seat))
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        found.append((state.key(),))


@pytest.mark.parametrize(("name", "seats"), [("toy", 2), ("claim", 2), ("killer", 2), ("killer", 3), ("king_of_12", 2)])
def test_whether_anybody_listens_changes_nothing(name: str, seats: int) -> None:
    for seed in range(6):
        assert played(name, seats, seed, listening=False) == played(name, seats, seed, listening=True)
