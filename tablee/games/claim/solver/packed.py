"""Five small numbers, one per faction, packed into one integer so that one operation works on all five.

A lane has 12 bits: 11 for the number and one guard bit against its neighbour. A balance of 1024 means neither side is
ahead.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ONES: Final = 0x001001001001001
"""The number 1 in every lane."""
LEVEL: Final = 0x400400400400400
GUARDS: Final = 0x800800800800800
BELOW_ALL: Final = 0x200200200200200
"""Less than any possible balance, in every lane. It stays so when shifted by a few cards."""
ABOVE_ALL: Final = 0x600600600600600
"""More than any possible balance, in every lane."""


def in_lane(faction: i64, number: i64) -> i64:
    """Return a number in one faction's lane."""
    packed: i64 = number
    for _ in range(faction):
        packed *= 4096
    return packed


def lanes_at_least(x: i64, y: i64) -> i64:
    """Return the guard bits of the lanes in which x is at least y."""
    return ((x | GUARDS) - y) & GUARDS


def all_at_least(x: i64, y: i64) -> bool:
    """Return whether x is at least y in every lane."""
    return ((x | GUARDS) - y) & GUARDS == GUARDS


def lane_mask(guards: i64) -> i64:
    """Return the number bits of the lanes with these guard bits."""
    return guards - (guards >> 11)


def maximum(x: i64, y: i64) -> i64:
    """Return the greater number in each lane."""
    mask: i64 = lane_mask(lanes_at_least(x, y))
    return (x & mask) | (y & ~mask)


def minimum(x: i64, y: i64) -> i64:
    """Return the smaller number in each lane."""
    mask: i64 = lane_mask(lanes_at_least(x, y))
    return (y & mask) | (x & ~mask)
