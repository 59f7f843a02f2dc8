"""Lanterns as a game: what the laws look at."""

from tablee.core.game import Game, GameInfo, Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tests.toy.bots import HighBot, RandomBot
from tests.toy.options import ToyOptions
from tests.toy.pieces import ACTIONS, LANTERNS, NAMES
from tests.toy.rules import SPOILS, ToyState
from tests.toy.terminal import draw
from tests.toy.views import ToyView, imagine, view


class ToyGame(Game[ToyOptions, ToyState, ToyView]):
    info = GameInfo("toy", rules_version=1, seats=(2, 4), minutes=(1, 2), longest=7)
    options = ToyOptions
    views = ToyView
    actions = ACTIONS
    presets = {"first": ToyOptions(), "long": ToyOptions(hand=4, ties="first"), "plain": ToyOptions(lucky=False)}
    bots = {"random": RandomBot(), "high": HighBot()}
    nouns = {"lantern": NAMES}

    def new(self, options: ToyOptions, seats: int) -> ToyState:
        return ToyState(options, seats)

    def view(self, state: ToyState, viewer: Viewer) -> ToyView:
        return view(state, viewer)

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        return imagine(view, rng)

    def refusal(self, state: ToyState, seat: int, action: int) -> Refused:
        if state.phase == SPOILS:
            return Refused("take-or-pass", "T-1.5")
        if action < LANTERNS:
            return Refused("not-in-hand", "T-1.2", lantern=NAMES[action])
        return Refused("show-first", "T-1.2")

    def draw(self, view: ToyView, say: Say, width: int) -> str:
        return draw(view, say, width)

    def encode(self, view: ToyView) -> list[float]:
        held = [float(lantern in view.hand) for lantern in range(LANTERNS)]
        shown = [float(lantern in view.shown) for lantern in range(LANTERNS)]
        return [*held, *shown, *map(float, view.sizes), *map(float, view.points), float(view.phase)]

    def evaluate(self, state: ToyState) -> list[float]:
        total = sum(state.points) + self.seats_of(state)
        return [(points + 1) / total for points in state.points]

    def seats_of(self, state: ToyState) -> int:
        return state.seats


GAME = ToyGame()
