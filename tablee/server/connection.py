"""One socket: a bounded queue, a writer of its own, a heartbeat; a slow one gets one fresh update, never more memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.server.limits import Bucket
from tablee.tables.live import Live
from tablee.tables.updates import Told
from tablee.wire import codec
from tablee.wire.server import Bye, Ping, ServerMessage

MOST_WAITING = 32


class Connection:
    """Somebody's socket at a table."""

    def __init__(self, socket: WebSocket, user: str, name: str, bucket: Bucket, now: Callable[[], float]) -> None:
        self.socket = socket
        self._now = now
        self.user = user
        self.name = name
        self.bucket = bucket
        self.told = Told()
        self.live: Live | None = None
        self.lag = 0.0
        self.heard = now()
        self._pinged = 0.0
        self._ping = 0
        self._waiting: deque[bytes] = deque()
        self._behind = False
        self._closing = False
        self._wake = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Queue a message. Where too many wait, all are dropped and one fresh update takes their place."""
        if self._behind:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._behind = True
        else:
            self._waiting.append(codec.encode(message))
        self._closing = self._closing or isinstance(message, Bye)
        self._wake.set()

    def ping(self) -> None:
        """Ask for a sign of life."""
        self._ping += 1
        self._pinged = self._now()
        self.send(Ping(self._ping))

    def pong(self, number: int) -> None:
        """A sign of life; the way there and back is the lag."""
        self.heard = self._now()
        if number == self._ping and self._pinged:
            self.lag = self.heard - self._pinged

    async def write(self) -> None:
        """Send what waits, until the socket closes."""
        while not self._closing or self._waiting:
            if not self._waiting and not self._behind:
                self._wake.clear()
                await self._wake.wait()
            if self._behind:
                self._catch_up()
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
        await self.close()

    def _catch_up(self) -> None:
        self._behind = False
        self.told = Told()
        if self.live is not None:
            self._waiting.append(codec.encode(self.live.update_for(self, self._now())))

    async def close(self, code: int = 1000) -> None:
        """Close the socket, if it is open."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                await self.socket.close(code)
            except (RuntimeError, WebSocketDisconnect):
                return
