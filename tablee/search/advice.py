"""A coach's advice: the chances of each action, how they were found, and why the best action is best.

A `Hint` is the same struct from the solver to the screen. Solvers use the numbers of actions;
`tablee.coach.hints.with_names` replaces them with names for readers. A game may have its own coach in its folder,
`coach/hints.py` with a `COACH`, and its own puzzles, `coach/puzzles.py` with `PUZZLES`. Other games use
`tablee.search.coach.SearchCoach`. A coach sees a view, never a state. Its advice is data: a reason is a code with
parameters, worded by the message `why-<code>`, as an event is by `event-<tag>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from tablee.core.bot import Offer
from tablee.core.event import Event, Value
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.search.budget import Budget

A = TypeVar("A")
"""An action: its number in the rules, or its name for readers."""
Method = Literal["exact", "round", "table", "model", "sampled", "planned"]
"""How the chances were found.

`exact`: worked out to the end. `round`: exact for this round, of which a match has several. `table` and `model`: exact
for this turn, with a solved table or a model of the others for the rest. `sampled`: from samples. `planned`: judged by
a planner.
"""

PURE = 0.999
"""With a weight above this, the best action alone is the best play."""


class Step(Struct, frozen=True):
    """A step of a line of play, worded as the event that it is (`event-<tag>`)."""

    tag: str
    params: dict[str, Any]  # the values are `Value`, which msgspec cannot decode because of its two list types


class Reason(Struct, frozen=True):
    """A reason, worded by the message `why-<code>`, or a puzzle's question, worded by `puzzle-<code>`.

    `line` is the line of play that the reason speaks of, from the advised choice on.
    """

    code: str
    params: dict[str, Any]
    line: tuple[Step, ...] = ()


def why(code: str, /, **params: Value) -> Reason:
    """Return the reason worded by `why-<code>`. Write the code out at the call, so that the laws find its message."""
    return Reason(code, params)


def by_line(reason: Reason, events: Iterable[Event]) -> Reason:
    """Return the reason with the line of play that these events tell."""
    return Reason(reason.code, reason.params, tuple(Step(event.tag, event.params) for event in events))


def task(code: str, /, **params: Value) -> Reason:
    """Return a puzzle's question, worded by `puzzle-<code>`."""
    return Reason(code, params)


class Odds(Struct, Generic[A], frozen=True):
    """An action, the chance of winning after it (a shared win counts as its share), and its weight in the best play.

    If a player must not be predictable, the best play is a mixture. Otherwise the best action has the weight 1.
    """

    action: A
    value: float
    weight: float


class Hint(Struct, Generic[A], frozen=True):
    """Advice for a seat by what it knows: every offered action, the best first, and how the chances were found.

    `value` is the chance before the choice. If the best play was computed, it is the chance with best play. If samples
    were played on by a usual policy, it is the chance with that policy. So `value` and the chances after a choice are
    on the same scale. `samples` is 0 if nothing was sampled. `mixed` says whether the best play is a mixture.
    """

    choices: tuple[Odds[A], ...]
    value: float
    reason: Reason
    method: Method
    samples: int = 0
    mixed: bool = False

    def __post_init__(self) -> None:
        force_setattr(self, "mixed", self.best.weight < PURE)

    @property
    def best(self) -> Odds[A]:
        """The best action with its odds."""
        return self.choices[0]

    def of(self, action: A) -> Odds[A]:
        """Return the odds of an action."""
        return next(choice for choice in self.choices if choice.action == action)


def mean_of(choices: tuple[Odds[int], ...]) -> float:
    """Return the value of the best play."""
    return sum(choice.weight * choice.value for choice in choices)


def ranked(values: Mapping[int, float]) -> tuple[Odds[int], ...]:
    """Return the choices sorted by value. The best alone is the best play."""
    return chosen(max(values, key=lambda action: values[action]), values)


def chosen(best: int, values: Mapping[int, float]) -> tuple[Odds[int], ...]:
    """Return the choices with this one as the best.

    The others follow by their values, cut to the value of the best, because samples may flatter them.
    """
    others = sorted((action for action in values if action != best), key=lambda action: -values[action])
    rest = [Odds(action, min(values[action], values[best]), 0.0) for action in others]
    return (Odds(best, values[best], 1.0), *rest)


class Coach(Protocol):
    """Judges by what a seat knows. The same view, offer, generator and number of iterations give the same answer."""

    def advise(self, view: Any, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        """Return the odds of each offered action. Spend the effort on the best ones, and on the action `also`."""

    def chance(self, view: Any, seat: int, budget: Budget, rng: Rng) -> float:
        """Return the chance of winning for the seat that has this view, whoever is to choose."""


class Puzzle(NamedTuple):
    """A position with one best answer, as seen by the seat that is asked. `advice` is the solution.

    `options` are the options of the match, or None for the game's defaults.
    """

    asks: Reason
    seats: int
    view: Any
    offer: Offer
    advice: Hint[int]
    options: Options | None = None


class Puzzles(Protocol):
    """Makes puzzles. Each of the `seeds`, which were found beforehand, gives one."""

    @property
    def seeds(self) -> tuple[int, ...]:
        """The seeds of the puzzles that come with the game."""

    def attempt(self, rng: Rng) -> Puzzle | None:
        """Return a random position if it has one best answer and is worth asking, otherwise None."""
