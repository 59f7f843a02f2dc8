"""Luck that anybody can check afterwards: every outcome follows from a seed, by a construction written down here.

1. The table draws a secret seed of 32 bytes and publishes its SHA-256 (the *commitment*) before anything else.
2. Seats may then add texts of their own (*entropy*). The key is HMAC-SHA256 with the seed as key, of the message
   `tablee-luck-1` followed by each seat's text as UTF-8, each preceded by its length in 4 bytes, big-endian.
3. The n-th event (from 0) of the stream s (`dice/1`, `deck` …) reads the bytes HMAC-SHA256(key, `s|n|0`),
   HMAC-SHA256(key, `s|n|1`) … one after another, 8 bytes a number, big-endian.
4. A number below k is such a number modulo k; one that is not below the greatest multiple of k under 2**64
   is passed over, so that no remainder is likelier than another.
5. Dice are numbers below the sides, plus 1, then sorted. A draw takes from the sorted set, one at a time,
   the member whose position is a number below the set's size.
"""
# compiled by mypyc

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from librt.strings import read_i64_be

from tablee.core.bits import members
from tablee.core.chance import Chance, Dice, Draw

if TYPE_CHECKING:
    from mypy_extensions import i64

DIGEST: Final = 32
"""The bytes of a hash."""
WORD: Final = 0xFFFFFFFF


def commitment(seed: bytes) -> str:
    """Return the hash to publish before the game. It proves that the seed did not change later."""
    return sha256(seed).hexdigest()


def luck_key(seed: bytes, entropy: Sequence[str]) -> bytes:
    """Return the key of all streams: the table's seed mixed with the texts of the seats."""
    message = b"tablee-luck-1"
    for text in entropy:
        encoded = text.encode()
        message += len(encoded).to_bytes(4, "big") + encoded
    return hmac.digest(seed, message, "sha256")


class Luck:
    """Deals outcomes from a seed."""

    def __init__(self, seed: bytes, entropy: Sequence[str] = ()) -> None:
        key = luck_key(seed, entropy).ljust(sha256().block_size, b"\0")
        # HMAC with a key that is absorbed once: for a few bytes, hmac.digest spends most of its time on that.
        self._inner = sha256(bytes([byte ^ 0x36 for byte in key]))
        self._outer = sha256(bytes([byte ^ 0x5C for byte in key]))

    def __call__(self, chance: Chance, index: int) -> list[int]:
        """Return the outcome of the event with this number in its stream."""
        numbers = _Numbers(self._inner, self._outer, f"{chance.stream}|{index}")
        if isinstance(chance, Dice):
            return sorted([numbers.below(chance.sides) + 1 for _ in range(chance.dice)])
        if isinstance(chance, Draw):
            return _draw(members(chance.pool), chance.draws, numbers)
        raise TypeError(f"no outcome for {type(chance).__name__}")


class _Numbers:
    """The numbers of one event. `inner` and `outer` are the two hashes of HMAC, with the key absorbed."""

    def __init__(self, inner: Any, outer: Any, label: str) -> None:
        self._inner = inner
        self._outer = outer
        self._label = label
        self._block = 0
        self._digest = b""
        self._at: i64 = DIGEST

    def below(self, k: int) -> int:
        """Return the next number below k."""
        if k > WORD // 2:
            return self._below_large(k)
        n: i64 = k
        while True:
            number: i64 = self._next()
            # Two halves of 32 bits, because the whole does not fit into a compiled number without a sign.
            high: i64 = (number >> 32) & WORD
            low: i64 = number & WORD
            if high < WORD or low <= WORD - _left_over(n):  # not beyond the greatest multiple of n
                return (high % n * (WORD + 1) + low) % n

    def _below_large(self, k: int) -> int:
        number = self._next_unsigned()
        while number >= 2**64 // k * k:
            number = self._next_unsigned()
        return number % k

    def _next_unsigned(self) -> int:
        number: int = self._next()
        return number % 2**64

    def _next(self) -> i64:
        """Return the next 8 bytes, as a number with a sign."""
        if self._at == DIGEST:
            self._next_digest()
        self._at += 8
        return read_i64_be(self._digest, self._at - 8)

    def _next_digest(self) -> None:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{self._label}|{self._block}".encode())
        outer.update(inner.digest())
        self._digest = outer.digest()
        self._block += 1
        self._at = 0


def _left_over(n: i64) -> i64:
    """Return the remainder of 2**64 modulo n, which is below 2**31."""
    half: i64 = (WORD % n + 1) % n
    return half * half % n


def _draw(pool: list[int], draws: int, numbers: _Numbers) -> list[int]:
    return [pool.pop(numbers.below(len(pool))) for _ in range(draws)]
