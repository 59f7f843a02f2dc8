"""What a table remembers: one entry per thing that happened, from which the whole table can be rebuilt."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tablee.core.rules import FIRST
from tablee.wire.setup import TableSetup


class TableOpened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """A host set the table up. The seed is the table's secret until the end."""

    code: str
    setup: TableSetup
    host: str
    seed: str
    lesson: bool = False
    rules: int = FIRST
    """The version of the rules; tables that were opened before there were any others say nothing."""
    game: int = 1
    """Which game of a series this is."""
    wins: tuple[int, ...] = ()
    """What each seat has won of the series before."""
    players: tuple[str, ...] = ()
    """While a series goes on: whose seat each is, for what it has won is theirs. A bot's is nobody's."""
    start: str = ""
    """The position that the match begins from, as a record writes it; nothing where it begins at the beginning."""


class SeatTaken(Struct, frozen=True, tag="taken"):
    """Somebody sat down."""

    seat: int
    user: str
    name: str


class SeatFreed(Struct, frozen=True, tag="freed"):
    """A seat is empty again, before the start."""

    seat: int


class SeatsSwapped(Struct, frozen=True, tag="swapped"):
    """Two seats changed, before the start."""

    seat: int
    other: int


class BotSeated(Struct, frozen=True, tag="bot"):
    """A bot plays for a seat: its own, or one whose player is gone."""

    seat: int
    level: str


class PlayerBack(Struct, frozen=True, tag="back"):
    """A player took their seat back from the bot."""

    seat: int


class EntropyAdded(Struct, frozen=True, tag="entropy"):
    """A seat mixed a text into the luck."""

    seat: int
    text: str


class Started(Struct, frozen=True, tag="started"):
    """The match began; `lines` are its log so far, in the notation of the record."""

    lines: tuple[str, ...]


class Played(Struct, frozen=True, tag="played"):
    """A seat chose, took a choice back, or the match was rewound; `lines` are all that followed."""

    seat: int
    lines: tuple[str, ...]


class Paused(Struct, frozen=True, tag="paused"):
    """The clocks stand still."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The clocks go on."""


class Woken(Struct, frozen=True, tag="woken"):
    """A server took the table up again; time while nobody had it counts for nobody."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """Long clocks ran on for a while; a restart gives back only what has run since."""


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asks the others for something."""

    about: Literal["undo", "end", "draw", "pause"]
    seat: int


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed or not."""

    seat: int
    agree: bool


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """A seat lost the game by the clock, or gave it up."""

    seat: int
    why: Literal["clock", "resigned"] = "clock"


class Drawn(Struct, frozen=True, tag="drawn"):
    """Both seats of a table of two agreed to a draw."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table was ended without a result."""

    why: Literal["agreed", "abandoned", "operator"]


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """The one who asked does not ask any more."""


class ChatSwitched(Struct, frozen=True, tag="chat"):
    """The host turned the chat off or on."""

    on: bool


class Silenced(Struct, frozen=True, tag="silenced"):
    """The host lets nobody hear somebody, or everybody again."""

    user: str
    silent: bool


class Kicked(Struct, frozen=True, tag="kicked"):
    """The host sent somebody away for good."""

    user: str


class RematchOpened(Struct, frozen=True, tag="rematch"):
    """The same table was opened again under another code."""

    code: str


What = (
    TableOpened
    | SeatTaken
    | SeatFreed
    | SeatsSwapped
    | BotSeated
    | PlayerBack
    | EntropyAdded
    | Started
    | Played
    | Paused
    | Resumed
    | Woken
    | Ticked
    | Asked
    | Answered
    | Withdrawn
    | Forfeited
    | Drawn
    | Closed
    | RematchOpened
    | ChatSwitched
    | Silenced
    | Kicked
)


class TableEntry(Struct, frozen=True):
    """Something that happened, when, and by whose message: a message that is stored is never done twice."""

    at: float
    what: What
    user: str = ""
    message: str = ""
    spent: float = 0.0
    """Seconds of the seat's clock that the choice took, lag taken off."""


_decoder = msgspec.json.Decoder(TableEntry)


def encode(entry: TableEntry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(stored: bytes) -> TableEntry:
    """The entry that was stored."""
    return _decoder.decode(stored)
