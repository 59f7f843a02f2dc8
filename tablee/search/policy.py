"""A bot that follows a policy worked out beforehand, such as what MCCFR has learnt."""

from __future__ import annotations

from typing import Any

from tablee.core.bot import Offer
from tablee.core.game import Game, View
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.search.best_response import Policy


class PolicyBot:
    """Chooses as likely as the policy says. The policy goes by what the seat may know, so any fitting position will do."""

    def __init__(self, game: Game[Any, Any, Any], policy: Policy) -> None:
        self.game = game
        self.policy = policy

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        state: State = self.game.imagine(view, rng)
        return offer.legal[rng.weighted(self.policy(state, offer.seat))]
