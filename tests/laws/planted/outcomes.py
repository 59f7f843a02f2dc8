"""A defect against law 7: probabilities that do not add up."""

from __future__ import annotations

from tablee.core.chance import Chance, Dice
from tablee.core.rng import Rng
from tablee.core.state import Awaits
from tests.toy.rules import ToyState


class LoadedDie(Chance):
    """Claims wrong probabilities for a 6."""

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(6) + 1]

    def possible(self, outcome: list[int]) -> bool:
        return Dice(self.stream, 1).possible(outcome)

    def count(self) -> int:
        return 6

    def outcomes(self) -> list[tuple[list[int], float]]:
        return [([face], 1.5 / 6 if face == 6 else 1 / 6) for face in range(1, 7)]


class Loaded(ToyState):
    def awaits(self) -> Awaits:
        waits = super().awaits()
        return LoadedDie(waits.stream) if isinstance(waits, Dice) else waits
