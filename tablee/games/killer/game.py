"""Killer's `Game` object: everything the rest of the project uses."""

from __future__ import annotations

import msgspec

from tablee.core.game import Game, GameInfo
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.rules import Before
from tablee.games.killer.bots.levels import BOTS, estimate
from tablee.games.killer.coach.examples import EXAMPLES
from tablee.games.killer.coach.lesson import LESSON
from tablee.games.killer.options import PRESETS, KillerOptions
from tablee.games.killer.rules.phases import AIM, KEEP
from tablee.games.killer.rules.pieces import ACTIONS, TARGET, UNNAMED
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.drift import MIN_SHRINKING, grows, longest
from tablee.games.killer.terminal.board import board, consider
from tablee.games.killer.terminal.prose import draw
from tablee.games.killer.terminal.scene import step, stopped
from tablee.games.killer.views import encoding, position
from tablee.games.killer.views.forecast import KillerForecast, forecast
from tablee.games.killer.views.knowledge import known
from tablee.games.killer.views.score import score
from tablee.games.killer.views.telling import TELLING
from tablee.games.killer.views.view import KillerView, imagine, new, view


class KillerGame(Game[KillerOptions, Killer, KillerView]):
    """Dice and elimination for two to eight."""

    info = GameInfo(id="killer", rules_version=3, seats=(2, 8), minutes=(10, 30), longest=100_000_000, open=True)
    options = KillerOptions
    views = KillerView
    forecasts = KillerForecast
    actions = ACTIONS
    presets = PRESETS
    bots = BOTS
    nouns = {}
    examples = EXAMPLES
    lesson = LESSON
    telling = TELLING
    observation_version = 2  # since it has the limit of turns and the winners
    changes = {
        2: Before(defaults={"marks": "double", "endless": True}),
        3: Before(defaults={"unlimited": True}),
    }
    new = staticmethod(new)
    view = staticmethod(view)
    forecast = staticmethod(forecast)
    score = staticmethod(score)
    draw = staticmethod(draw)
    board = staticmethod(board)
    step = staticmethod(step)
    stopped = staticmethod(stopped)
    consider = staticmethod(consider)
    parts = staticmethod(encoding.parts)
    known = staticmethod(known)

    def begun_by_first_seat(self, options: KillerOptions) -> KillerOptions:
        return msgspec.structs.replace(options, first="seat-1")

    def check(self, options: KillerOptions, seats: int) -> None:
        super().check(options, seats)
        if not options.endless and grows(Variants(options)):
            raise Refused("never-ends", "D-4.5")

    def check_asked(self, options: KillerOptions) -> None:
        """Also refuse new games by rules under which lives hardly shrink: they would take too long (D-4.5)."""
        if grows(Variants(options), MIN_SHRINKING):
            raise Refused("never-ends", "D-4.5")

    def longest(self, options: KillerOptions, seats: int) -> int:
        """Return the number of decisions that the limit of turns allows (D-4.6).

        Games without a limit, by earlier rules, have no proven bound: many times their mean length stands for one.
        """
        return min(longest(Variants(options), seats), self.info.longest)

    def bounded(self, options: KillerOptions, seats: int) -> bool:
        return not options.unlimited

    def imagine(self, view: KillerView, rng: Rng) -> Killer:
        return imagine(view)

    def write_fields(self, options: KillerOptions, seats: int, state: Killer) -> dict[str, str]:
        return position.write_fields(options, state)

    def read_fields(self, options: KillerOptions, seats: int, fields: Fields) -> Killer:
        return position.read_fields(options, seats, fields)

    def refusal(self, state: Killer, seat: int, action: int) -> Refused:
        if state.phase == KEEP:
            return Refused("not-rolled", "D-1.1", action=ACTIONS.text(action))
        if action == UNNAMED:
            return Refused("must-name", "D-1.5")
        if TARGET <= action < UNNAMED:
            return Refused("no-target", "D-1.5")
        return Refused("not-now", "D-1.1", action=ACTIONS.text(action))

    def lapse(self, state: Killer, seat: int) -> int | None:
        """Return the choice when the clock runs out. D-2.5: a player who names no target in time attacks themselves."""
        return UNNAMED if state.phase == AIM and state.may_stay_silent() else None

    def evaluate(self, state: Killer) -> list[float]:
        return estimate(state.lives)

    def seats_of(self, state: Killer) -> int:
        return len(state.lives)


GAME = KillerGame()
