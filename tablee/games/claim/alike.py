"""Cards of one hand that are alike in all that can still happen: the search looks at one of them."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit
from tablee.games.claim.pieces import CARDS, DOPPELGANGERS, FACE, VALUE

if TYPE_CHECKING:
    from mypy_extensions import i64


class Band:
    """The cards of lower value than a card, and those of no higher value."""

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


BANDS: Final = [Band(value) for value in VALUE]


def alike(low: i64, high: i64, others: i64) -> bool:
    """Whether two cards of a faction in one hand win and lose against the same of the other hand's cards."""
    beaten_when_led: i64 = BANDS[high].up_to & ~BANDS[low].up_to
    beaten_when_second: i64 = BANDS[high].below & ~BANDS[low].below
    suit: i64 = FACE[low].suit
    if suit == DOPPELGANGERS:
        return others & ((beaten_when_led & suit) | beaten_when_second) == 0
    return others & ((beaten_when_led & (suit | DOPPELGANGERS)) | (beaten_when_second & suit)) == 0
