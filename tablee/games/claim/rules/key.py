"""A position's key.

The five Goblins of value 0 are interchangeable, so positions that differ only in them are equal.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, size
from tablee.games.claim.rules.pieces import NONE, ZEROS, kind_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.claim.rules.state import Claim


def key_of(state: Claim) -> tuple[int, ...]:
    """Return a key that is equal exactly for equal positions."""
    scalars: list[int] = [state.stage, state.phase, state.leader, 1 if state.needs_three else 0]
    cards: list[int] = [state.led, state.prize, state.last_led, state.last_second]
    piles: list[int] = [state.deck, state.discards]
    for player in state.players:
        piles += [player.hand, player.followers, player.secret, player.score, player.voids]
    kinds = [kind_or_none(card) for card in cards]
    return (1 if state.card_count else 0, *scalars, *kinds, *[alike(pile) for pile in piles])


def kind_or_none(card: i64) -> i64:
    """Return the kind of a card, or NONE for no card."""
    return NONE if card == NONE else kind_of(card)


def alike(cards: i64) -> i64:
    """Replace the Goblins of value 0 by as many of the lowest-numbered ones."""
    return (cards & ~ZEROS) | (bit(size(cards & ZEROS)) - 1)
