"""Kuhn's poker where a jack must pass: what is legal depends on a secret."""

from __future__ import annotations

from tablee.core.rng import Rng
from tests.search.kuhn import BET, JACK, PASS, Kuhn, KuhnState, KuhnView
from tests.search.small import NoOptions


class TimidState(KuhnState):
    def legal(self, seat: int) -> list[int]:
        return [PASS] if self.cards[seat] == JACK else [PASS, BET]


class Timid(Kuhn):
    def new(self, options: NoOptions, seats: int) -> TimidState:
        return TimidState()

    def imagine(self, view: KuhnView, rng: Rng) -> TimidState:
        like = super().imagine(view, rng)
        state = TimidState()
        state.cards, state.bets, state.winner = like.cards, like.bets, like.winner
        return state


def dealt(first: int, second: int, bets: str = "") -> TimidState:
    """A position after these cards and bets."""
    state = TimidState()
    state.cards, state.bets = [first, second], bets
    return state


GAME = Timid()
