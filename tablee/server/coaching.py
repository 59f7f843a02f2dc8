"""What people ask the coach: hints, analyses of finished tables, puzzles of a day; what is asked for again is worked out once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from datetime import UTC, date, datetime

from tablee.coach.daily import game_of_the_day, games_with_puzzles
from tablee.coach.finding import puzzles_of
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.tables.bots import Thinker
from tablee.tables.hints import analysis, hint, puzzle_for
from tablee.tables.table import Table
from tablee.wire.coach import PuzzleDay

KEPT = 200


class Coaching:
    """One question at a time, or one of each user, so that the bots have workers left; what was answered is kept a while."""

    def __init__(self, bots: Thinker) -> None:
        self._bots = bots
        self._one = asyncio.Lock()
        self._asking: set[str] = set()
        self._known: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def hint(self, table: Table, user: str) -> bytes:
        """How the choices of a user do who is asked; one question of each user at a time."""
        if user in self._asking:
            raise Refused("too-fast")
        self._asking.add(user)
        try:
            return await hint(table, user, self._bots)
        finally:
            self._asking.discard(user)

    async def analysis(self, table: Table, seat: int) -> bytes:
        """How a finished game went for a seat."""
        if table.match is None or table.status not in ("finished", "closed"):
            raise Refused("still-playing")
        key = (table.code, str(seat))
        async with self._one:
            if key not in self._known:
                self._keep(key, await analysis(table, seat, self._bots))
            return self._known[key]

    async def puzzle(self, name: str, day: date) -> bytes:
        """The puzzle of a day."""
        if puzzles_of(find_game(name)) is None:
            raise Refused("no-puzzles", game_id=name, choices=games_with_puzzles())
        key = (name, day.isoformat())
        async with self._one:
            if key not in self._known:
                self._keep(key, await self._bots.run(puzzle_for, *key))
            return self._known[key]

    def _keep(self, key: tuple[str, str], found: bytes) -> None:
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def read_day(text: str) -> date:
    """A day as it is written, today if it is not."""
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("no-such-day", value=text[:20]) from None


def puzzle_day(day: date) -> PuzzleDay:
    """Which puzzles there are that day."""
    return PuzzleDay(day.isoformat(), game_of_the_day(day), tuple(games_with_puzzles()))
