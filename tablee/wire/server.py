"""The messages that the server sends over a socket. Every update is complete: it does not build on earlier ones."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from tablee.wire.setup import Clock, Language, TimeoutRule

WIRE_VERSION = 4
"""Grows whenever a message changes. A page loaded with another version should reload."""

Status = Literal["open", "playing", "finished", "closed"]
Ending = Literal["rules", "clock", "resigned", "draw", "agreed", "abandoned", "operator"]
"""How a game ended: by its rules, by a timeout, a resignation or a draw, or without a result."""


class SeatInfo(Struct, frozen=True):
    """A seat and who sits there. `bot` is the level of the bot that plays for this seat now."""

    name: str | None
    taken: bool
    host: bool
    bot: str | None
    online: bool
    you: bool


class WireEvent(Struct, frozen=True):
    """Something that happened, with the rule behind it."""

    tag: str
    rule: str
    params: dict[str, Any]


class WireBeat(Struct, frozen=True):
    """Events to show together: their places in the list of events, and the milliseconds to show them at normal pace.

    `brief` milliseconds are enough if much else is waiting and no event of the beat names the viewer's seat. With 0, the
    next beat sums it up. Without `brief`, the beat is always shown in full.
    """

    hold: int
    events: tuple[int, ...]
    brief: int | UnsetType = UNSET


class WireAction(Struct, frozen=True):
    """An action on offer. The client sends back `text`, its notation. `verb` and `params` give its wording."""

    text: str
    verb: str
    params: dict[str, Any]


class WireOffer(Struct, frozen=True):
    """The decision that this seat has to make. `chosen` is its secret choice so far."""

    prompt: str
    actions: tuple[WireAction, ...]
    chosen: str | None


class WireClock(Struct, frozen=True):
    """A seat's clock when the update was sent: the seconds left, and whether it runs."""

    left: float
    running: bool


class Question(Struct, frozen=True):
    """A question that the seats in `waiting` have yet to answer."""

    about: Literal["undo", "end", "draw", "pause"]
    seat: int
    waiting: tuple[int, ...]


class Series(Struct, frozen=True):
    """A series of games between the same two players. The first to win `first_to` games wins the series.

    `game` is the number of this game, from 1. `wins` has the games won by each seat, with this game once it is over.
    A draw counts for nobody. The players swap seats after every game. Seat 1 begins, unless a lot or the rules decide.
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
    """The code of the next table: the next game of the series, or a rematch."""
    series: Series | None
    chat: bool
    """Whether people may chat at this table."""
    hints: bool
    """Whether players may ask the coach."""
    lesson: bool
    """Whether this is a guided first game, with luck chosen beforehand."""


class TutorLine(Struct, frozen=True):
    """A line of a lesson's tutor. Its words are the message `lesson-<name>`. `advice` is an action to try."""

    name: str
    rule: str
    params: dict[str, Any]
    advice: str | None


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """Everything that you may know now. Keep the first `story_from` lines of the story, then add `events`.

    `awaited` has the seats that must choose. `missing` has those of them that have not chosen yet, if the table shows
    this. `tutor` has the lines of a lesson. `forecast` is what follows from the view by the rules, if the game computes
    it. `beats` group `events` for display. `wire` is the version of these messages.
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
    """The server has carried out and stored the command with this id."""

    id: str


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """The server refused the command with this id. `rule` is the rule that forbids it, if there is one."""

    id: str | None
    code: str
    rule: str
    params: dict[str, Any]


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody at the table said something, in their own words (`text`) or with a phrase.

    `number` counts the messages of the table, from 1. It begins again when another process takes the table over.
    `earlier` marks a message from before this connection.
    """

    author: str
    seat: int | None
    text: str | None
    phrase: str | None
    number: int = 0
    earlier: bool = False


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """A check that the client is still there. Answer with a pong of the same number."""

    number: int


class Notice(Struct, frozen=True, tag="notice", tag_field="type"):
    """The server will restart in so many minutes. The operator announced it. Games are kept."""

    minutes: int


class Bye(Struct, frozen=True, tag="bye", tag_field="type"):
    """The server closes this connection. `retry` says whether to reconnect."""

    code: str
    retry: bool


ServerMessage = Update | Done | Refusal | Said | Ping | Notice | Bye
