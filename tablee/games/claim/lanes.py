"""Five small numbers, one for each faction, side by side in one: they are added, compared and bounded all at once.

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
NEVER: Final = 0x200200200200200
"""Below any balance there can be, in every lane; how it is shifted by a few cards does not matter."""
ALWAYS: Final = 0x600600600600600
"""Above any balance there can be."""


def lane(faction: i64, number: i64) -> i64:
    """A number in one faction's lane."""
    place: i64 = number
    for _ in range(faction):
        place *= 4096
    return place


def reaching(x: i64, y: i64) -> i64:
    """The guards of the lanes in which x is at least y."""
    return ((x | GUARDS) - y) & GUARDS


def reaches(x: i64, y: i64) -> bool:
    """Whether x is at least y in every lane."""
    return ((x | GUARDS) - y) & GUARDS == GUARDS


def spread(guards: i64) -> i64:
    """The numbers' bits of the lanes with these guards."""
    return guards - (guards >> 11)


def highest(x: i64, y: i64) -> i64:
    """The greater number in each lane."""
    mask: i64 = spread(reaching(x, y))
    return (x & mask) | (y & ~mask)


def lowest_of(x: i64, y: i64) -> i64:
    """The smaller number in each lane."""
    mask: i64 = spread(reaching(x, y))
    return (y & mask) | (x & ~mask)
