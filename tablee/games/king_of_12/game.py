"""King of 12's `Game` object: everything the rest of the project uses."""

from __future__ import annotations

from tablee.core.action import Action
from tablee.core.game import Game, GameInfo
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.rules import Before
from tablee.core.say import Say
from tablee.games.king_of_12.bots.estimate import estimate
from tablee.games.king_of_12.bots.levels import bots
from tablee.games.king_of_12.coach.examples import EXAMPLES
from tablee.games.king_of_12.coach.lesson import LESSON
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.phases import ADJUSTING, BURYING, PLAYING
from tablee.games.king_of_12.rules.pieces import ACTIONS, CHARACTERS, TAKE_NONE
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.solver.length import longest
from tablee.games.king_of_12.terminal.board import board, topics
from tablee.games.king_of_12.terminal.prose import draw
from tablee.games.king_of_12.terminal.scene import step, stopped
from tablee.games.king_of_12.views import encoding, position
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.knowledge import known, recalled
from tablee.games.king_of_12.views.score import score
from tablee.games.king_of_12.views.telling import TELLING, beats
from tablee.games.king_of_12.views.view import KingView, new, view


class KingOf12(Game[KingOptions, King, KingView]):
    """Twelve-sided dice and secret characters for two to four, a tournament for up to sixteen."""

    info = GameInfo(id="king_of_12", rules_version=2, seats=(2, 16), minutes=(20, 60), longest=1_178, simultaneous=True)
    options = KingOptions
    views = KingView
    actions = ACTIONS
    presets = PRESETS
    changes = {2: Before({"standings": "winner"})}
    nouns = {
        "card": (*CHARACTERS, *(f"{card}-effect" for card in CHARACTERS)),
        "token": ("1", "2", "none"),
    }
    examples = EXAMPLES
    lesson = LESSON
    telling = TELLING
    new = staticmethod(new)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    score = staticmethod(score)
    draw = staticmethod(draw)
    board = staticmethod(board)
    step = staticmethod(step)
    stopped = staticmethod(stopped)
    parts = staticmethod(encoding.parts)
    beats = staticmethod(beats)
    known = staticmethod(known)
    recalled = staticmethod(recalled)  # K12-8.7: everybody has seen the cards that now lie face down
    evaluate = staticmethod(estimate)
    longest = staticmethod(longest)

    def __init__(self) -> None:
        self.bots = bots(self)

    def bounded(self, options: KingOptions, seats: int) -> bool:
        """Return False: the rules do not limit the rounds that nobody wins (K12-5.3)."""
        return False

    def write_fields(self, options: KingOptions, seats: int, state: King) -> dict[str, str]:
        return position.write_fields(state)

    def read_fields(self, options: KingOptions, seats: int, fields: Fields) -> King:
        return position.read_fields(options, seats, fields)

    def refusal(self, state: King, seat: int, action: int) -> Refused:
        """Return why the action is refused, using only what the seat itself may know."""
        text, verb = ACTIONS.text(action), ACTIONS[action].verb
        if state.phase == PLAYING:
            return (
                Refused("not-in-hand", "K12-2.6", action=text) if verb == "play" else Refused("play-a-card", "K12-2.1")
            )
        if state.phase == ADJUSTING:
            return Refused("not-adjacent", "K12-4.12") if verb == "turn" else Refused("not-your-effect", "K12-2.3")
        if state.phase == BURYING:
            return Refused("not-your-card", "K12-5.4", action=text)
        if action == TAKE_NONE and state.setup.must_take:
            return Refused("must-take", "K12-8.3")
        return Refused("not-to-take", "K12-4.11")

    def explain(self, options: KingOptions, action: Action, say: Say) -> str:
        card = action.params.get("card")
        return "" if card is None else say("draw-effect", card=card, card_effect=f"{card}-effect")

    def topics(self, options: KingOptions, say: Say) -> dict[str, str]:
        return topics(say)

    def seats_of(self, state: King) -> int:
        return state.setup.seats


GAME = KingOf12()
