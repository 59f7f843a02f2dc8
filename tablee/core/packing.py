"""Packs small numbers into words, eight to a word. Compiled positions fill observations this way.

No words in `… if … else 0`: mypyc takes the literal for a Python number, and so makes one of every word too.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

PLACE: Final = [1, 0x100, 0x10000, 0x1000000, 0x100000000, 0x10000000000, 0x1000000000000, 0x100000000000000]
"""The value of a 1 in each of the eight places of a word. The last place holds numbers up to 63: see `put`."""


def spread(bits: i64) -> i64:
    """Spread eight bits over the eight numbers of a word."""
    x: i64 = (bits | (bits * 0x10000000)) & 0x0000000F0000000F
    x = (x | (x * 0x4000)) & 0x0003000300030003
    return (x | (x * 0x80)) & 0x0101010101010101


def put_set(words: vec[i64], at: i64, members: i64, count: i64) -> i64:
    """Write a set as 0 or 1 for each possible member, into `count` words. Return where the next part begins."""
    end: i64 = at + count
    while at < end:
        words[at] = spread(members & 0xFF)
        members >>= 8
        at += 1
    return at


def one_hot(place: i64) -> i64:
    """Return a word with a 1 in this place, or 0 if there is no such place. This is not `1 << …`: see `bits.bit`."""
    if 0 <= place < 8:
        return 0x100000000000000 >> ((7 - place) * 8)
    return 0


def pack(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0) -> i64:
    """Pack up to seven numbers below 256 into a word."""
    low: i64 = a + b * 0x100 + c * 0x10000 + d * 0x1000000
    return low + e * 0x100000000 + f * 0x10000000000 + g * 0x1000000000000


def capped(number: i64, high: i64) -> i64:
    """Cut the number to the range from 0 to `high`."""
    return max(min(number, high), 0)


def clear(words: vec[i64], at: i64, count: i64) -> None:
    """Write zeros."""
    end: i64 = at + count
    while at < end:
        words[at] = 0
        at += 1


def put(words: vec[i64], at: i64, place: i64, number: i64) -> None:
    """Add a number at this place, counted from word `at`. Clear the words first."""
    words[at + (place >> 3)] += number * (0x100000000000000 >> ((7 - (place & 7)) * 8))  # `one_hot`, always in range
