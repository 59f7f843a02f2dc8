"""Let only a few requests go on in each turn of the event loop, so that a crowd of them never stops all sockets."""

from __future__ import annotations

import asyncio
from collections import deque

MOST = 4
"""How many requests go on in one turn. A page takes 0.1 ms, an answer with many numbers a few times as long."""


class Turns:
    """Places in the turns of the event loop. Whoever finds none waits in line, while sockets are read and written."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._taken = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        """Go on in this turn if there is a place, otherwise in a later one."""
        if not self._taken:
            asyncio.get_running_loop().call_soon(self._next)
        if self._taken < self._most:
            self._taken += 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        await place

    def _next(self) -> None:
        """Begin another turn: give its places to those who wait longest."""
        self._taken = 0
        while self._waiting and self._taken < self._most:
            place = self._waiting.popleft()
            if not place.done():  # the one who waited may have gone
                place.set_result(None)
                self._taken += 1
        if self._taken:
            asyncio.get_running_loop().call_soon(self._next)
