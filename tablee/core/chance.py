"""Chance events that a state can wait for, as data. The outcome comes from outside."""
# compiled by mypyc

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from math import comb, factorial, perm
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.core.bits import bit, members, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A random event that a state waits for.

    `stream` names the source of luck, so that one player's choices do not shift another player's luck.
    """

    def __init__(self, stream: str) -> None:
        self.stream = stream

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.stream!r})"

    def sample(self, rng: Rng) -> list[int]:
        """Return a random outcome, with its true probability."""
        raise NotImplementedError

    def possible(self, outcome: list[int]) -> bool:
        """Return whether this outcome can happen, in the format of `sample`."""
        raise NotImplementedError

    def count(self) -> int:
        """Return the number of distinct outcomes."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[list[int], float]]:
        """Return every outcome with its probability. Check `count` first: there may be very many."""
        raise NotImplementedError


class Dice(Chance):
    """Dice rolled together. The outcome is the faces, smallest first."""

    def __init__(self, stream: str, dice: int, sides: int = 6) -> None:
        super().__init__(stream)
        self.dice = dice
        self.sides = sides

    def sample(self, rng: Rng) -> list[int]:
        sides: i64 = self.sides
        faces: list[int] = []
        for _ in range(self.dice):
            faces.append(rng.below(sides) + 1)
        if self.dice > 1:
            faces.sort()
        return faces

    def possible(self, outcome: list[int]) -> bool:
        fits = len(outcome) == self.dice and outcome == sorted(outcome)
        return fits and all(1 <= face <= self.sides for face in outcome)

    def count(self) -> int:
        return comb(self.dice + self.sides - 1, self.dice)

    def outcomes(self) -> list[tuple[list[int], float]]:
        total = float(self.sides**self.dice)
        listed: list[tuple[list[int], float]] = []
        for faces in combinations_with_replacement(range(1, self.sides + 1), self.dice):
            ways = factorial(self.dice)
            for repeats in Counter(faces).values():
                ways //= factorial(repeats)
            listed.append((list(faces), ways / total))
        return listed


class Draw(Chance):
    """Distinct things drawn one by one from a set (numbers below 62, as a bitmask), as from a shuffled deck."""

    def __init__(self, stream: str, pool: i64, draws: int = 1) -> None:
        super().__init__(stream)
        self.pool: i64 = pool
        self.draws = draws

    def sample(self, rng: Rng) -> list[int]:
        drawn: list[int] = []
        left: i64 = self.pool
        for _ in range(self.draws):
            one: i64 = rng.member(left)
            left ^= bit(one)
            drawn.append(one)
        return drawn

    def possible(self, outcome: list[int]) -> bool:
        fits = len(outcome) == self.draws and len(set(outcome)) == self.draws
        pool = members(self.pool)
        return fits and all(one in pool for one in outcome)

    def count(self) -> int:
        return perm(size(self.pool), self.draws)

    def outcomes(self) -> list[tuple[list[int], float]]:
        each = 1.0 / self.count()
        return [(list(drawn), each) for drawn in permutations(members(self.pool), self.draws)]
