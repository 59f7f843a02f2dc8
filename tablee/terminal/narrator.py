"""Shows the events of a table at the reader's pace, beat by beat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tablee.terminal.playback import Playback
from tablee.terminal.table_client import TableClient


class Narrator:
    """Drives the playback of the person at the screen."""

    def __init__(self, table: TableClient, playback: Callable[[], Playback], pace: float) -> None:
        self.pace = pace
        self._table = table
        self._playback = playback
        self._hurried = asyncio.Event()

    @property
    def is_narrating(self) -> bool:
        """Whether events are still being shown that have already happened."""
        return self._playback().behind or bool(self._playback().now)

    async def follow(self, show: Callable[[], None]) -> None:
        """Show each beat, and the current state when nothing is left to tell. Raise Refused if the table is gone."""
        while True:
            if self._playback().behind:
                await self._tell_a_beat(show)
            else:
                self._playback().advance()
                show()
                await self._something()

    async def _tell_a_beat(self, show: Callable[[], None]) -> None:
        if not self.pace:
            self._playback().skip()
            return
        self._hurried.clear()
        hold = self._playback().advance()
        show()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), hold * self.pace / 1000)

    async def _something(self) -> None:
        """Wait for news from the table, or for a request to tell something again."""
        self._hurried.clear()
        waiting = [asyncio.ensure_future(self._table.changed()), asyncio.ensure_future(self._hurried.wait())]
        try:
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            for each in waiting:
                each.cancel()

    def skip(self) -> None:
        """Tell the rest at once."""
        self._playback().skip()
        self._hurried.set()

    def again(self) -> None:
        """Tell the last turn again."""
        if not self.is_narrating and self._playback().again():
            self._hurried.set()
