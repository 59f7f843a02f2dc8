"""A view as small named whole numbers for learners, eight numbers to a machine word.

`Game.parts` defines the numbers of a view. `State.observe_into` writes the same numbers directly from the position,
which is many times faster. A law checks that the two are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

WORD: Final = 8
"""This many numbers share a word. Every part begins with a new word."""
MAX_NUMBER: Final = 255


class Part(NamedTuple):
    """Numbers of one kind under a name, each from 0 to `high` or to its own limit. Greater ones are cut to `high`."""

    name: str
    numbers: Sequence[int]
    high: int | Sequence[int] = 1

    @property
    def highs(self) -> list[int]:
        """The upper limit of each number."""
        return [self.high] * len(self.numbers) if isinstance(self.high, int) else list(self.high)

    def filled(self) -> list[int]:
        """Return the numbers cut to their limits, padded with zeros to the end of the word."""
        told = [min(max(int(number), 0), high) for number, high in zip(self.numbers, self.highs, strict=True)]
        return told + [0] * (-len(told) % WORD)


class Layout:
    """The meaning of each number in an observation, the same for the same game, options and seats.

    `slices` maps each part's name to its place, `highs` lists the limit of each number. `version` changes with the
    meaning of any number: a model trained with one version is useless with another.
    """

    def __init__(self, version: int, parts: Sequence[Part]) -> None:
        self.version = version
        self.slices: dict[str, slice] = {}
        self.highs: list[int] = []
        for part in parts:
            start = len(self.highs)
            self.slices[part.name] = slice(start, start + len(part.numbers))
            self.highs += [*part.highs, *[1] * (-len(part.numbers) % WORD)]
        if len(self.slices) != len(parts):
            raise ValueError("two parts of an observation have the same name")
        if self.highs and not 1 <= min(self.highs) <= max(self.highs) <= MAX_NUMBER:
            raise ValueError(f"the numbers of an observation reach from 0 to at most {MAX_NUMBER}")

    @property
    def size(self) -> int:
        """The number of numbers, padding included."""
        return len(self.highs)

    @property
    def words(self) -> int:
        """The number of machine words."""
        return len(self.highs) // WORD

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Layout) and (self.version, self.highs) == (other.version, other.highs)
        return same and isinstance(other, Layout) and self.slices == other.slices

    def __hash__(self) -> int:
        return hash((self.version, tuple(self.slices), tuple(self.highs)))

    def __repr__(self) -> str:
        return f"<Layout version {self.version}: {self.size} numbers, {', '.join(self.slices)}>"


def joined(parts: Sequence[Part]) -> list[int]:
    """Return the numbers of all parts as `State.observe_into` writes them."""
    return [number for part in parts for number in part.filled()]


def scaled(parts: Sequence[Part]) -> list[float]:
    """Return the numbers of all parts, scaled to 0 to 1."""
    highs = [high for part in parts for high in [*part.highs, *[1] * (-len(part.numbers) % WORD)]]
    return [number / high for number, high in zip(joined(parts), highs, strict=True)]
