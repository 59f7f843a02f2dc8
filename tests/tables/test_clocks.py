"""Clocks of each kind: how they run, what stops them, and what they survive."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.tables.entries import Paused, Ticked, Woken
from tablee.wire.client import Leave, Resume, Retract, Sit
from tablee.wire.setup import Bank, Clock, NoClock, PerMove
from tests.tables.people import Sitting, an_id, started

DAY = 86_400


def turns(clock: Any, **setup: Any) -> Sitting:
    """Ann and Bob choose one after the other."""
    return started("drawers", ["ann", "bob"], clock=clock, **setup)


def together(clock: Any, **setup: Any) -> Sitting:
    """Ann and Bob choose at once."""
    return started("toy", ["ann", "bob"], clock=clock, **setup)


def left(sitting: Sitting, user: str = "ann") -> list[float]:
    return [clock["left"] for clock in sitting.update(user)["clocks"]]


def running(sitting: Sitting, user: str = "eve") -> list[bool]:
    return [clock["running"] for clock in sitting.update(user)["clocks"]]


def test_without_a_clock_there_is_none_and_no_time_runs_out() -> None:
    sitting = turns(NoClock())
    sitting.now += 100 * DAY
    assert sitting.update("ann")["clocks"] is None
    assert not sitting.flag()


def test_a_clock_per_move_starts_anew_for_each_decision() -> None:
    sitting = turns(PerMove(30))
    sitting.now += 20
    assert left(sitting) == [10, 30]
    assert running(sitting) == [True, False]
    sitting.choose("ann", "call")
    assert running(sitting) == [False, True]
    sitting.now += 29
    sitting.choose("bob", "call")
    assert left(sitting) == [30, 30]


def test_a_bank_is_spent_and_refilled_by_the_increment() -> None:
    sitting = turns(Bank(100, 3))
    sitting.now += 40
    sitting.choose("ann", "call")
    assert left(sitting) == [63, 100]
    sitting.now += 10
    assert left(sitting) == [63, 90]
    sitting.choose("bob", "call")
    assert left(sitting) == [63, 93]


def test_lag_is_taken_off_up_to_half_a_second() -> None:
    for lag, expected in ((0.0, 90.0), (0.2, 90.2), (30.0, 90.5), (-5.0, 90.0)):
        sitting = turns(Bank(100, 0))
        sitting.now += 10
        sitting.choose("ann", "call", lag)
        assert left(sitting)[0] == pytest.approx(expected)


def test_a_pause_costs_nobody_anything() -> None:
    for clock in (Bank(100, 3), PerMove(100)):
        sitting = turns(clock)
        sitting.now += 10
        sitting.table.do(Paused(), sitting.now)
        sitting.now += 5000
        assert left(sitting) == [90, 100]
        assert running(sitting) == [False, False]
        assert not sitting.flag()
        sitting.do("ann", Resume(an_id()))
        sitting.now += 10
        assert left(sitting) == [80, 100]


def test_time_while_no_server_had_the_table_counts_for_nobody() -> None:
    sitting = turns(Bank(100, 0))
    sitting.now += 30
    sitting.table.do(Ticked(), sitting.now)
    sitting.now += 10_000
    sitting.table.do(Woken(), sitting.now)
    sitting.store()
    assert left(sitting) == [70, 100]
    assert not sitting.flag()
    assert running(sitting) == [True, False]


def test_waking_a_paused_table_leaves_its_clocks_alone() -> None:
    sitting = turns(Bank(100, 0))
    sitting.table.do(Paused(), sitting.now)
    sitting.table.do(Woken(), sitting.now + 50)
    sitting.now += 500
    assert left(sitting) == [100, 100]


def test_long_clocks_are_noted_down_and_short_ones_need_not_be() -> None:
    days = turns(PerMove(2 * DAY))
    assert days.table.clocks.next_tick() == days.now + 2 * DAY / 20
    short = turns(PerMove(30))
    tick, flag = short.table.clocks.next_tick(), short.table.clocks.next_flag()
    assert tick is not None
    assert flag is not None
    assert tick > flag[0]


def test_ticking_and_waking_are_not_noticed() -> None:
    sitting = turns(PerMove(2 * DAY))
    before = sitting.table.version, sitting.frame("bob")
    sitting.table.do(Ticked(), sitting.now)
    sitting.table.do(Woken(), sitting.now)
    assert (sitting.table.version, sitting.frame("bob")) == before


def test_those_who_choose_at_once_each_spend_their_own_time() -> None:
    sitting = together(Bank(100, 1))
    sitting.now += 10
    sitting.any_choice("ann")
    sitting.now += 20
    assert left(sitting, "ann") == [90, 70]
    assert left(sitting, "bob") == [70, 70]
    sitting.any_choice("bob")
    assert sitting.table.clocks.left == [91, 71]


def test_a_choice_taken_back_lets_the_clock_go_on_where_it_stood() -> None:
    sitting = together(Bank(100, 0))
    sitting.now += 10
    sitting.any_choice("ann")
    sitting.now += 50
    sitting.do("ann", Retract(an_id(), 0))
    sitting.now += 5
    assert left(sitting, "ann")[0] == 85
    flag = sitting.table.clocks.next_flag()
    assert flag is not None
    assert flag == (sitting.now + 35, 1)
    sitting.any_choice("bob")
    flag = sitting.table.clocks.next_flag()
    assert flag == (sitting.now + 85, 0)


def test_a_seat_that_a_bot_has_uses_no_time() -> None:
    sitting = turns(Bank(100, 0))
    sitting.now += 10
    sitting.do("ann", Leave(an_id()))
    sitting.now += 200
    assert not sitting.flag()
    assert left(sitting) == [90, 100]
    sitting.do("ann", Sit(an_id(), 0))
    sitting.now += 5
    assert left(sitting) == [85, 100]


def test_who_comes_back_with_an_empty_bank_has_a_moment() -> None:
    sitting = turns(Bank(10, 0))
    sitting.now += 10
    assert sitting.flag()
    sitting.do("ann", Sit(an_id(), 0))
    assert left(sitting) == [15, 10]


@pytest.mark.parametrize("clock", [PerMove(30), Bank(30, 0)])
def test_who_leaves_and_comes_back_gains_no_time(clock: Clock) -> None:
    sitting = turns(clock)
    for _ in range(5):
        sitting.now += 5
        sitting.do("ann", Leave(an_id()))
        sitting.do("ann", Sit(an_id(), 0))
    assert left(sitting) == [5, 30]
    sitting.now += 5
    assert sitting.flag()


@pytest.mark.parametrize("clock", [PerMove(30), Bank(30, 0)])
def test_whose_time_was_up_has_a_moment_once_in_a_decision(clock: Clock) -> None:
    sitting = turns(clock)
    sitting.now += 30
    assert sitting.flag()
    sitting.do("ann", Sit(an_id(), 0))
    assert left(sitting) == [15, 30]
    sitting.now += 15
    assert sitting.flag()
    sitting.do("ann", Sit(an_id(), 0))
    assert left(sitting) == [0, 30]
    assert sitting.flag()


def test_the_moment_of_one_whose_time_was_up_is_over_with_the_decision() -> None:
    sitting = turns(PerMove(30))
    sitting.now += 30
    assert sitting.flag()
    sitting.do("ann", Sit(an_id(), 0))
    sitting.choose("ann", "call")
    assert left(sitting) == [30, 30]


def test_no_time_runs_after_the_end() -> None:
    sitting = turns(PerMove(30))
    while sitting.table.status == "playing":
        sitting.choose(sitting.asked()[0], "call")
    assert sitting.table.clocks.next_flag() is None
    assert running(sitting) == [False, False]
