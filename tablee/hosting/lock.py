"""One at a time at a table, in the order of coming; whoever finds it free goes in without waiting for the loop."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """A lock like asyncio's, for callbacks: most choices find it free, and need no coroutine then."""

    def __init__(self) -> None:
        self._taken = False
        self._queue: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Whether somebody is in."""
        return self._taken

    def acquire(self, turn: Callable[[], None]) -> None:
        """Call `turn` with the lock held: at once if nobody is in, else after all who came before. It must end in `release`."""
        if self._taken:
            self._queue.append(turn)
        else:
            self._taken = True
            turn()

    def release(self) -> None:
        """Let the next one in, for whom the lock stays taken. The loop calls: a long queue must not become a deep stack."""
        if self._queue:
            asyncio.get_running_loop().call_soon(self._queue.popleft())
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def turn() -> None:
            if mine.cancelled():
                self.release()
            else:
                mine.set_result(None)

        self.acquire(turn)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was our turn already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
