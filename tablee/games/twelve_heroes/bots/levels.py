"""The five bots. Each considers one thing more than the one before."""

from __future__ import annotations

from typing import Final

from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.estimate import CARELESS_WEIGHTS, DEFAULT_WEIGHTS, Weights
from tablee.games.twelve_heroes.bots.foresight import Foresight
from tablee.games.twelve_heroes.bots.planner import Planner
from tablee.games.twelve_heroes.bots.selfplay import next_choices
from tablee.games.twelve_heroes.rules.pending import ACT, DISCARDING, MULLIGAN
from tablee.games.twelve_heroes.views.imagine import imagine
from tablee.games.twelve_heroes.views.view import HeroesView

IDEAS, WORLDS = (16, 30) if COMPILED else (8, 7)
"""The ideas and worlds that the best bot tries. Plain Python is about thirty times slower, so it tries fewer."""


class PlanningBot:
    """Plans its turn. `width` is the number of positions it keeps after each action."""

    def __init__(self, width: int, max_nodes: int, weights: Weights) -> None:
        self._width = width
        self._max_nodes = max_nodes
        self._weights = weights

    def choose(self, view: HeroesView, offer: Offer, rng: Rng) -> int:
        planner = Planner(self._width, self._max_nodes, self._weights)
        return next_choices(imagine(view, rng), offer.seat, planner, rng)[0]


class ForesightBot:
    """Plans its turn and tries the best ideas against the opponent's possible hands and answers.

    Details of an action (how much Food, which target) are asked after it. A third of the worlds is enough for them.
    """

    def __init__(self, ideas: int, worlds: int, turns: int) -> None:
        self._ideas = ideas
        self._worlds = worlds
        self._turns = turns

    def choose(self, view: HeroesView, offer: Offer, rng: Rng) -> int:
        foresight = Foresight(4, 3000, self._ideas, self._worlds, self._turns)
        if MULLIGAN < view.pending.waiting < DISCARDING:
            count = self._worlds if view.pending.waiting == ACT else (self._worlds + 2) // 3
            worlds = [imagine(view, rng) for _ in range(count)]
            return foresight.compare(worlds, offer.seat, rng)[0]
        return next_choices(imagine(view, rng), offer.seat, foresight, rng)[0]


BOTS: Final[dict[str, Bot]] = {
    "recruit": PlanningBot(1, 100, CARELESS_WEIGHTS),
    "sergeant": PlanningBot(1, 300, DEFAULT_WEIGHTS),
    "captain": ForesightBot(6, 3, 1),
    "general": ForesightBot(6, 5 if COMPILED else 3, 2),
    "marshal": ForesightBot(IDEAS, WORLDS, 2),
}
