"""Sets of small numbers (0 to 61) as bitmasks.

No constant reaches 2**62: mypyc would keep it as a Python object and unpack it at every use.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def bit(n: i64) -> i64:
    """Return the set that holds only `n`. This is not `1 << n`, which mypyc silently computes in 32 bits."""
    return 0x2000000000000000 >> (61 - n)


def size(mask: i64) -> i64:
    """Return the number of members."""
    x: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def lowest(mask: i64) -> i64:
    """Return the smallest member of a non-empty set."""
    return size((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """Return the member that has exactly `n` smaller members in the set."""
    if n > 7:
        low: i64 = mask & 0x3FFFFFF
        below: i64 = size(low)
        if n >= below:
            mask ^= low
            n -= below
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """Return all members, smallest first."""
    found: list[int] = [0] * size(mask)
    place: i64 = 0
    while mask != 0:
        found[place] = lowest(mask)
        place += 1
        mask &= mask - 1
    return found


def mask_of(numbers: list[int]) -> i64:
    """Return the set of these numbers."""
    mask: i64 = 0
    for n in numbers:
        mask |= bit(n)
    return mask
