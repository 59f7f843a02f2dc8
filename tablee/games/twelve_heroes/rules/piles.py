"""Read sets of cards, and change a number or a set in a list.

`piles[place] |= cards` says the same, but mypyc compiles it to operations on boxed numbers, which take several times as
long. Random play does this all the time.
"""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.bits import lowest

FIRST: Final = vec[u8]([u8(lowest(cards) if cards != 0 else 0) for cards in range(0x1000)])
"""The first card of each set of a deck's twelve. Random play asks for a thousand in a match."""


def first_card(cards: i64) -> i64:
    """Return the first card of a set that is not empty."""
    return i64(FIRST[cards])


def put(piles: list[int], place: i64, cards: i64) -> None:
    """Add these cards to a pile."""
    held: i64 = piles[place]
    piles[place] = held | cards


def remove(piles: list[int], place: i64, cards: i64) -> None:
    """Take these cards out of a pile, as far as they are there."""
    held: i64 = piles[place]
    piles[place] = held & ~cards


def add(amounts: list[int], place: i64, by: i64) -> None:
    """Change an amount."""
    amount: i64 = amounts[place]
    amounts[place] = amount + by
