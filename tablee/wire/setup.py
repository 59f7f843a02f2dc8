"""The setup of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
"""A language code. The installed languages are found at the start; a stored table may use one that is gone."""
Seconds = Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]
TimeoutRule = Literal["bot", "random", "forfeit"]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class NoClock(Struct, frozen=True, tag="none"):
    """No time limit."""


class PerMove(Struct, frozen=True, tag="per-move"):
    """A number of seconds for each decision; days for correspondence games."""

    seconds: Seconds


class Bank(Struct, frozen=True, tag="bank"):
    """A bank of seconds for the whole game, plus an increment after each decision."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


Clock = NoClock | PerMove | Bank


class ForPerson(Struct, frozen=True, tag="person"):
    """A seat for a person."""


class ForBot(Struct, frozen=True, tag="bot"):
    """A seat for a bot of this level."""

    level: BotName


SeatFor = ForPerson | ForBot


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host's settings for a new table.

    Defaults are not stored, so that an older process can read a table that uses nothing new.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[tuple[SeatFor, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = NoClock()
    timeout: TimeoutRule = "bot"
    spectators: bool = True
    show_ready: bool = False
    stand_in: BotName | None = None
    """The level of the bot that takes over from an absent player; None for the strongest."""
    hints: bool | None = None
    """Whether people who play each other may ask the coach. None means yes without a clock, no with one."""
    first_to: Annotated[int, Meta(ge=1, le=9)] = 1
    """How many won games win a series for two; 1 for a single game."""
    language: Language = "en"
