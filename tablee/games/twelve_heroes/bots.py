"""Programs that play Twelve Heroes."""

from __future__ import annotations

from typing import Final

from tablee.core.bot import Bot, Offer
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.duel import choices
from tablee.games.twelve_heroes.estimate import USUAL
from tablee.games.twelve_heroes.imagining import imagine
from tablee.games.twelve_heroes.planner import Planner
from tablee.games.twelve_heroes.views import HeroesView
from tablee.search.random import RandomBot


class PlanningBot:
    """Plans its whole turn; `width` is how many positions it keeps in mind after each action."""

    def __init__(self, width: int, most: int) -> None:
        self._width = width
        self._most = most

    def choose(self, view: HeroesView, offer: Offer, rng: Rng) -> int:
        planner = Planner(self._width, self._most, USUAL)
        return choices(imagine(view, rng), offer.seat, planner, rng)[0]


BOTS: Final[dict[str, Bot]] = {
    "recruit": RandomBot(),
    "sergeant": PlanningBot(1, 300),
    "captain": PlanningBot(4, 3000),
    "marshal": PlanningBot(16, 12000),
}
