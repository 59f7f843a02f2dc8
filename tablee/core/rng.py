"""A fast repeatable random generator for simulation and search, with the same numbers compiled or not.

This is L'Ecuyer's MRG32k3a, whose products all stay below 2**53. Luck that players rely on comes from `luck`.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, nth, size

if TYPE_CHECKING:
    from mypy_extensions import i64

M1: Final = 4294967087
M2: Final = 4294944443


class Rng:
    """A stream of random numbers from a seed."""

    def __init__(self, seed: int | str) -> None:
        digest = sha256(repr(seed).encode()).digest()
        word = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(6)]
        self.a: i64 = word[0] % (M1 - 1) + 1
        self.b: i64 = word[1] % M1
        self.c: i64 = word[2] % M1
        self.d: i64 = word[3] % (M2 - 1) + 1
        self.e: i64 = word[4] % M2
        self.f: i64 = word[5] % M2

    def __reduce__(self) -> tuple[Callable[..., Rng], tuple[int, ...]]:
        """Support copying: a copy gives the same numbers from here on."""
        return _restored, (self.a, self.b, self.c, self.d, self.e, self.f)

    def __repr__(self) -> str:
        """Return the internal state: streams that print alike give the same numbers."""
        return f"<Rng at {self.a}-{self.b}-{self.c}-{self.d}-{self.e}-{self.f}>"

    def next(self) -> i64:
        """Return a number from 0 to M1 - 1."""
        # no difference below 0: a processor cannot predict signs, and a wrong guess takes longer than the rest
        p: i64 = (1403580 * self.b + 810728 * (M1 - self.a)) % M1
        self.a = self.b
        self.b = self.c
        self.c = p
        q: i64 = (527612 * self.f + 1370589 * (M2 - self.d)) % M2
        self.d = self.e
        self.e = self.f
        self.f = q
        return p - q if p >= q else p - q + M1  # the remainder modulo M1

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1. The bias is below n / 2**32."""
        return self.next() * n // M1

    def unit(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return float(self.next()) / 4294967087.0

    def pick(self, items: list[int]) -> int:
        """Return one of the items."""
        return items[self.below(len(items))]

    def member(self, mask: i64) -> i64:
        """Return one member of a non-empty set."""
        return nth(mask, self.below(size(mask)))

    def subset(self, mask: i64, count: i64) -> i64:
        """Return a random subset of `count` members, all subsets equally likely."""
        chosen: i64 = 0
        while count > 0:
            one: i64 = bit(self.member(mask))
            mask ^= one
            chosen |= one
            count -= 1
        return chosen

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the items in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def weighted(self, weights: list[float]) -> int:
        """Return an index with a probability proportional to its weight. At least one weight must not be 0."""
        x = self.unit() * sum(weights)
        i = 0
        # `unit` stays so far below 1 that rounding cannot lead past the end with fewer than a million weights.
        while x >= weights[i]:
            x -= weights[i]
            i += 1
        return i

    def fork(self) -> Rng:
        """Return a new stream. Reading from it does not change this one."""
        return Rng(f"{self.next()}/{self.next()}")


def _restored(a: int, b: int, c: int, d: int, e: int, f: int) -> Rng:
    """Return a stream with this internal state."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    rng.e = e
    rng.f = f
    return rng
