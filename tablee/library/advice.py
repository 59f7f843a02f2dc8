"""The coach's advice for programs."""

from __future__ import annotations

from operator import index
from typing import Any, NamedTuple, SupportsIndex

from tablee.coach.hints import hint_for_seat
from tablee.core.action import Action
from tablee.core.bot import Offer
from tablee.core.game import Game
from tablee.search.budget import Budget
from tablee.words import Words

AnyAction = str | Action | SupportsIndex
"""An action as its text, its structure or its number. The number may be of any integer type."""


class Choice(NamedTuple):
    """An action, the chance of winning after it, and its weight in the best play, which may be a mixture."""

    action: str
    value: float
    weight: float


class Advice(NamedTuple):
    """Advice for a seat by what it knows: every choice, the best first, and how the chances were found.

    `value` is the chance before the choice. `why` is the reason in English. `method` is `exact`, `round` or `table` for
    exact results, and `model`, `sampled` or `planned` for estimates. `samples` is 0 if nothing was sampled.
    """

    choices: tuple[Choice, ...]
    value: float
    why: str
    method: str
    samples: int

    @property
    def best(self) -> str:
        """The text of the best action."""
        return self.choices[0].action

    def __str__(self) -> str:
        lines = [f"{100 * choice.value:5.1f} %  {choice.action}" for choice in self.choices]
        return "\n".join([f"{self.best}: {self.why}", *lines])


def advise(game: Game[Any, Any, Any], view: Any, offer: Offer, samples: int, seed: str) -> Advice:
    """Ask the game's coach for advice."""
    told = hint_for_seat(game, view, offer, seed, Budget(samples))
    words = Words("en", game)
    choices = tuple(Choice(odds.action.text, odds.value, odds.weight) for odds in told.choices)
    return Advice(
        choices, told.value, words(f"why-{told.reason.code}", **told.reason.params), told.method, told.samples
    )


def action_number(game: Game[Any, Any, Any], action: AnyAction) -> int | None:
    """Return the number of an action given as text, structure or number, or None if there is none."""
    if isinstance(action, str | Action):
        return game.actions.index(str(action))
    try:
        number = index(action)
    except TypeError:
        return None
    return number if 0 <= number < len(game.actions) else None
