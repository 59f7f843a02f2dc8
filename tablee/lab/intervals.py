"""Confidence intervals for rates, and for means over deals that were played several times."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

from tablee.lab.histogram import Histogram, deviation, mean

LEVEL = 0.95


class Interval(NamedTuple):
    """An interval that contains the true value in 95 of 100 runs."""

    low: float
    high: float


class Estimate(NamedTuple):
    """A measured value and its interval."""

    value: float
    interval: Interval


def wilson(hits: int, trials: int, level: float = LEVEL) -> Estimate:
    """Estimate a rate of independent trials, with Wilson's score interval."""
    if trials == 0:
        return Estimate(0.0, Interval(0.0, 1.0))
    return Estimate(hits / trials, _score(hits / trials, trials, level))


def _score(rate: float, trials: int, level: float) -> Interval:
    z = NormalDist().inv_cdf(0.5 + level / 2)
    scale = 1 + z * z / trials
    middle = (rate + z * z / (2 * trials)) / scale
    reach = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / scale
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def mean_over_deals(values: Iterable[float], low: float, high: float, level: float = LEVEL) -> Estimate:
    """Estimate the mean of one value per deal, with Student's t. A whole deal counts as one observation.

    `values` are single values or a histogram, all between `low` and `high`. A run of equal values does not prove that
    all deals are equal: without any spread, or with one deal, the interval is Wilson's, with as many trials as deals.
    """
    counts = Histogram(values)
    value, deals = mean(counts), counts.total()
    spread = deviation(counts, 1) if deals > 1 else 0.0
    if spread == 0.0:
        rate = _score((value - low) / (high - low), deals, level)
        return Estimate(value, Interval(low + rate.low * (high - low), low + rate.high * (high - low)))
    reach = student(deals - 1, level) * spread / sqrt(deals)
    return Estimate(value, Interval(max(low, value - reach), min(high, value + reach)))


def student(freedom: int, level: float = LEVEL) -> float:
    """Return the two-sided quantile of Student's t. Above 1000 degrees of freedom it hardly changes and is kept
    constant.
    """
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, min(freedom, 1000)) < level else (low, middle)
    return (low + high) / 2


def _within(t: float, freedom: int) -> float:
    """Return the probability of a value between -t and t: a finite sum for whole degrees of freedom (A&S 26.7.3,
    26.7.4).
    """
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + odd, freedom - 1, 2):
        term *= (k - 1) / k * cos(angle) ** 2
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
