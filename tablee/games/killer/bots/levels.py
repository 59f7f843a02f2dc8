"""The five bots of Killer. Each considers one thing more than the one before."""

from __future__ import annotations

from functools import lru_cache

from tablee.core.bot import Bot, Offer
from tablee.core.rng import Rng
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import HANDFUL_NUMBER, PRESS, STOP, TARGET, UNNAMED
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import aim_worth
from tablee.games.killer.solver.multiplayer import MultiplayerModel, model_of
from tablee.games.killer.solver.turn import SolvedTurn
from tablee.games.killer.views.view import KillerView, strengths


def estimate(lives: list[int]) -> list[float]:
    """Return each seat's chance of winning, estimated from the life points alone, as in a fair gambling game."""
    return [life / sum(lives) for life in lives]


@lru_cache(maxsize=2048)
def solved_turn(dice: int, worth: tuple[float, ...]) -> SolvedTurn:
    """Return a solved turn, cached for all its decisions."""
    return SolvedTurn(dice, list(worth))


@lru_cache(maxsize=64)
def _aim(options: KillerOptions, aim: str) -> tuple[float, ...]:
    return tuple(aim_worth(Variants(options), aim))


def aim_turn(options: KillerOptions, aim: str) -> SolvedTurn:
    """Return the turn solved for one of the aims."""
    return solved_turn(options.dice, _aim(options, aim))


@lru_cache(maxsize=64)
def _trade(options: KillerOptions) -> tuple[float, ...]:
    variants = Variants(options)
    return tuple(damage - float(variants.loss(score)) for score, damage in enumerate(_aim(options, "damage")))


@lru_cache(maxsize=64)
def multiplayer_model(options: KillerOptions) -> MultiplayerModel:
    """Return the model that values outcomes at a table with these options."""
    return model_of(Variants(options))


def _keep_for_lives(view: KillerView) -> int:
    """Return the dice to keep for the most lives on average (D-4.3)."""
    turn = solved_turn(view.options.dice, tuple(float(score) for score in range(6 * view.options.dice + 1)))
    return turn.best(HANDFUL_NUMBER[view.rolled], view.left, view.total)


class Hasty:
    """Decides by the first roll to go high or low, keeps the dice that fit, and strikes at random."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "keep":
            return self.keep(view)
        sane = [action for action in offer.legal if action not in (UNNAMED, PRESS)]
        return rng.pick(sane)

    def keep(self, view: KillerView) -> int:
        """Return the dice that fit."""
        seen = sum(view.rolled) + view.total
        high = view.starting or seen >= 3.5 * (view.options.dice - view.left + len(view.rolled))
        fitting = [face for face in view.rolled if (face >= 5 if high else face <= 2)]
        nearest = max(view.rolled) if high else min(view.rolled)
        return HANDFUL_NUMBER[tuple(fitting or [nearest])]


class Bold:
    """Maximises the chance of an attack, considers nothing else, and strikes the weakest."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if view.starting:
            return _keep_for_lives(view)
        if offer.prompt == "keep":
            turn = aim_turn(view.options, "attack")
            return turn.best(HANDFUL_NUMBER[view.rolled], view.left, view.total)
        if offer.prompt == "gamble":
            return PRESS
        return min(offer.legal, key=lambda action: 1000 if action == UNNAMED else view.lives[action - TARGET])


class Steady:
    """Maximises the mean damage of its turn, and strikes the strongest."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if view.starting:
            return _keep_for_lives(view)
        if offer.prompt == "keep":
            turn = solved_turn(view.options.dice, self.worth(view.options))
            return turn.best(HANDFUL_NUMBER[view.rolled], view.left, view.total)
        if offer.prompt == "gamble":
            return STOP
        return max(offer.legal, key=lambda action: -1 if action == UNNAMED else view.lives[action - TARGET])

    def worth(self, options: KillerOptions) -> tuple[float, ...]:
        """Return the worth of each score."""
        return _aim(options, "damage")


class Watchful(Steady):
    """Also considers its own lives: the damage it deals minus the life a turn costs.

    It ignores the healing of a mark.
    """

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        if offer.seat in view.fallen:
            return _haunt(view, offer)
        return super().choose(view, offer, rng)

    def worth(self, options: KillerOptions) -> tuple[float, ...]:
        return _trade(options)


class Shrewd:
    """Knows the value of lives: exactly between two, and among more by the best response to a model of the others."""

    def choose(self, view: KillerView, offer: Offer, rng: Rng) -> int:
        lives, seat = strengths(view), offer.seat
        if view.starting:
            return _keep_for_lives(view)
        if lives[seat] == 0:
            return _haunt(view, offer)
        model = multiplayer_model(view.options)
        if offer.prompt == "keep":
            turn = solved_turn(view.options.dice, tuple(model.worth(lives, seat)))
            return turn.best(HANDFUL_NUMBER[view.rolled], view.left, view.total)
        if offer.prompt == "gamble":
            return _gamble(view, model, seat)
        targets = [action for action in offer.legal if action != UNNAMED]
        return max(targets, key=lambda action: model.attack(lives, seat, action - TARGET, view.value))


def _gamble(view: KillerView, model: MultiplayerModel, seat: int) -> int:
    """Decide whether to stop or to risk the attack (D-2.7)."""
    lives, target = strengths(view), view.target
    assert target is not None
    struck = lives.copy()
    struck[target] = max(lives[target] - view.hits * view.value, 0)
    pressed = model.press(lives, seat, target, view.value, view.hits, view.left)
    return PRESS if pressed > model.share(struck, seat) else STOP


def _haunt(view: KillerView, offer: Offer) -> int:
    """Choose for a ghost: try to come back if possible, else strike hard (D-2.8)."""
    if offer.prompt == "keep":
        turn = solved_turn(view.options.dice, _ghostly(view.options))
        return turn.best(HANDFUL_NUMBER[view.rolled], view.left, view.total)
    if offer.prompt == "gamble":
        return STOP
    return max(offer.legal, key=lambda action: view.lives[action - TARGET])


@lru_cache(maxsize=64)
def _ghostly(options: KillerOptions) -> tuple[float, ...]:
    rules = Variants(options)
    marks = (rules.low, rules.high) if options.eliminated == "revival" else ()
    return tuple(1000.0 if score in marks else float(rules.attack(score)) for score in range(6 * rules.dice + 1))


BOTS: dict[str, Bot] = {
    "hasty": Hasty(),
    "bold": Bold(),
    "steady": Steady(),
    "watchful": Watchful(),
    "shrewd": Shrewd(),
}
