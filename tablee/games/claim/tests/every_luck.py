"""A generator that enumerates every outcome of chance, each with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from fractions import Fraction
from itertools import combinations
from typing import TypeVar, cast

from tablee.core.bits import mask_of, members
from tablee.core.rng import Rng

T = TypeVar("T", bound=Hashable)


class Never(Exception):
    """An outcome with probability zero."""


class Scripted:
    """Follows a script of outcomes, then takes the first outcome each time. Records the alternatives it passed."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.ways: list[int] = []
        self.probability = Fraction(1)

    def _go(self, probabilities: list[Fraction]) -> int:
        turn = len(self.ways)
        way = self.script[turn] if turn < len(self.script) else 0
        self.ways.append(len(probabilities))
        if probabilities[way] == 0:
            raise Never
        self.probability *= probabilities[way]
        return way

    def weighted(self, weights: list[float]) -> int:
        exact = [Fraction(weight) for weight in weights]
        return self._go([weight / sum(exact) for weight in exact])

    def subset(self, mask: int, count: int) -> int:
        subsets = list(combinations(members(mask), count))
        assert subsets, "more cards are wanted than there are"
        return mask_of(list(subsets[self._go([Fraction(1, len(subsets))] * len(subsets))]))


def distribution(sample: Callable[[Rng], T]) -> dict[T, Fraction]:
    """Return the exact probability of each result of the sampler."""
    found: dict[T, Fraction] = {}
    script: list[int] | None = []
    while script is not None:
        luck = Scripted(script)
        with suppress(Never):
            outcome = sample(cast("Rng", luck))
            found[outcome] = found.get(outcome, Fraction(0)) + luck.probability
        script = _next(script, luck.ways)
    return found


def _next(script: list[int], ways: list[int]) -> list[int] | None:
    """Return the next script, counting up like an odometer."""
    script = script + [0] * (len(ways) - len(script))
    while script and script[-1] + 1 == ways[len(script) - 1]:
        script.pop()
    return [*script[:-1], script[-1] + 1] if script else None
