"""Deal full positions that fit a view. A search deals thousands from one view, so the view is read only once."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, size
from tablee.games.king_of_12.rules.phases import DRAWING
from tablee.games.king_of_12.rules.pieces import set_of
from tablee.games.king_of_12.views.view import KingView, laid_out

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.king_of_12.rules.players import Player
    from tablee.games.king_of_12.rules.state import King

NOBODY: Final = -1


def imagine(view: KingView, rng: Rng) -> King:
    """Return a position that fits the view. Cards under other dice are any that have not been seen since."""
    reading = _read[0] if _read and _read[0].view is view else Reading(view)
    _read[:] = [reading]
    return reading.deal(rng)


class Reading:
    """A view that has been read: the public position, the viewer's own cards, and the number of unseen cards."""

    def __init__(self, view: KingView) -> None:
        self.view = view
        self.state = laid_out(view)
        self.viewer: i64 = NOBODY if view.viewer is None else view.viewer
        self.own: i64 = set_of(list(view.buried))
        self.buried = [place.buried for place in view.places]
        self.hands = [place.hand for place in view.places]

    def deal(self, rng: Rng) -> King:
        """Deal the unseen cards."""
        state = self.state.copy()
        for player in state.everybody:
            seat = player.seat
            if seat == self.viewer:
                player.buried = self.own
            else:
                player.buried = hidden(state.characters, player, self.buried[seat], rng)
                if state.setup.face_down:
                    player.spent = forgotten(state.characters, player, self.hands[seat], rng)
            deal_hand(state, player)
        return state


_read: Final[list[Reading]] = []
"""The view that was read last."""


def deal_hand(state: King, player: Player) -> None:
    """Set a hand to the cards that lie nowhere else, once the characters are drawn."""
    if state.phase == DRAWING:
        return
    player.hand = state.characters & ~player.buried & ~player.spent & ~player.card


def hidden(characters: i64, player: Player, count: i64, rng: Rng) -> i64:
    """Draw the cards that lie hidden under a die.

    Each can be any card that the player has not shown since burying it. The two are different.
    """
    if count == 0:
        return 0
    first: i64 = bit(rng.member(characters & ~player.shown & ~player.card))
    if count == 1:
        return first
    second: i64 = bit(rng.member(characters & ~player.shown_later & ~player.card))
    return first | second if first != second else hidden(characters, player, count, rng)


def forgotten(characters: i64, player: Player, hand: i64, rng: Rng) -> i64:
    """Draw cards that a player may have played this round, given the size of their hand (K12-8.7)."""
    left: i64 = characters & ~player.buried & ~player.card
    return rng.subset(left, size(left) - hand)
