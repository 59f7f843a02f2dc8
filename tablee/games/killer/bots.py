"""Players of Killer: one who goes by feel and one who knows the odds."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.bot import Bot, Offer
from tablee.core.rng import Rng
from tablee.games.killer.aims import net_worth
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.pieces import NUMBER, PRESS, STOP, TARGET, UNNAMED
from tablee.games.killer.rules import Variants
from tablee.games.killer.turn import Turn
from tablee.games.killer.views import KillerView


def estimate(lives: list[int]) -> list[float]:
    """Each seat's chance of winning, guessed from the life points alone: as in a fair game between gamblers."""
    return [life / sum(lives) for life in lives]


@lru_cache(maxsize=256)
def solved_turn(dice: int, worth: tuple[float, ...]) -> Turn:
    """A turn solved once for all its decisions."""
    return Turn(dice, list(worth))


def _net(options: KillerOptions) -> tuple[float, ...]:
    return tuple(net_worth(Variants(options)))


class Hasty:
    """Goes high or low by the first look, keeps what fits, and strikes whoever it likes."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "keep":
            return self._keep(view)
        sane = [action for action in offer.legal if action not in (UNNAMED, PRESS)]
        return rng.pick(sane)

    def _keep(self, view: KillerView) -> int:
        seen = sum(view.rolled) + view.total
        high = seen >= 3.5 * (view.options.dice - view.left + len(view.rolled))
        fitting = [face for face in view.rolled if (face >= 5 if high else face <= 2)]
        nearest = max(view.rolled) if high else min(view.rolled)
        return NUMBER[tuple(fitting or [nearest])]


class Steady:
    """Knows the odds of its own turn: most damage dealt and life gained, least life lost, on average."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "keep":
            turn = solved_turn(view.options.dice, _net(view.options))
            return turn.best(NUMBER[view.rolled], view.left, view.total)
        if offer.prompt == "gamble":
            return STOP
        return max(offer.legal, key=lambda action: -1 if action == UNNAMED else view.lives[action - TARGET])


BOTS: dict[str, Bot] = {"hasty": Hasty(), "steady": Steady()}
