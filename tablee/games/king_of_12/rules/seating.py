"""Who plays with whom in the next round of a tournament (K12-9.5, K12-8.4)."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.king_of_12.rules.pieces import cut
from tablee.games.king_of_12.rules.plans import PLANS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group
    from tablee.games.king_of_12.rules.state import King

_spreads: Final[dict[str, list[list[int]]]] = {}


def next_groups(state: King) -> list[list[int]]:
    """Return the groups of the new round without a lot: the cuts move two to the left, or a plan lets all meet."""
    setup = state.setup
    if setup.all_meet:
        return planned(setup.sizes, state.round - 1)
    return cut(setup.sizes, 2 * (state.round - 1) % setup.seats)


def planned(sizes: list[int], number: i64) -> list[list[int]]:
    """Return the groups of a round by the plan. The plan repeats after its last round."""
    rounds = PLANS[key_of(sizes)].split()
    seats = [int(digit, 16) for digit in rounds[number % len(rounds)]]
    return parted(seats, sizes)


def parted(seats: list[int], sizes: list[int]) -> list[list[int]]:
    """Split seats in order into groups of these sizes."""
    groups: list[list[int]] = []
    start = 0
    for size in sizes:
        groups.append(seats[start : start + size])
        start += size
    return groups


def lot_groups(groups: list[Group], drawn: list[int]) -> list[list[int]]:
    """Return the groups by lot.

    As few as possible of those who played together meet again. The lot decides who.
    """
    sizes = [len(group.players) for group in groups]
    places = [group_order(row) for row in spread(sizes)]
    found: list[list[int]] = [[] for _ in groups]
    for seat in drawn:
        for group in groups:
            if seat in group.seats():
                found[places[group.number].pop()].append(seat)
    return found


def group_order(row: list[int]) -> list[int]:
    """Return the new groups of one group's players, the last first."""
    order: list[int] = []
    for number, count in enumerate(row):
        order += [number] * count
    order.reverse()
    return order


def spread(sizes: list[int]) -> list[list[int]]:
    """Return how many of each group go to each new group, so that the fewest pairs meet again."""
    key = key_of(sizes)
    if key not in _spreads:
        _spreads[key] = best_spread(sizes, sizes.copy(), 0)
    return _spreads[key]


def best_spread(sizes: list[int], room: list[int], first: i64) -> list[list[int]]:
    """Return the best rows for the groups from `first` on, given the room left in the new groups."""
    best: list[list[int]] = []
    if first == len(sizes):
        return best
    fewest = -1
    for row in rows(sizes[first], room, 0):
        left = [space - taken for space, taken in zip(room, row, strict=True)]
        found = [row, *best_spread(sizes, left, first + 1)]
        again = meetings(found)
        if fewest < 0 or again < fewest:
            fewest = again
            best = found
    return best


def rows(count: i64, room: list[int], place: i64) -> list[list[int]]:
    """Return all ways to distribute `count` players among groups with this room, from `place` on."""
    if place == len(room):
        return [[]] if count == 0 else []
    found: list[list[int]] = []
    for taken in range(min(count, room[place]) + 1):
        for rest in rows(count - taken, room, place + 1):
            found.append([taken, *rest])
    return found


def meetings(table: list[list[int]]) -> int:
    """Return how many pairs meet again."""
    return sum([count * (count - 1) // 2 for row in table for count in row])


def key_of(sizes: list[int]) -> str:
    """Return the sizes as a text: `344`."""
    return "".join([str(size) for size in sizes])
