"""Hints: the chances of each choice by what a seat knows, and why the best one is best."""

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

DEFAULT_BUDGET = Budget(1000)
EXACT = ("exact", "round", "table")
"""The methods of hints that are exact."""


def hint_for_seat(
    game: Game[Any, Any, Any], view: Any, offer: Offer, seed: str, budget: Budget = DEFAULT_BUDGET
) -> NamedHint:
    """Return the hint of the game's coach for this view and offer. The seed decides the samples."""
    return with_names(game, coach_of(game).advise(view, offer, budget, Rng(seed)))


def with_names(game: Game[Any, Any, Any], hint: Hint[int]) -> NamedHint:
    """Return the hint with named actions instead of numbers."""
    choices = tuple(named_odds(game, each) for each in hint.choices)
    return Hint(choices, hint.value, hint.reason, hint.method, hint.samples)


def named_odds(game: Game[Any, Any, Any], odds: Odds[int]) -> NamedOdds:
    """Return the odds with a named action instead of a number."""
    return Odds(named_action(game, odds.action), odds.value, odds.weight)


def named_action(game: Game[Any, Any, Any], action: int) -> WireAction:
    """Return an action as text and as structure."""
    found = game.actions[action]
    return WireAction(game.actions.text(action), found.verb, found.params)
