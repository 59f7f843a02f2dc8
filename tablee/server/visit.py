"""What one client says, in order: a message is taken when the one before has been answered and the answer can go out."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from tablee.core.refusal import Refused
from tablee.server.connection import Connection
from tablee.wire import codec
from tablee.wire.client import ClientMessage, Pong
from tablee.wire.server import Bye

Take = Callable[[ClientMessage, "bytes | str", Callable[[], None]], None]
"""What is done with a message, given as it was read and as it came; it calls back when it is done."""

TOO_FAST = 50
"""So many messages beyond the limit end a connection."""

MOST_WAITING = 16
"""So many messages of one client wait at most before no more are read from it."""


class Visit:
    """One client's words, from coming in to going away."""

    def __init__(self, connection: Connection, now: Callable[[], float], take: Take) -> None:
        self._connection = connection
        self._wire = connection.wire
        self._now = now
        self._take = take
        self._waiting: deque[bytes | str] = deque()
        self._busy = False
        self._over = False
        self._strikes = 0
        self._quiet: asyncio.Future[None] | None = None
        connection.go_on = self._go_on

    def hear(self, frame: bytes | str) -> None:
        """Something was said."""
        if self._busy or self._waiting or not self._wire.writable:
            self._waiting.append(frame)
            if len(self._waiting) == MOST_WAITING:
                self._wire.pause()
        else:
            self._hear(frame)

    async def settled(self) -> None:
        """Wait until all that was said has been taken."""
        if self._busy or self._waiting:
            self._quiet = quiet = asyncio.get_running_loop().create_future()
            await quiet

    def _hear(self, frame: bytes | str) -> None:
        connection = self._connection
        connection.heard = now = self._now()
        if self._over:
            return
        if not connection.bucket.take(now):
            self._too_fast()
            return
        try:
            message = codec.decode(frame)
        except Refused as refused:
            connection.send(codec.encode(codec.refusal(refused, codec.id_in(frame))))
            return
        if isinstance(message, Pong):
            connection.pong(message.number)
            return
        self._busy = True
        self._take(message, frame, self._answered)

    def _answered(self) -> None:
        self._busy = False
        if self._waiting or self._quiet is not None:
            self._go_on()

    def _go_on(self) -> None:
        """Take what waits, as far as it goes."""
        while self._waiting and not self._busy and self._wire.writable:
            self._hear(self._waiting.popleft())
        if not self._waiting:
            self._wire.resume()
            if not self._busy and self._quiet is not None:
                if not self._quiet.done():  # whoever waited may have been sent home
                    self._quiet.set_result(None)
                self._quiet = None

    def _too_fast(self) -> None:
        self._strikes += 1
        self._connection.send(codec.encode(codec.refusal(Refused("too-fast"), None)))
        if self._strikes > TOO_FAST:
            self._over = True
            self._connection.dismiss(Bye("too-fast", retry=False))
