"""One at a time at a table, in the order of coming; whoever finds it free goes in without waiting for the loop."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections import deque


class Gate:
    """A lock like asyncio's, which can also be taken on the spot."""

    def __init__(self) -> None:
        self._taken = False
        self._queue: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody is in."""
        return self._taken

    def enter_now(self) -> bool:
        """Go in if nobody is."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        """Let the next one in, who finds the gate taken for them already."""
        while self._queue:
            first = self._queue.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.enter_now():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
