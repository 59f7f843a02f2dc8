"""Small numbers written into words, eight to a word: how compiled positions fill an observation."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

PLACE: Final = [1, 0x100, 0x10000, 0x1000000, 0x100000000, 0x10000000000, 0x1000000000000, 0x100000000000000]
"""What a 1 in each of the eight numbers of a word is worth. In the last, no number may be above 63: see `put`."""


def spread(bits: i64) -> i64:
    """Eight bits as eight numbers of a word."""
    x: i64 = (bits | (bits * 0x10000000)) & 0x0000000F0000000F
    x = (x | (x * 0x4000)) & 0x0003000300030003
    return (x | (x * 0x80)) & 0x0101010101010101


def put_set(words: vec[i64], at: i64, members: i64, count: i64) -> i64:
    """Write a set as a 0 or 1 for each of `count` words of possible members; where the next part begins."""
    end: i64 = at + count
    while at < end:
        words[at] = spread(members & 0xFF)
        members >>= 8
        at += 1
    return at


def one_hot(place: i64) -> i64:
    """A word with a 1 in one of its eight places, or none where there is no such place. Not `1 << …`: see `bits.bit`."""
    return 0x100000000000000 >> ((7 - place) * 8) if 0 <= place < 8 else 0


def pack(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0) -> i64:
    """Up to seven numbers below 256 as a word."""
    low: i64 = a + b * 0x100 + c * 0x10000 + d * 0x1000000
    return low + e * 0x100000000 + f * 0x10000000000 + g * 0x1000000000000


def capped(number: i64, high: i64) -> i64:
    """The number within 0 and what an observation tells at most."""
    return max(min(number, high), 0)


def clear(words: vec[i64], at: i64, count: i64) -> None:
    """Write zeros."""
    end: i64 = at + count
    while at < end:
        words[at] = 0
        at += 1


def put(words: vec[i64], at: i64, place: i64, number: i64) -> None:
    """Add a number to one of the numbers from word `at` on, which were cleared before."""
    words[at + (place >> 3)] += number << ((place & 7) * 8)
