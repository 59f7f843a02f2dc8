"""A policy worked out beforehand, such as what MCCFR has learnt, and a bot that follows it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from tablee.core.bot import Offer
from tablee.core.game import Game, View
from tablee.core.rng import Rng
from tablee.core.state import State

Table = Sequence[Mapping[Hashable, list[float]]]
"""For each seat, how likely it takes each legal action, by what it may know (`Game.known`)."""


class TablePolicy:
    """Goes by the table, and takes anything where the table says nothing."""

    def __init__(self, game: Game[Any, Any, Any], table: Table) -> None:
        self.game = game
        self.table = table

    def __call__(self, state: State, seat: int) -> list[float]:
        """How likely the seat takes each of its legal actions; of the position only what the seat may know matters."""
        actions = len(state.legal(seat))
        return self.table[seat].get(self.game.known(state, seat), [1.0 / actions] * actions)


class PolicyBot:
    """Chooses as likely as the policy says. It goes by what the seat may know, so any position that fits the view will do."""

    def __init__(self, policy: TablePolicy) -> None:
        self.policy = policy

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        state: State = self.policy.game.imagine(view, rng)
        return offer.legal[rng.weighted(self.policy(state, offer.seat))]
