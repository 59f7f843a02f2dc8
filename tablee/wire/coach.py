"""The coach's hints, analyses and puzzles, for HTTP, the command line and the library."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from tablee.search.advice import Hint, Method, Odds, Reason
from tablee.wire.server import WireAction, WireEvent, WireOffer

NamedOdds = Odds[WireAction]
NamedHint = Hint[WireAction]
Cause = Literal["luck", "mine", "others"]
"""What changed a chance: dice and cards, the seat's own choice, or the choices of others."""


class ChancePoint(Struct, frozen=True):
    """The seat's chance of winning at a step of the replay, from what it knew, and what changed the chance."""

    step: int
    value: float
    cause: Cause


class JudgedChoice(Struct, frozen=True):
    """A choice of the seat, judged by what it knew: the chances before and after it, and the loss against the best.

    `step` is the step of the replay at which it was made. `odds` begins with the best action and includes the one
    played.
    """

    decision: int
    step: int
    prompt: str
    played: WireAction
    best: WireAction
    before: float
    after: float
    loss: float
    mixed: bool
    odds: tuple[NamedOdds, ...]
    reason: Reason
    method: Method
    samples: int


class Highlight(Struct, frozen=True):
    """A moment worth another look: a costly choice, the only good choice, or a stroke of luck."""

    kind: Literal["mistake", "found", "luck"]
    step: int
    before: float
    after: float
    choice: JudgedChoice | None


class SeatReport(Struct, frozen=True):
    """A match from the view of one seat. `start` and the three sums add up to `end`.

    `luck` is the effect of dice and cards, and `mine` that of the seat's own choices. `others` is the effect of the
    others' choices, of what they revealed, and of how secret choices combined. `lost` is what the best choices would
    have kept.
    """

    seat: int
    start: float
    end: float
    luck: float
    mine: float
    others: float
    lost: float
    points: tuple[ChancePoint, ...]
    choices: tuple[JudgedChoice, ...]
    highlights: tuple[Highlight, ...]


class Analysis(Struct, frozen=True):
    """The analysis of a finished match.

    `methods` says how many choices were judged by each method, `samples` the fewest used for any choice.
    """

    game: str
    names: tuple[str, ...]
    methods: dict[str, int]
    samples: int
    seats: tuple[SeatReport, ...]


FactKind = Literal["lead", "lead-late", "gain", "loss", "luck"]
"""Somebody took the lead for good (`lead-late`: with the last step), gained or lost much at once, or had luck."""


class ScoreSentence(Struct, frozen=True):
    """A further sentence about a game's score, worded by `score-<code>`."""

    code: str
    params: dict[str, Any]


class Fact(Struct, frozen=True):
    """A fact worth telling about a match: its seat, its step of the replay, and the events of that step."""

    kind: FactKind
    step: int
    seat: int
    count: int
    """The amount gained or lost."""
    events: tuple[WireEvent, ...]


class MatchSummary(Struct, frozen=True):
    """How a match ended: facts, and a number for each seat, worded by `score-<unit>` (empty without scores)."""

    unit: str
    values: tuple[int, ...]
    lines: tuple[ScoreSentence, ...]
    facts: tuple[Fact, ...]


class PuzzleDay(Struct, frozen=True):
    """A day's puzzle: the game it is from, and all games that have puzzles."""

    date: str
    game: str
    games: tuple[str, ...]


class PuzzlePage(Struct, frozen=True):
    """A position with one best answer, as the asked seat sees it, and its solution."""

    game: str
    date: str
    seats: int
    seat: int
    options: dict[str, Any]
    asks: Reason
    view: Raw
    forecast: Raw
    offer: WireOffer
    solution: NamedHint
