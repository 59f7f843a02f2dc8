"""The groups of the next round of a tournament: two to the left, by a plan, or by lot (K12-8.4)."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tablee.core.bits import members
from tablee.core.chance import Dice, Draw
from tablee.core.rng import Rng
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import GROUP_SIZES, cut, names
from tablee.games.king_of_12.rules.plans import PLANS
from tablee.games.king_of_12.rules.seating import key_of, meetings, planned, spread
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import laid, leave, play, told

ALL_SIZES = [*GROUP_SIZES.values(), [3, 3, 3, 3]]


def pairs(groups: list[list[int]]) -> set[tuple[int, int]]:
    return {pair for group in groups for pair in combinations(sorted(group), 2)}


def test_with_the_cuts_moving_by_two_only_40_of_120_pairs_meet() -> None:
    """K12-8.4."""
    met = {pair for step in range(16) for pair in pairs(cut([4, 4, 4, 4], 2 * step % 16))}
    assert len(met) == 40


@pytest.mark.parametrize("sizes", ALL_SIZES, ids=key_of)
def test_by_the_plan_all_meet(sizes: list[int]) -> None:
    """K12-8.4: every pair, in a few rounds; the first round is the ring as it is cut."""
    rounds = len(PLANS[key_of(sizes)].split())
    groups = [planned(sizes, number) for number in range(rounds)]
    assert groups[0] == cut(sizes, 0)
    assert all([len(group) for group in each] == sizes for each in groups)
    assert all(sorted(seat for group in each for seat in group) == list(range(sum(sizes))) for each in groups)
    assert len({pair for each in groups for pair in pairs(each)}) == comb(sum(sizes), 2)
    assert planned(sizes, rounds) == groups[0]


@pytest.mark.parametrize(("sizes", "times"), [([4, 4, 4, 4], 1), ([3, 3, 3], 1), ([4, 4], 3)])
def test_where_geometry_allows_it_all_meet_equally_often(sizes: list[int], times: int) -> None:
    """K12-8.4: each pair once among sixteen or nine, three times among eight."""
    rounds = len(PLANS[key_of(sizes)].split())
    met = [pair for number in range(rounds) for pair in pairs(planned(sizes, number))]
    assert {met.count(pair) for pair in met} == {times}


def test_a_tournament_goes_by_its_plan() -> None:
    """K12-8.4."""
    state = _round_over(KingOptions(seats_change="all-meet"), 16)
    assert [group.seats() for group in state.groups] == planned([4, 4, 4, 4], 1)


def _round_over(options: KingOptions, seats: int) -> King:
    """Return a tournament after a round without a winner: all dice and all points are the same."""
    state = laid(*[5] * seats, options=options)
    leave(state, *[2] * seats)
    play(state, *[names(player.hand)[0] for player in state.everybody])
    return state


@pytest.mark.parametrize("sizes", ALL_SIZES, ids=key_of)
def test_by_lot_as_few_as_possible_meet_again(sizes: list[int]) -> None:
    """K12-8.4: nobody, where there are as many groups as players in a group."""
    table = spread(sizes)
    assert [sum(row) for row in table] == sizes
    assert [sum(column) for column in zip(*table, strict=True)] == sizes
    least = [divmod(size, len(sizes)) for size in sizes]
    bound = sum(more * comb(each + 1, 2) + (len(sizes) - more) * comb(each, 2) for each, more in least)
    assert meetings(table) == bound


def test_the_lot_draws_the_seats_of_everybody() -> None:
    """K12-8.4: by a stream of its own, before the dice are rolled."""
    options = KingOptions(twelve="threes", seats_change="by-lot")
    state = _round_over(options, 12)
    before = pairs([group.seats() for group in state.groups])
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.draws, members(waits.pool)) == ("seats", 12, list(range(12)))
    found = set()
    for seed in range(20):
        again = state.copy()
        again.events = []
        again.resolve(waits.sample(Rng(str(seed))))
        groups = [group.seats() for group in again.groups]
        assert not pairs(groups) & before
        assert isinstance(again.awaits(), Dice)
        formed = [each["seats"] for each in told(again.events or [], "group-formed")]
        assert formed == groups
        found.add(str(groups))
    assert len(found) > 15
