"""A hint: how each choice does by what a seat knows, and why the best one is best."""

from __future__ import annotations

from typing import Any

from tablee.coach.finding import coach_of
from tablee.core.bot import Offer
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.search.advice import Hint, Odds
from tablee.search.budget import Budget
from tablee.wire.coach import NamedHint, NamedOdds
from tablee.wire.server import WireAction

USUAL = Budget(1000)
EXACT = ("exact", "round", "table")
"""The methods of a hint that guess nothing."""


def hint_for_seat(game: Game[Any, Any, Any], view: Any, offer: Offer, seed: str, budget: Budget = USUAL) -> NamedHint:
    """What the game's coach says to a seat that sees this and is asked that. The seed decides what is sampled."""
    return named(game, coach_of(game).advise(view, offer, budget, Rng(seed)))


def named(game: Game[Any, Any, Any], hint: Hint[int]) -> NamedHint:
    """A hint with its actions named for whoever reads it."""
    choices = tuple(named_odds(game, each) for each in hint.choices)
    return Hint(choices, hint.value, hint.reason, hint.method, hint.samples)


def named_odds(game: Game[Any, Any, Any], odds: Odds[int]) -> NamedOdds:
    """The odds of an action that is named."""
    return Odds(named_action(game, odds.action), odds.value, odds.weight)


def named_action(game: Game[Any, Any, Any], action: int) -> WireAction:
    """An action as text and as structure."""
    found = game.actions[action]
    return WireAction(game.actions.text(action), found.verb, found.params)
