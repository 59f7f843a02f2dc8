"""A policy computed beforehand, for example by MCCFR, and a bot that follows it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from tablee.core.bot import Offer
from tablee.core.game import Game, View
from tablee.core.rng import Rng
from tablee.core.state import State

Table = Sequence[Mapping[Hashable, list[float]]]
"""For each seat: the probability of each legal action, by what the seat may know (`Game.known`)."""


class TablePolicy:
    """Follows the table. Plays at random where the table has no entry."""

    def __init__(self, game: Game[Any, Any, Any], table: Table) -> None:
        self.game = game
        self.table = table

    def __call__(self, state: State, seat: int) -> list[float]:
        """Return the probability of each legal action of the seat. It depends only on what the seat may know."""
        actions = len(state.legal(seat))
        return self.table[seat].get(self.game.known(state, seat), [1.0 / actions] * actions)


class PolicyBot:
    """Plays by the policy's probabilities.

    The policy depends only on what the seat may know, so any position that fits the view will do.
    """

    def __init__(self, policy: TablePolicy) -> None:
        self.policy = policy

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        state: State = self.policy.game.imagine(view, rng)
        return offer.legal[rng.weighted(self.policy(state, offer.seat))]
