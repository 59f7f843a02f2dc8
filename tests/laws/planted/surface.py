"""Defects in what a game says about itself, its estimates, features, clock and bots."""

from __future__ import annotations

from itertools import count

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tests.toy.bots import RandomBot
from tests.toy.game import ToyGame
from tests.toy.pieces import PASS
from tests.toy.rules import DRAW, ToyState
from tests.toy.views import ToyView


class LongerAndLonger(ToyGame):
    def encode(self, view: ToyView) -> list[float]:
        return [*super().encode(view), *map(float, view.shown)]


class SaysOpen(ToyGame):
    info = ToyGame.info._replace(open=True)


class SaysInTurn(ToyGame):
    info = ToyGame.info._replace(simultaneous=False)


class Optimist(ToyGame):
    def evaluate(self, state: ToyState) -> list[float]:
        return [1.0] * state.seats


class Sleepwalker(ToyGame):
    def lapse(self, state: ToyState, seat: int) -> int | None:
        return PASS


class Moody(RandomBot):
    """Chooses by how often it was called before."""

    def __init__(self) -> None:
        self._asked = count()

    def choose(self, view: ToyView, offer: Offer, rng: Rng) -> int:
        return offer.legal[next(self._asked) % len(offer.legal)]


class MoodyBots(ToyGame):
    bots = {"moody": Moody()}


class Cheat(RandomBot):
    def choose(self, view: ToyView, offer: Offer, rng: Rng) -> int:
        return DRAW


class CheatingBots(ToyGame):
    bots = {"cheat": Cheat()}
