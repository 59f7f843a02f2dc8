"""Claim as a game among the others."""

from __future__ import annotations

from tablee.core.game import Game, GameInfo, Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.games.claim.bots import BOTS, estimate
from tablee.games.claim.encoding import encode
from tablee.games.claim.examples import EXAMPLES
from tablee.games.claim.lesson import LESSON
from tablee.games.claim.options import PRESETS, ClaimOptions
from tablee.games.claim.pieces import ACTIONS, DOPPELGANGER, FACTION, FACTIONS, KIND_NAME, kinds
from tablee.games.claim.rules import Claim
from tablee.games.claim.showing import view
from tablee.games.claim.terminal import draw
from tablee.games.claim.views import ClaimView, imagine
from tablee.games.claim.votes import NOBODY

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

    def new(self, options: ClaimOptions, seats: int) -> Claim:
        return Claim(LEADERS[options.leader], options.card_count)

    def view(self, state: Claim, viewer: Viewer) -> ClaimView:
        return view(state, viewer)

    def imagine(self, view: ClaimView, rng: Rng) -> Claim:
        return imagine(view, rng)

    def refusal(self, state: Claim, seat: int, action: int) -> Refused:
        if not kinds(state.players[seat].hand) >> action & 1:
            return Refused("not-in-hand", "C-2.2", card=KIND_NAME[action])
        if FACTION[state.led] == DOPPELGANGER:
            return Refused("must-follow-doppelganger", "C-4.5")
        return Refused("must-follow", "C-2.2", faction=FACTIONS[FACTION[state.led]])

    def draw(self, view: ClaimView, say: Say, width: int) -> str:
        return draw(view, say, width)

    def encode(self, view: ClaimView) -> list[float]:
        return encode(view)

    def evaluate(self, state: Claim) -> list[float]:
        return estimate(state)

    def seats_of(self, state: Claim) -> int:
        return 2


GAME = ClaimGame()
