"""K12-9.5, K12-8.4: who plays with whom in the next round of a tournament."""
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
    """The groups of the round that begins, where no lot decides: the cuts move two to the left, or all meet by a plan."""
    setup = state.setup
    if setup.all_meet:
        return planned(setup.sizes, state.round - 1)
    return cut(setup.sizes, 2 * (state.round - 1) % setup.seats)


def planned(sizes: list[int], number: i64) -> list[list[int]]:
    """The groups of a round by the plan, which begins anew when it is through."""
    rounds = PLANS[key_of(sizes)].split()
    seats = [int(digit, 16) for digit in rounds[number % len(rounds)]]
    return parted(seats, sizes)


def parted(seats: list[int], sizes: list[int]) -> list[list[int]]:
    """Seats one after another, in groups of these sizes."""
    groups: list[list[int]] = []
    start = 0
    for size in sizes:
        groups.append(seats[start : start + size])
        start += size
    return groups


def lot_groups(groups: list[Group], drawn: list[int]) -> list[list[int]]:
    """The groups by lot: of those who played together as few as possible meet again; who they are, the lot says."""
    sizes = [len(group.players) for group in groups]
    places = [group_order(row) for row in spread(sizes)]
    found: list[list[int]] = [[] for _ in groups]
    for seat in drawn:
        for group in groups:
            if seat in group.seats():
                found[places[group.number].pop()].append(seat)
    return found


def group_order(row: list[int]) -> list[int]:
    """The groups to which the players of one go, the last first."""
    order: list[int] = []
    for number, count in enumerate(row):
        order += [number] * count
    order.reverse()
    return order


def spread(sizes: list[int]) -> list[list[int]]:
    """How many of each group go to which, so that the fewest pairs meet again."""
    key = key_of(sizes)
    if key not in _spreads:
        _spreads[key] = best_spread(sizes, sizes.copy(), 0)
    return _spreads[key]


def best_spread(sizes: list[int], room: list[int], first: i64) -> list[list[int]]:
    """The best rows for the groups from this one on, while the new groups have so much room."""
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
    """All ways to part so many players among groups with so much room, from this one on."""
    if place == len(room):
        return [[]] if count == 0 else []
    found: list[list[int]] = []
    for taken in range(min(count, room[place]) + 1):
        for rest in rows(count - taken, room, place + 1):
            found.append([taken, *rest])
    return found


def meetings(table: list[list[int]]) -> int:
    """How many pairs meet again."""
    return sum([count * (count - 1) // 2 for row in table for count in row])


def key_of(sizes: list[int]) -> str:
    """Sizes as a text: `344`."""
    return "".join([str(size) for size in sizes])
