"""What a coach says of a choice: how each action does, how that was found out, and why the best one is best.

A `Hint` is the same struct from the solver to the screen. Solvers number actions; `tablee.coach.hints.named` names them for
whoever reads. A game may have a coach of its own in its folder, `coach/hints.py` with a `COACH`, and makers of puzzles, `coach/puzzles.py`
with `PUZZLES`; a game without gets `tablee.search.coach.SearchCoach`. A coach sees a view, never a state. Everything it says
is data: a reason is a code and parameters, worded by the message `why-<code>` as an event is by `event-<tag>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from tablee.core.bot import Offer
from tablee.core.event import Value
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.search.budget import Budget

A = TypeVar("A")
"""An action: its number in the rules, or its name for those who read."""
Method = Literal["exact", "round", "table", "model", "sampled", "planned"]
"""How the chances were found: worked out to the end; exactly for this round, of which a match has several; exactly for this
turn, with a solved table or a model of the others for what follows; from samples; or judged by a planner."""

PURE = 0.999
"""Above this weight the best action is all of the best play."""


class Reason(Struct, frozen=True):
    """Why: worded by the message `why-<code>`; what a puzzle asks, by `puzzle-<code>`."""

    code: str
    params: dict[str, Any]  # of `Value`, which msgspec cannot decode: two kinds of lists


def why(code: str, /, **params: Value) -> Reason:
    """The reason worded by `why-<code>`; the code is written out at the call, for the laws to find its words."""
    return Reason(code, params)


def task(code: str, /, **params: Value) -> Reason:
    """What a puzzle asks, worded by `puzzle-<code>`."""
    return Reason(code, params)


class Odds(Struct, Generic[A], frozen=True):
    """An action, the chance of winning after it (a shared win counts as its share), and its part in the best play.

    Where one should not be read, the best play is a mixture; elsewhere the best action has the weight 1.
    """

    action: A
    value: float
    weight: float


class Hint(Struct, Generic[A], frozen=True):
    """What to do by what one knows: every offered action, the best first; and how that was found out.

    `value` is the chance before the choice: that of the best play where it was worked out, and of usual play where samples
    were played on in the usual way. So what follows a choice is, on average, worth neither more nor less than said.
    `samples` is 0 where nothing was sampled. `mixed` follows from the choices: the best play is a mixture.
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
        """What to do."""
        return self.choices[0]

    def of(self, action: A) -> Odds[A]:
        """What is said of an action."""
        return next(choice for choice in self.choices if choice.action == action)


def mean_of(choices: tuple[Odds[int], ...]) -> float:
    """What the best play is worth."""
    return sum(choice.weight * choice.value for choice in choices)


def ranked(values: Mapping[int, float]) -> tuple[Odds[int], ...]:
    """The choices by their values, the best first and alone in the best play."""
    return chosen(max(values, key=lambda action: values[action]), values)


def chosen(best: int, values: Mapping[int, float]) -> tuple[Odds[int], ...]:
    """The choices with this one as the best: the others are by their values, and no better, whatever luck they had."""
    others = sorted((action for action in values if action != best), key=lambda action: -values[action])
    rest = [Odds(action, min(values[action], values[best]), 0.0) for action in others]
    return (Odds(best, values[best], 1.0), *rest)


class Coach(Protocol):
    """Judges by what a seat knows. The same view, offer, generator and number of iterations give the same answer."""

    def advise(self, view: Any, offer: Offer, budget: Budget, rng: Rng, also: int | None = None) -> Hint[int]:
        """How each offered action does; the effort goes to the best ones, and to the one that is `also` of interest."""

    def chance(self, view: Any, seat: int, budget: Budget, rng: Rng) -> float:
        """The chance of winning of the seat whose view this is, whoever is to choose."""


class Puzzle(NamedTuple):
    """A position with one best answer, as the seat sees it that is asked; `advice` is the solution.

    `options` are those of the match, where they are not the game's own.
    """

    asks: Reason
    seats: int
    view: Any
    offer: Offer
    advice: Hint[int]
    options: Options | None = None


class Puzzles(Protocol):
    """Makes puzzles. From each of the `seeds`, which were looked for beforehand, there comes one."""

    @property
    def seeds(self) -> tuple[int, ...]:
        """What the puzzles that come with the game are made from."""

    def attempt(self, rng: Rng) -> Puzzle | None:
        """A position that luck gives, if it has one best answer and is worth asking."""
