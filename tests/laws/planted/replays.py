"""Defects against law 3: draws missing from the log."""

from __future__ import annotations

from tablee.core.rng import Rng
from tests.toy.options import ToyOptions
from tests.toy.rules import ToyState

DICE = Rng("nobody logs this")


class UnloggedRoll(ToyState):
    """Rolls by itself, with a generator of the module."""

    def _gain(self, points: int) -> None:
        super()._gain(DICE.below(6) + 1)


class OwnGenerator(ToyState):
    """Rolls by itself, with a generator of its own."""

    def __init__(self, options: ToyOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.rng = Rng(1)

    def _gain(self, points: int) -> None:
        super()._gain(self.rng.below(6) + 1)
