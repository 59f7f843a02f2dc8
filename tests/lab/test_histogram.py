"""A histogram gives the same statistics as a list of its values."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.lab.histogram import deviation, mean, nth, quantiles, variance

SHARES = st.lists(st.sampled_from([0.0, 0.25, 1 / 3, 0.5, 2 / 3, 1.0]), min_size=2)
TURNS = st.lists(st.integers(1, 60), min_size=2)


@given(SHARES)
def test_means_and_variances(values: list[float]) -> None:
    counts = Counter(values)
    assert mean(counts) == statistics.fmean(values)
    assert variance(counts) == pytest.approx(statistics.pvariance(values))
    assert deviation(counts, 1) == pytest.approx(statistics.stdev(values))


@given(TURNS)
def test_places_and_quantiles(values: list[int]) -> None:
    counts = Counter(values)
    assert [nth(counts, place) for place in range(len(values))] == sorted(values)
    assert quantiles(counts, 10) == pytest.approx(statistics.quantiles(values, n=10))
    with pytest.raises(IndexError):
        nth(counts, len(values))
