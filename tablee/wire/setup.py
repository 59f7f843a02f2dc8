"""What a table is opened with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
"""The tag of a language. Which ones there are is found at the start, and may be fewer than a stored table was opened with."""
Seconds = Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]
TimeoutRule = Literal["bot", "random", "forfeit"]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class NoClock(Struct, frozen=True, tag="none"):
    """Everybody takes the time they like."""


class PerMove(Struct, frozen=True, tag="per-move"):
    """So many seconds for each decision; days for a game by correspondence."""

    seconds: Seconds


class Bank(Struct, frozen=True, tag="bank"):
    """A bank of seconds for the whole game, and some more after each decision."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


Clock = NoClock | PerMove | Bank


class ForPerson(Struct, frozen=True, tag="person"):
    """A seat that somebody may take."""


class ForBot(Struct, frozen=True, tag="bot"):
    """A seat that a bot of this level takes."""

    level: BotName


SeatFor = ForPerson | ForBot


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a host decides before anybody sits down.

    What is as always is not written down, so that an older process can read a table that uses nothing new.
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
    """The level of the bot that takes over from a player who is gone; None is the strongest."""
    hints: bool | None = None
    """Whether people who play against each other may ask the coach; None is no where a clock runs, else yes."""
    first_to: Annotated[int, Meta(ge=1, le=9)] = 1
    """So many won games win a series of games for two; 1 is a single game."""
    language: Language = "en"
