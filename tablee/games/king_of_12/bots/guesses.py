"""Guess what somebody plays."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.rng import Rng
from tablee.games.king_of_12.rules.effects import value_of
from tablee.games.king_of_12.rules.pieces import PARASITE
from tablee.games.king_of_12.rules.state import King


def tempting_card(state: King, seat: int, rng: Rng) -> int:
    """Return a card that a player may like: the better of two random ones for their die."""
    player = state.everybody[seat]
    one, two = (rng.pick(state.legal(seat)) for _ in range(2))
    return max(one, two, key=lambda card: -1 if bit(card) == PARASITE else value_of(bit(card), player.die))
