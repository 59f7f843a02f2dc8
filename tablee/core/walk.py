"""Plays a log again entry by entry: the one walk behind replays, analyses and lists of choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.log import Entry
from tablee.core.match import Match
from tablee.core.options import Options
from tablee.core.state import State


class Point(NamedTuple):
    """Where a match stands between two entries of its log: the one before, what it told, and the one to come.

    `match` is one object for the whole walk, which moves on with it: look at it before you ask for the next point.
    """

    match: Match
    last: Entry | None
    told: list[Event]
    next: Entry | None

    @property
    def settled(self) -> bool:
        """Whether nothing is under way: chance owes nothing, and no secret choice waits for others."""
        return not isinstance(self.match.awaits, Chance) and not self.match.commits


def walk(
    game: Game[Any, Any, Any], options: Options, seats: int, log: Iterable[Entry], start: State | None = None
) -> Iterator[Point]:
    """Every point of a log, from the start to the end: one more than it has entries."""
    match = Match(game, options, seats, None, start)
    last: Entry | None = None
    told: list[Event] = []
    for position, entry in enumerate(log):
        yield Point(match, last, told, entry)
        last, told = entry, match.follow(position, entry)
    yield Point(match, last, told, None)
