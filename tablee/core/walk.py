"""Replays a log entry by entry. Replays, analyses and lists of choices all use it."""

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
    """A match between two entries of its log: the previous entry, its events, and the next entry.

    `match` is one object for the whole walk and moves with it: look at it before you ask for the next point.
    """

    match: Match
    last: Entry | None
    told: list[Event]
    next: Entry | None

    @property
    def settled(self) -> bool:
        """Whether nothing is pending: no chance event, and no secret choice that waits for others."""
        return not isinstance(self.match.awaits, Chance) and not self.match.commits


def walk(
    game: Game[Any, Any, Any], options: Options, seats: int, log: Iterable[Entry], start: State | None = None
) -> Iterator[Point]:
    """Yield every point of a log from start to end: one more than it has entries."""
    match = Match(game, options, seats, None, start)
    last: Entry | None = None
    told: list[Event] = []
    for position, entry in enumerate(log):
        yield Point(match, last, told, entry)
        last, told = entry, match.follow(position, entry)
    yield Point(match, last, told, None)
