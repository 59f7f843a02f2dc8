"""Answer questions to the coach: hints, analyses of finished games, and daily puzzles."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from datetime import UTC, date, datetime
from functools import partial

from tablee.coach.daily import game_of_the_day, games_with_puzzles
from tablee.coach.finding import puzzles_of
from tablee.core.refusal import Refused
from tablee.hosting.bots import Thinker
from tablee.hosting.hints import analysis, ask_coach, puzzle_for
from tablee.registry import find_game
from tablee.tables.table import Table
from tablee.wire.coach import PuzzleDay

MAX_KNOWN = 200


class Coaching:
    """Asks the coach: one hint at a time for each user. Analyses and puzzles are computed once and cached."""

    def __init__(self, bots: Thinker) -> None:
        self._bots = bots
        self._asking: set[str] = set()
        self._known: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._finding: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def hint_for_user(self, table: Table, user: str, address: str) -> bytes:
        """Return a hint for a user whose turn it is. Each user may ask for one at a time."""
        if user in self._asking:
            raise Refused("too-fast")
        self._asking.add(user)
        try:
            return await ask_coach(table, user, self._bots, address)
        finally:
            self._asking.discard(user)

    async def analysis(self, table: Table, seat: int, address: str) -> bytes:
        """Return the analysis of a finished game for a seat."""
        if table.match is None or table.status not in ("finished", "closed"):
            raise Refused("still-playing")
        return await self._once((table.code, str(seat)), lambda: analysis(table, seat, self._bots, address))

    async def puzzle(self, name: str, day: date, address: str) -> bytes:
        """Return a game's puzzle of a day."""
        if puzzles_of(find_game(name)) is None:
            raise Refused("no-puzzles", game_id=name, choices=games_with_puzzles())
        key = (name, day.isoformat())
        return await self._once(key, lambda: self._bots.run("analysis", address, puzzle_for, *key))

    async def _once(self, key: tuple[str, str], find: Callable[[], Coroutine[None, None, bytes]]) -> bytes:
        """Return the cached answer, or wait for the running computation, or start one."""
        if key in self._known:
            return self._known[key]
        if key not in self._finding:
            self._finding[key] = task = asyncio.ensure_future(find())
            task.add_done_callback(partial(self._found, key))
        return await asyncio.shield(self._finding[key])

    def _found(self, key: tuple[str, str], task: asyncio.Task[bytes]) -> None:
        del self._finding[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._known[key] = task.result()
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)


def read_day(text: str) -> date:
    """Parse a date. An empty text is today."""
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("no-such-day", value=text[:20]) from None


def puzzle_day(day: date) -> PuzzleDay:
    """Return the puzzles of a day."""
    return PuzzleDay(day.isoformat(), game_of_the_day(day), tuple(games_with_puzzles()))
