"""Equivalent cards: cards of one hand with the same effect in every continuation.

The search tries one of each group.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest
from tablee.games.claim.rules.pieces import CARDS, DOPPELGANGERS, NONE, SUIT, VALUE, distinct

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.claim.solver.weights import CardWeight


class LowerCards:
    """The cards of lower value than a card, and the cards of equal or lower value."""

    def __init__(self, value: int) -> None:
        below: i64 = 0
        up_to: i64 = 0
        for card in range(CARDS):
            if VALUE[card] < value:
                below |= bit(card)
            if VALUE[card] <= value:
                up_to |= bit(card)
        self.below: i64 = below
        self.up_to: i64 = up_to


LOWER: Final = [LowerCards(value) for value in VALUE]


def representatives(cards: i64, others: i64, weights: list[CardWeight]) -> i64:
    """Return one card of each group of equivalent cards. `others` is the other hand.

    Cards of equal weight belong to one faction.
    """
    left: i64 = distinct(cards)
    chosen: i64 = left
    low: i64 = NONE
    while left != 0:
        card: i64 = lowest(left)
        if low != NONE and weights[low].weight == weights[card].weight and equivalent(low, card, others):
            chosen ^= bit(card)
        low = card
        left &= left - 1
    return chosen


def equivalent(low: i64, high: i64, others: i64) -> bool:
    """Return whether two cards of a faction in one hand win and lose against the same cards of the other hand."""
    beaten_when_led: i64 = LOWER[high].up_to & ~LOWER[low].up_to
    beaten_when_second: i64 = LOWER[high].below & ~LOWER[low].below
    suit: i64 = SUIT[low]
    if suit == DOPPELGANGERS:
        return others & ((beaten_when_led & suit) | beaten_when_second) == 0
    return others & ((beaten_when_led & (suit | DOPPELGANGERS)) | (beaten_when_second & suit)) == 0
