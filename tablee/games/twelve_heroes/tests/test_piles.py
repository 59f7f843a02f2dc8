"""Sets of cards."""

from __future__ import annotations

from tablee.core.bits import lowest
from tablee.games.twelve_heroes.rules.piles import first_card


def test_the_table_knows_the_first_card_of_every_set() -> None:
    for cards in range(1, 1 << 12):
        assert first_card(cards) == lowest(cards)
