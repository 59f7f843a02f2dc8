"""Sums up values by their counts: exact, in any order, and no larger for repeated values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt

Histogram = Counter[float]
"""How often each value came."""


def mean(values: Mapping[float, int]) -> float:
    """Return the mean of at least one value."""
    return float(_total(values)) / _count(values)


def variance(values: Mapping[float, int], freedom: int = 0) -> float:
    """Return the variance of these values, or with `freedom` 1 of the population they come from."""
    count = _count(values)
    squares = sum((count_of * Fraction(value) ** 2 for value, count_of in values.items()), Fraction())
    return float((squares - _total(values) ** 2 / count) / (count - freedom))


def deviation(values: Mapping[float, int], freedom: int = 0) -> float:
    """Return the standard deviation."""
    return sqrt(variance(values, freedom))


def nth(values: Mapping[int, int], place: int) -> int:
    """Return the value at this place, counted from 0, in sorted order."""
    passed = 0
    for value in sorted(values):
        passed += values[value]
        if place < passed:
            return value
    raise IndexError(place)


def quantiles(values: Mapping[int, int], parts: int) -> list[float]:
    """Return the same as `statistics.quantiles`, for at least two values."""
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
