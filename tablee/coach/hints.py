"""A hint: how each choice does by what a seat knows, and why the best one is best."""

from __future__ import annotations

from typing import Any

from tablee.coach.finding import coach_of
from tablee.core.bot import Offer
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.search.advice import Advice, Choice, Reason
from tablee.search.budget import Budget
from tablee.wire.coach import Hint, Odds, WireReason
from tablee.wire.server import WireAction

USUAL = Budget(1000)


def hint(game: Game[Any, Any, Any], view: Any, offer: Offer, seed: str, budget: Budget = USUAL) -> Hint:
    """What the game's coach says to a seat that sees this and is asked that. The seed decides what is sampled."""
    return wired(game, coach_of(game).advise(view, offer, budget, Rng(seed)))


def wired(game: Game[Any, Any, Any], advice: Advice) -> Hint:
    """Advice in the form that is sent, printed and worded."""
    odds = tuple(odds_of(game, choice) for choice in advice.choices)
    return Hint(odds, advice.value, advice.mixed, said(advice.reason), advice.method, advice.samples)


def odds_of(game: Game[Any, Any, Any], choice: Choice) -> Odds:
    """A choice and its odds."""
    return Odds(action_of(game, choice.action), choice.value, choice.weight)


def action_of(game: Game[Any, Any, Any], action: int) -> WireAction:
    """An action as text and as structure."""
    found = game.actions[action]
    return WireAction(game.actions.text(action), found.verb, found.params)


def said(reason: Reason) -> WireReason:
    """A reason as data."""
    return WireReason(reason.code, dict(reason.params))
