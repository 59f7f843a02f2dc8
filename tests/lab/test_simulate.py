"""Simulations: what a report says of the matches behind it."""

from __future__ import annotations

import pytest

from tablee.lab.play import Played
from tablee.lab.processes import Processes
from tablee.lab.runner import Runner
from tablee.lab.simulate import Lineup, simulate, summary
from tablee.search.random import RandomBot
from tests.search import kuhn, three_rolls
from tests.search.small import NoOptions

BOTS = (("ann", RandomBot()), ("bob", RandomBot()))


def test_the_report_counts_lengths_ranks_and_draws() -> None:
    table = Lineup(kuhn.GAME, NoOptions(), BOTS, "seed")
    matches = [Played((1, 2), 2), Played((1, 2), 3), Played((2, 1), 3), Played((1, 1), 10)]
    report = summary(table, matches)
    assert report.lengths[:1] + report.lengths[2:] == (4.5, 2, (2, 3, 3), 10)
    assert [seat.ranks for seat in report.seats] == [(3, 1), (2, 2)]
    assert [seat.share.value for seat in report.seats] == [0.625, 0.375]
    assert report.draws.value == 0.25
    assert report.first_seat_advantage.value == pytest.approx(0.125)
    assert report.first_seat_advantage.interval.low < 0 < report.first_seat_advantage.interval.high


def test_the_first_seat_of_three_rolls_has_the_better_game() -> None:
    report = simulate(three_rolls.GAME, NoOptions(), BOTS, 400, "seed")
    low, high = report.first_seat_advantage.interval
    assert low < 3.5 / 6 - 0.5 < high
    assert report.lengths.shortest == 1


def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = (
        simulate(kuhn.GAME, NoOptions(), BOTS, 12, "s", runner) for runner in (Runner(), Runner(Processes(2)))
    )
    assert alone == together
