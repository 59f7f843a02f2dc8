"""Claim's `Game` object: everything the rest of the project uses."""

from __future__ import annotations

import msgspec

from tablee.core.action import Action
from tablee.core.game import Game, GameInfo
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.say import Say
from tablee.games.claim.bots.levels import BOTS, estimate
from tablee.games.claim.coach.examples import EXAMPLES
from tablee.games.claim.coach.lesson import LESSON
from tablee.games.claim.options import PRESETS, ClaimOptions
from tablee.games.claim.rules.pieces import ACTIONS, DOPPELGANGER, FACTION, FACTIONS, KIND_NAME, kinds
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY
from tablee.games.claim.terminal.board import board, explain, topics
from tablee.games.claim.terminal.prose import draw
from tablee.games.claim.terminal.scene import step, stopped
from tablee.games.claim.views import position
from tablee.games.claim.views.build import build_view
from tablee.games.claim.views.encoding import parts
from tablee.games.claim.views.imagine import imagine
from tablee.games.claim.views.knowledge import known
from tablee.games.claim.views.score import score
from tablee.games.claim.views.telling import TELLING
from tablee.games.claim.views.view import ClaimView
from tablee.games.claim.views.writing import write_view

LEADERS = {"random": NOBODY, "seat-1": 0, "seat-2": 1}


class ClaimGame(Game[ClaimOptions, Claim, ClaimView]):
    """Two players, two phases, five votes."""

    # 26 tricks of two cards; the last trick of each phase plays itself.
    info = GameInfo("claim", rules_version=1, seats=(2, 2), minutes=(25, 25), longest=48)
    options = ClaimOptions
    views = ClaimView
    actions = ACTIONS
    presets = PRESETS
    bots = BOTS
    nouns = {"card": KIND_NAME, "faction": FACTIONS}
    examples = EXAMPLES
    lesson = LESSON
    telling = TELLING
    view = staticmethod(build_view)
    view_json = staticmethod(write_view)
    imagine = staticmethod(imagine)
    known = staticmethod(known)
    score = staticmethod(score)
    draw = staticmethod(draw)
    board = staticmethod(board)
    step = staticmethod(step)
    stopped = staticmethod(stopped)
    parts = staticmethod(parts)
    evaluate = staticmethod(estimate)

    def explain(self, options: ClaimOptions, action: Action, say: Say) -> str:
        return explain(action, say)

    def topics(self, options: ClaimOptions, say: Say) -> dict[str, str]:
        return topics(say)

    def begun_by_first_seat(self, options: ClaimOptions) -> ClaimOptions:
        return msgspec.structs.replace(options, leader="seat-1")

    def new(self, options: ClaimOptions, seats: int) -> Claim:
        return Claim(LEADERS[options.leader], options.card_count, options.without_majority == "draw")

    def write_fields(self, options: ClaimOptions, seats: int, state: Claim) -> dict[str, str]:
        return position.write_fields(state)

    def read_fields(self, options: ClaimOptions, seats: int, fields: Fields) -> Claim:
        return position.read_fields(options, fields)

    def refusal(self, state: Claim, seat: int, action: int) -> Refused:
        if not kinds(state.players[seat].hand) >> action & 1:
            return Refused("not-in-hand", "C-2.2", card=KIND_NAME[action])
        if FACTION[state.led] == DOPPELGANGER:
            return Refused("must-follow-doppelganger", "C-4.5")
        return Refused("must-follow", "C-2.2", faction=FACTIONS[FACTION[state.led]])


GAME = ClaimGame()
