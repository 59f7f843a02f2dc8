"""Sums up values by how often each came: exact, in any order, and no larger for more of the same values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt

Histogram = Counter[float]
"""How often each value came."""


def mean(values: Mapping[float, int]) -> float:
    """The mean of at least one value."""
    return float(_total(values)) / _count(values)


def variance(values: Mapping[float, int], freedom: int = 0) -> float:
    """The variance: of these values, or with `freedom` 1 of what they were drawn from."""
    count = _count(values)
    squares = sum((count_of * Fraction(value) ** 2 for value, count_of in values.items()), Fraction())
    return float((squares - _total(values) ** 2 / count) / (count - freedom))


def deviation(values: Mapping[float, int], freedom: int = 0) -> float:
    """The standard deviation."""
    return sqrt(variance(values, freedom))


def nth(values: Mapping[int, int], place: int) -> int:
    """The value at this place, counted from 0, when all stand in order."""
    passed = 0
    for value in sorted(values):
        passed += values[value]
        if place < passed:
            return value
    raise IndexError(place)


def quantiles(values: Mapping[int, int], parts: int) -> list[float]:
    """What `statistics.quantiles` says of the same values, of which there are at least two."""
    count = _count(values)
    cuts = []
    for cut in range(1, parts):
        place = min(max(cut * (count + 1) // parts, 1), count - 1)
        beyond = cut * (count + 1) - place * parts
        cuts.append((nth(values, place - 1) * (parts - beyond) + nth(values, place) * beyond) / parts)
    return cuts


def _count(values: Mapping[float, int] | Mapping[int, int]) -> int:
    return sum(values.values())


def _total(values: Mapping[float, int]) -> Fraction:
    return sum((count * Fraction(value) for value, count in values.items()), Fraction())
