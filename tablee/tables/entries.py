"""The entries of a table's log, one for each thing that happened. They suffice to rebuild the whole table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct

from tablee.core.rules import FIRST
from tablee.wire.setup import TableSetup


class TableOpened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """A host opened the table. The seed stays secret until the end."""

    code: str
    setup: TableSetup
    host: str
    seed: str
    lesson: bool = False
    rules: int = FIRST
    """The version of the rules. Tables opened before there was a second version do not store it."""
    game: int = 1
    """The number of this game in its series."""
    wins: tuple[int, ...] = ()
    """The games of the series that each seat has won before this one."""
    players: tuple[str, ...] = ()
    """The user of each seat during a series, since wins belong to users. Empty for a bot."""
    start: str = ""
    """The position that the match begins from, in the notation of records; empty for the normal start."""


class SeatTaken(Struct, frozen=True, tag="taken"):
    """Somebody sat down."""

    seat: int
    user: str
    name: str


class SeatFreed(Struct, frozen=True, tag="freed"):
    """A seat became free before the start."""

    seat: int


class SeatsSwapped(Struct, frozen=True, tag="swapped"):
    """Two seats were swapped before the start."""

    seat: int
    other: int


class BotSeated(Struct, frozen=True, tag="bot"):
    """A bot plays for a seat, either as its owner or for a player who is gone."""

    seat: int
    level: str


class PlayerBack(Struct, frozen=True, tag="back"):
    """A player took their seat back from the bot."""

    seat: int


class EntropyAdded(Struct, frozen=True, tag="entropy"):
    """A player added a text to the random seed."""

    seat: int
    text: str


class Started(Struct, frozen=True, tag="started"):
    """The match began. `lines` is its log so far, in the notation of records."""

    lines: tuple[str, ...]


class Played(Struct, frozen=True, gc=False, tag="played"):
    """A seat chose or took a choice back, or the match was rewound. `lines` is everything the match logged."""

    seat: int
    lines: tuple[str, ...]


class Paused(Struct, frozen=True, tag="paused"):
    """The clocks were stopped."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The clocks were started again."""


class Woken(Struct, frozen=True, tag="woken"):
    """A server loaded the table again. No clock counts the time before that."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """The server stored long clocks while they ran. After a restart, players get back only the time since then."""


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asked the others to agree to something."""

    about: Literal["undo", "end", "draw", "pause"]
    seat: int


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed or declined."""

    seat: int
    agree: bool


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """A seat lost on time or resigned."""

    seat: int
    why: Literal["clock", "resigned"] = "clock"


class Drawn(Struct, frozen=True, tag="drawn"):
    """Both seats of a table of two agreed to a draw."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table was closed without a result."""

    why: Literal["agreed", "abandoned", "operator"]


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """The seat that asked withdrew its question."""


class ChatSwitched(Struct, frozen=True, tag="chat"):
    """The host turned the chat off or on."""

    on: bool


class Silenced(Struct, frozen=True, tag="silenced"):
    """The host silenced a user for everybody, or undid that."""

    user: str
    silent: bool


class Kicked(Struct, frozen=True, tag="kicked"):
    """The host removed a user for good."""

    user: str


class RematchOpened(Struct, frozen=True, tag="rematch"):
    """The table was opened again under another code."""

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


class TableEntry(Struct, frozen=True, gc=False):
    """Something that happened, with its time and the message that caused it. A stored message is never done twice."""

    at: float
    what: What
    user: str = ""
    message: str = ""
    spent: float = 0.0
    """Seconds of the seat's clock that the choice took, minus the lag."""


_decoder = msgspec.json.Decoder(TableEntry)


encode: Callable[[TableEntry], bytes] = msgspec.json.Encoder().encode
"""Encode an entry for the store."""


def decode(stored: bytes) -> TableEntry:
    """Decode an entry from the store."""
    return _decoder.decode(stored)
