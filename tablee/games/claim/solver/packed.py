"""Five small numbers, one for each faction, packed side by side into one integer: one operation works on all five.

A lane has 12 bits: 11 for a number and one to guard it from its neighbour. A balance is 1024 where neither side is ahead.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ONES: Final = 0x001001001001001
"""1 in every lane."""
LEVEL: Final = 0x400400400400400
GUARDS: Final = 0x800800800800800
BELOW_ALL: Final = 0x200200200200200
"""Below any balance there can be, in every lane; how it is shifted by a few cards does not matter."""
ABOVE_ALL: Final = 0x600600600600600
"""Above any balance there can be."""


def in_lane(faction: i64, number: i64) -> i64:
    """A number in one faction's lane."""
    packed: i64 = number
    for _ in range(faction):
        packed *= 4096
    return packed


def lanes_at_least(x: i64, y: i64) -> i64:
    """The guards of the lanes in which x is at least y."""
    return ((x | GUARDS) - y) & GUARDS


def all_at_least(x: i64, y: i64) -> bool:
    """Whether x is at least y in every lane."""
    return ((x | GUARDS) - y) & GUARDS == GUARDS


def lane_mask(guards: i64) -> i64:
    """The numbers' bits of the lanes with these guards."""
    return guards - (guards >> 11)


def maximum(x: i64, y: i64) -> i64:
    """The greater number in each lane."""
    mask: i64 = lane_mask(lanes_at_least(x, y))
    return (x & mask) | (y & ~mask)


def minimum(x: i64, y: i64) -> i64:
    """The smaller number in each lane."""
    mask: i64 = lane_mask(lanes_at_least(x, y))
    return (y & mask) | (x & ~mask)
