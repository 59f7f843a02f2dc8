"""A fast repeatable generator for simulation and search: the same numbers compiled or not.

L'Ecuyer's MRG32k3a, whose every product stays below 2**53. Luck that players rely on comes from `luck`.
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
        """A copy gives the same numbers from here on."""
        return _restored, (self.a, self.b, self.c, self.d, self.e, self.f)

    def next(self) -> i64:
        """A number from 0 to M1 - 1."""
        p: i64 = (1403580 * self.b - 810728 * self.a) % M1
        self.a = self.b
        self.b = self.c
        self.c = p
        q: i64 = (527612 * self.f - 1370589 * self.d) % M2
        self.d = self.e
        self.e = self.f
        self.f = q
        return p - q if p >= q else p - q + M1  # the remainder by M1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; the bias is below n / 2**32."""
        return self.next() * n // M1

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.next()) / 4294967087.0

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def member(self, mask: i64) -> i64:
        """One member of a set that is not empty."""
        return nth(mask, self.below(size(mask)))

    def subset(self, mask: i64, count: i64) -> i64:
        """A subset of `count` members, each as likely as any other."""
        chosen: i64 = 0
        while count > 0:
            one: i64 = bit(self.member(mask))
            mask ^= one
            chosen |= one
            count -= 1
        return chosen

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def weighted(self, weights: list[float]) -> int:
        """An index, each as likely as its weight; not all weights may be 0."""
        x = self.unit() * sum(weights)
        i = 0
        # `unit` stays so far below 1 that no rounding of fewer than a million weights leads past the last.
        while x >= weights[i]:
            x -= weights[i]
            i += 1
        return i

    def fork(self) -> Rng:
        """A new stream; what it gives does not shift this one any further."""
        return Rng(f"{self.next()}/{self.next()}")


def _restored(a: int, b: int, c: int, d: int, e: int, f: int) -> Rng:
    """The stream that a copy was made of."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    rng.e = e
    rng.f = f
    return rng
