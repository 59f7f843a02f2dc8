"""What the coach says, over HTTP, on the command line and in the library: hints, analyses and puzzles."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from tablee.wire.server import WireAction, WireOffer

Method = Literal["exact", "round", "table", "model", "sampled", "planned"]
Cause = Literal["luck", "mine", "others"]
"""What moved a chance: dice and cards, the seat's own choice, or what the others did."""


class WireReason(Struct, frozen=True):
    """Why: worded by the message `why-<code>`; what a puzzle asks, by `puzzle-<code>`."""

    code: str
    params: dict[str, Any]


class Odds(Struct, frozen=True):
    """An action, the chance of winning after it, and its part in the best play (1 where that is no mixture)."""

    action: WireAction
    value: float
    weight: float


class Hint(Struct, frozen=True):
    """What to do by what one knows: every offered action, the best first; and how that was found out."""

    choices: tuple[Odds, ...]
    value: float
    mixed: bool
    reason: WireReason
    method: Method
    samples: int


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
    odds: tuple[Odds, ...]
    reason: WireReason
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
    asks: WireReason
    view: Raw
    offer: WireOffer
    solution: Hint
