"""A table's lock, first come, first served. If it is free, the caller goes on at once, without the event loop."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """A lock like asyncio's, but for callbacks. Most choices find it free, and then need no coroutine."""

    def __init__(self) -> None:
        self._taken = False
        self._queue: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Whether the lock is held."""
        return self._taken

    def take(self) -> bool:
        """Take the lock if it is free. Return whether it was."""
        if self._taken:
            return False
        self._taken = True
        return True

    def acquire(self, turn: Callable[[], None]) -> None:
        """Call `turn` with the lock held: at once if it is free, otherwise in order. It must end in `release`."""
        if self.take():
            turn()
        else:
            self._queue.append(turn)

    def release(self) -> None:
        """Pass the lock to the next in the queue. The event loop calls it: direct calls could overflow the stack."""
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
            if not mine.cancelled():  # we had the lock already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
