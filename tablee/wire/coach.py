"""What the coach says, over HTTP, on the command line and in the library: hints, analyses and puzzles."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from tablee.search.advice import Hint, Method, Odds, Reason
from tablee.wire.server import WireAction, WireEvent, WireOffer

NamedOdds = Odds[WireAction]
NamedHint = Hint[WireAction]
Cause = Literal["luck", "mine", "others"]
"""What moved a chance: dice and cards, the seat's own choice, or what the others did."""


class ChancePoint(Struct, frozen=True):
    """The chance of winning by what the seat knew at a step of the replay, and what had moved it there."""

    step: int
    value: float
    cause: Cause


class JudgedChoice(Struct, frozen=True):
    """A choice of the seat judged by what it knew: the chance before it and after it, and what the best would have kept.

    `step` is the step of the replay at which it was made. `odds` begins with the best and has the one played in it.
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
    """A moment worth another look: a choice that cost much, one that was the only good one, or a stroke of luck."""

    kind: Literal["mistake", "found", "luck"]
    step: int
    before: float
    after: float
    choice: JudgedChoice | None


class SeatReport(Struct, frozen=True):
    """A match as one seat lived it. `start` and the three sums add up to `end`.

    `luck` is what dice and cards did, `mine` what the seat's own choices did, `others` what the others' did (and what
    they showed by it, and how secret choices met); `lost` is what the best choices would have kept.
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
    """A finished match looked at again. `methods` says how many choices were judged in which way, `samples` the fewest of any."""

    game: str
    names: tuple[str, ...]
    methods: dict[str, int]
    samples: int
    seats: tuple[SeatReport, ...]


FactKind = Literal["lead", "lead-late", "gain", "loss", "luck"]
"""Somebody came to lead for good (`lead-late`: with the last step), gained or lost much at once, or had luck."""


class ScoreSentence(Struct, frozen=True):
    """What else a game says about its score, worded by `score-<code>`."""

    code: str
    params: dict[str, Any]


class Fact(Struct, frozen=True):
    """Something worth telling about a match: to whom it happened, at which step of the replay, and what was told then."""

    kind: FactKind
    step: int
    seat: int
    count: int
    """How much somebody gained or lost."""
    events: tuple[WireEvent, ...]


class MatchSummary(Struct, frozen=True):
    """How a match ended: a number for each seat, worded by `score-<unit>` (empty for a game that keeps none), and facts."""

    unit: str
    values: tuple[int, ...]
    lines: tuple[ScoreSentence, ...]
    facts: tuple[Fact, ...]


class PuzzleDay(Struct, frozen=True):
    """A day: the game whose puzzle it is, and all games that have one."""

    date: str
    game: str
    games: tuple[str, ...]


class PuzzlePage(Struct, frozen=True):
    """A position with one best answer, as the seat sees it that is asked, and its solution."""

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
