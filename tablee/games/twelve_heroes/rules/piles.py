"""Change a number or a set of cards in a list.

`piles[place] |= cards` says the same, but mypyc compiles it to operations on boxed numbers, which take several times as
long. Random play does this all the time.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


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
