"""King of 12 as the rest of the project sees it."""

from __future__ import annotations

from collections.abc import Hashable

from tablee.core.action import Action
from tablee.core.game import Game, GameInfo, Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.games.king_of_12 import encoding, terminal, views
from tablee.games.king_of_12.bots import bots
from tablee.games.king_of_12.estimate import estimate
from tablee.games.king_of_12.examples import EXAMPLES
from tablee.games.king_of_12.knowing import known
from tablee.games.king_of_12.lesson import LESSON
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.pieces import ACTIONS, CHARACTERS
from tablee.games.king_of_12.position import ADJUSTING, BURYING, PLAYING
from tablee.games.king_of_12.rules import King
from tablee.games.king_of_12.views import KingView


class KingOf12(Game[KingOptions, King, KingView]):
    """Twelve-sided dice and secret characters for two to four, a tournament for up to sixteen."""

    info = GameInfo(id="king_of_12", rules_version=1, seats=(2, 16), minutes=(20, 60), longest=20_000)
    options = KingOptions
    views = KingView
    actions = ACTIONS
    presets = PRESETS
    nouns = {
        "card": (*CHARACTERS, *(f"{card}-effect" for card in CHARACTERS)),
        "token": ("1", "2", "none"),
    }
    examples = EXAMPLES
    lesson = LESSON

    def __init__(self) -> None:
        self.bots = bots(self)

    def new(self, options: KingOptions, seats: int) -> King:
        return views.new(options, seats)

    def view(self, state: King, viewer: Viewer) -> KingView:
        return views.view(state, viewer)

    def imagine(self, view: KingView, rng: Rng) -> King:
        return views.imagine(view, rng)

    def refusal(self, state: King, seat: int, action: int) -> Refused:
        """Told from what the seat itself may know."""
        text, verb = ACTIONS.text(action), ACTIONS[action].verb
        if state.phase == PLAYING:
            return (
                Refused("not-in-hand", "K12-2.6", action=text) if verb == "play" else Refused("play-a-card", "K12-2.1")
            )
        if state.phase == ADJUSTING:
            return Refused("not-adjacent", "K12-4.12") if verb == "turn" else Refused("not-your-effect", "K12-2.3")
        if state.phase == BURYING:
            return Refused("not-your-card", "K12-5.4", action=text)
        return Refused("not-to-take", "K12-4.11")

    def draw(self, view: KingView, say: Say, width: int) -> str:
        return terminal.draw(view, say, width)

    def explain(self, options: KingOptions, action: Action, say: Say) -> str:
        card = action.params.get("card")
        return "" if card is None else say("draw-effect", card=card, card_effect=f"{card}-effect")

    def encode(self, view: KingView) -> list[float]:
        return encoding.encode(view)

    def known(self, state: King, viewer: Viewer) -> Hashable:
        return known(state, viewer)

    def evaluate(self, state: King) -> list[float]:
        return estimate(state)

    def seats_of(self, state: King) -> int:
        return state.setup.seats


GAME = KingOf12()
