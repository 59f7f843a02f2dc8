"""Killer as the rest of the project sees it."""

from __future__ import annotations

from tablee.core.game import Game, GameInfo, Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.games.killer import encoding, terminal, views
from tablee.games.killer.bots import BOTS, estimate
from tablee.games.killer.examples import EXAMPLES
from tablee.games.killer.lesson import LESSON
from tablee.games.killer.options import PRESETS, KillerOptions
from tablee.games.killer.pieces import ACTIONS, TARGET, UNNAMED
from tablee.games.killer.position import AIM, KEEP
from tablee.games.killer.rules import Killer
from tablee.games.killer.views import KillerView


class KillerGame(Game[KillerOptions, Killer, KillerView]):
    """Dice and elimination for two to eight."""

    info = GameInfo(id="killer", rules_version=1, seats=(2, 8), minutes=(10, 30), longest=50_000)
    options = KillerOptions
    views = KillerView
    actions = ACTIONS
    presets = PRESETS
    bots = BOTS
    nouns = {}
    examples = EXAMPLES
    lesson = LESSON

    def new(self, options: KillerOptions, seats: int) -> Killer:
        return views.new(options, seats)

    def view(self, state: Killer, viewer: Viewer) -> KillerView:
        return views.view(state)

    def imagine(self, view: KillerView, rng: Rng) -> Killer:
        return views.imagine(view)

    def refusal(self, state: Killer, seat: int, action: int) -> Refused:
        if state.phase == KEEP:
            return Refused("not-rolled", "D-1.1", action=ACTIONS.text(action))
        if action == UNNAMED:
            return Refused("must-name", "D-1.5")
        if TARGET <= action < UNNAMED:
            return Refused("no-target", "D-1.5")
        return Refused("not-now", "D-1.1", action=ACTIONS.text(action))

    def draw(self, view: KillerView, say: Say, width: int) -> str:
        return terminal.draw(view, say, width)

    def encode(self, view: KillerView) -> list[float]:
        return encoding.encode(view)

    def lapse(self, state: Killer, seat: int) -> int | None:
        """D-2.5: who does not say in time whom they attack attacks themselves."""
        return UNNAMED if state.phase == AIM and state.may_stay_silent() else None

    def evaluate(self, state: Killer) -> list[float]:
        return estimate(state.lives)

    def seats_of(self, state: Killer) -> int:
        return len(state.lives)


GAME = KillerGame()
