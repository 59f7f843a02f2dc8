"""Intervals have the right width, compared with scipy and with simulation."""

from __future__ import annotations

import pytest
from scipy import stats

from tablee.core.rng import Rng
from tablee.lab.intervals import mean_over_deals, student, wilson


@pytest.mark.parametrize(("hits", "trials"), [(0, 10), (10, 10), (3, 17), (500, 1000)])
def test_wilsons_interval_is_scipys(hits: int, trials: int) -> None:
    theirs = stats.binomtest(hits, trials).proportion_ci(method="wilson")
    assert wilson(hits, trials).interval == pytest.approx((theirs.low, theirs.high), abs=1e-9)


def test_without_trials_anything_is_possible() -> None:
    assert wilson(0, 0).interval == (0, 1)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 10, 29, 30, 999])
@pytest.mark.parametrize("level", [0.5, 0.95, 0.99])
def test_students_quantiles_are_scipys(freedom: int, level: float) -> None:
    assert student(freedom, level) == pytest.approx(stats.t.ppf(0.5 + level / 2, freedom), rel=1e-6)


def test_many_degrees_of_freedom_are_as_good_as_a_thousand() -> None:
    assert student(50_000) == pytest.approx(stats.t.ppf(0.975, 50_000), rel=2e-3)


def test_the_interval_holds_the_mean_in_95_runs_of_100() -> None:
    rng = Rng("coverage")
    held = 0
    for _ in range(600):
        values = [rng.below(3) / 2 for _ in range(20)]
        low, high = mean_over_deals(values, 0.0, 1.0).interval
        held += low <= 0.5 <= high
    assert held / 600 == pytest.approx(0.95, abs=0.03)


def test_deals_that_all_agree_are_no_proof() -> None:
    estimate = mean_over_deals([1.0] * 10, 0.0, 1.0)
    assert estimate.value == 1
    assert estimate.interval == pytest.approx(wilson(10, 10).interval)


def test_one_deal_says_almost_nothing() -> None:
    assert mean_over_deals([0.25], -0.5, 0.5).interval.low < -0.1


def test_an_interval_stays_within_what_is_possible() -> None:
    assert mean_over_deals([1.0, 1.0, 0.9], 0.0, 1.0).interval.high == 1


def test_pairing_within_deals_narrows_the_interval() -> None:
    """Two games per deal, always won one each: by deals, the result is certain."""
    paired = mean_over_deals([0.5] * 99 + [0.75], 0.0, 1.0).interval
    alone = wilson(100, 200).interval
    assert paired.high - paired.low < (alone.high - alone.low) / 5
