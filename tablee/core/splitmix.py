"""Random numbers for one playout, from a counter in a local variable.

Like SplitMix, it scrambles a counter that grows by a constant. So no number waits for the one before it, and none is
written to memory. All products stay below 2**63, so the numbers are the same compiled or not.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng

WORD: Final = 0xFFFFFFFF
"""Numbers are from 0 to this."""
STEP: Final = 0x278DDE6E5FD29F05
"""The counter's step: 2**62 divided by the golden ratio, and odd."""
WRAP: Final = 0x3FFFFFFFFFFFFFFF


def counter_from(rng: Rng) -> i64:
    """Return a new counter. Counters from different numbers share no value in their first 2**30 steps."""
    return rng.next() * 0x40000000


def stepped(counter: i64) -> i64:
    """Return the next value of a counter."""
    return (counter + STEP) & WRAP


def scrambled(counter: i64) -> i64:
    """Return the random number of a counter's value."""
    x: i64 = (counter ^ (counter >> 30)) & WORD
    # the shifts and factors with the least bias that hash-prospector found
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


def below(counter: i64, n: i64) -> i64:
    """Return a number from 0 to n - 1. The bias is below n / 2**32."""
    return scrambled(counter) * n >> 32
