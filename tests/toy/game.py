"""Lanterns as a game, for the laws."""

from tablee.core.beats import Tell
from tablee.core.game import Game, GameInfo
from tablee.core.refusal import Refused
from tests.toy.bots import HighBot, RandomBot
from tests.toy.options import ToyOptions
from tests.toy.pieces import ACTIONS, LANTERNS, NAMES
from tests.toy.rules import SPOILS, ToyState
from tests.toy.terminal import draw
from tests.toy.views import ToyView, imagine, view


class ToyGame(Game[ToyOptions, ToyState, ToyView]):
    info = GameInfo("toy", rules_version=1, seats=(2, 4), minutes=(1, 2), longest=7, simultaneous=True)
    options = ToyOptions
    views = ToyView
    actions = ACTIONS
    presets = {"first": ToyOptions(), "long": ToyOptions(hand=4, ties="first"), "plain": ToyOptions(lucky=False)}
    bots = {"random": RandomBot(), "high": HighBot()}
    nouns = {"lantern": NAMES}
    telling = {"lantern-shown": Tell(900, joins=("lantern-shown",)), "points-gained": Tell(500)}
    new = staticmethod(ToyState)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    draw = staticmethod(draw)

    def refusal(self, state: ToyState, seat: int, action: int) -> Refused:
        if state.phase == SPOILS:
            return Refused("take-or-pass", "T-1.5")
        if action < LANTERNS:
            return Refused("not-in-hand", "T-1.2", lantern=NAMES[action])
        return Refused("show-first", "T-1.2")

    def encode(self, view: ToyView) -> list[float]:
        held = [float(lantern in view.hand) for lantern in range(LANTERNS)]
        shown = [float(lantern in view.shown) for lantern in range(LANTERNS)]
        order = [float(lantern) for lantern in (*view.shown, *[-1] * LANTERNS)[:LANTERNS]]
        moment = [float(number) for number in (view.phase, view.dealt, view.round, view.winner)]
        return [*held, *shown, *order, *map(float, view.sizes), *map(float, view.points), *moment]

    def evaluate(self, state: ToyState) -> list[float]:
        total = sum(state.points) + self.seats_of(state)
        return [(points + 1) / total for points in state.points]

    def seats_of(self, state: ToyState) -> int:
        return state.seats


GAME = ToyGame()
