"""What the server says over a socket. Every update is whole: nothing needs the one before it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from tablee.wire.setup import Clock, Language, TimeoutRule

WIRE_VERSION = 4
"""Goes up whenever a message changes; a page that was loaded with another version should be loaded again."""

Status = Literal["open", "playing", "finished", "closed"]
Ending = Literal["rules", "clock", "resigned", "draw", "agreed", "abandoned", "operator"]
"""How a game ended: by its rules, because a seat ran out of time or gave up, by a draw, or without a result."""


class SeatInfo(Struct, frozen=True):
    """Who sits where. `bot` is the level of the bot that plays for this seat now."""

    name: str | None
    taken: bool
    host: bool
    bot: str | None
    online: bool
    you: bool


class WireEvent(Struct, frozen=True):
    """What happened, by which rule."""

    tag: str
    rule: str
    params: dict[str, Any]


class WireBeat(Struct, frozen=True):
    """What a person takes in at once: places in the list of events, and how many milliseconds at normal pace."""

    hold: int
    events: tuple[int, ...]


class WireAction(Struct, frozen=True):
    """An action on offer: its notation, which is what is sent back, and its structure, from which it is worded."""

    text: str
    verb: str
    params: dict[str, Any]


class WireOffer(Struct, frozen=True):
    """What this seat is asked; `chosen` is the secret choice it has made so far."""

    prompt: str
    actions: tuple[WireAction, ...]
    chosen: str | None


class WireClock(Struct, frozen=True):
    """A seat's clock when the update was sent: seconds left, and whether it runs."""

    left: float
    running: bool


class Question(Struct, frozen=True):
    """Something that others must agree to."""

    about: Literal["undo", "end", "draw", "pause"]
    seat: int
    waiting: tuple[int, ...]


class Series(Struct, frozen=True):
    """Several games of the same two. Whoever wins `first_to` of them wins the series.

    `game` counts the games from one. `wins` are by seat, and count this game once it is over; a draw counts for nobody. The
    seats change after every game, and seat 1 begins.
    """

    first_to: int
    game: int
    wins: tuple[int, ...]
    over: bool


class TableInfo(Struct, frozen=True):
    """The table around the match."""

    code: str
    game: str
    rules_version: int
    options: dict[str, Any]
    status: Status
    public: bool
    spectators: bool
    show_ready: bool
    language: Language
    clock: Clock
    timeout: TimeoutRule
    paused: bool
    seats: tuple[SeatInfo, ...]
    watching: int
    commitment: str
    seed: str | None
    ranks: tuple[int, ...] | None
    ended: Ending | None
    rematch: str | None
    """The code of the next game: of the series, or a rematch."""
    series: Series | None
    chat: bool
    """Whether people may talk at this table."""
    hints: bool
    """Whether those who play here may ask the coach."""
    lesson: bool
    """A guided first game, whose luck was chosen beforehand."""


class TutorLine(Struct, frozen=True):
    """What the tutor of a lesson says: the message `lesson-<name>`, its rule, and an offered action worth trying."""

    name: str
    rule: str
    params: dict[str, Any]
    advice: str | None


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """All that a viewer may know now. Keep `story_from` lines of the story told before, then add `events`.

    `awaited` are the seats asked; `missing` those that have not chosen yet, where the table shows it. `tutor` is what
    the learner is told in a lesson. `forecast` is what follows from the view by the rules, where the game tells it.
    `beats` group `events` for the telling; `wire` is the version of these messages.
    """

    seq: int
    table: TableInfo
    seat: int | None
    decision: int
    awaited: tuple[int, ...]
    missing: tuple[int, ...] | None
    story_from: int
    events: tuple[WireEvent, ...]
    beats: tuple[WireBeat, ...]
    view: Raw
    forecast: Raw
    offer: WireOffer | None
    clocks: tuple[WireClock, ...] | None
    undo: Literal["no", "free", "ask"]
    question: Question | None
    tutor: tuple[TutorLine, ...] | None = None
    wire: int = WIRE_VERSION


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """The command with this id has been carried out and stored."""

    id: str


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """The command with this id was not carried out: a code, its parameters, and the rule that forbids it."""

    id: str | None
    code: str
    rule: str
    params: dict[str, Any]


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody at the table said something: own words or a phrase."""

    author: str
    seat: int | None
    text: str | None
    phrase: str | None


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """Still there? Answer with a pong of the same number."""

    number: int


class Notice(Struct, frozen=True, tag="notice", tag_field="type"):
    """The operator says that the server restarts in so many minutes. Games are kept."""

    minutes: int


class Bye(Struct, frozen=True, tag="bye", tag_field="type"):
    """The server closes this connection; `retry` says whether coming back helps."""

    code: str
    retry: bool


ServerMessage = Update | Done | Refusal | Said | Ping | Notice | Bye
