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
from collections.abc import Iterator, Sequence
from hashlib import sha256

from tablee.core.bits import members
from tablee.core.chance import Chance, Dice, Draw


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
        numbers = self._numbers(f"{chance.stream}|{index}")
        if isinstance(chance, Dice):
            return sorted(_below(chance.sides, numbers) + 1 for _ in range(chance.dice))
        if isinstance(chance, Draw):
            return _draw(members(chance.pool), chance.draws, numbers)
        raise TypeError(f"no outcome for {type(chance).__name__}")

    def _numbers(self, label: str) -> Iterator[int]:
        block = 0
        while True:
            digest = self._hmac(f"{label}|{block}".encode())
            for start in range(0, 32, 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1

    def _hmac(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


def _below(k: int, numbers: Iterator[int]) -> int:
    fair = 2**64 // k * k
    number = next(numbers)
    while number >= fair:
        number = next(numbers)
    return number % k


def _draw(pool: list[int], draws: int, numbers: Iterator[int]) -> list[int]:
    return [pool.pop(_below(len(pool), numbers)) for _ in range(draws)]
