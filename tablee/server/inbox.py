"""A client's messages, handled in order. Each waits until the one before is answered and the answer can be sent."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.core.refusal import Refused
from tablee.server.connection import Connection
from tablee.wire import codec
from tablee.wire.client import ClientMessage, Pong, Submit
from tablee.wire.server import Bye

Handle = Callable[[ClientMessage, "bytes | str", Callable[[], None]], None]
"""Handles a message, given decoded and as its raw frame. It calls back when it is done."""

MAX_STRIKES = 50
"""How many messages beyond the rate limit end a connection."""

MAX_WAITING, MAX_FLOOD = 16, 256
"""How many waiting messages stop the reading from a client, and how many end its connection."""


class Inbox:
    """The queue of one client's messages."""

    def __init__(self, connection: Connection, now: Callable[[], float], handle: Handle) -> None:
        self._connection = connection
        self._transport = connection.transport
        self._now = now
        self._handle = handle
        self._waiting: list[bytes | str] = []  # nearly always empty, and an empty deque takes 0.7 kB a socket
        self._busy = False
        self._over = False
        self._strikes = 0
        self._quiet: asyncio.Future[None] | None = None
        connection.go_on = self._go_on

    def receive(self, frame: bytes | str) -> None:
        """Handle a frame, or queue it."""
        if self._busy or self._waiting or not self._transport.writable:
            self._wait(frame)
        else:
            self._read(frame)

    def _wait(self, frame: bytes | str) -> None:
        if len(self._waiting) < MAX_FLOOD:
            self._waiting.append(frame)
            if len(self._waiting) == MAX_WAITING:
                self._transport.pause()
        elif not self._over:
            self._send_away()

    def _send_away(self) -> None:
        self._over = True
        self._connection.dismiss(Bye("too-fast", retry=False))

    async def settled(self) -> None:
        """Wait until all received messages are handled."""
        if self._busy or self._waiting:
            self._quiet = quiet = asyncio.get_running_loop().create_future()
            await quiet

    def _read(self, frame: bytes | str) -> None:
        connection = self._connection
        connection.heard = now = self._now()
        if self._over:
            return
        if not connection.bucket.take(now):
            self._too_fast(frame)
            return
        try:
            message = codec.decode(frame)
        except Refused as refused:
            connection.refused(refused.code)
            connection.send(codec.encode(codec.refusal(refused, codec.id_in(frame))))
            return
        if not isinstance(message, Submit) and isinstance(message, Pong):  # nearly all are choices
            connection.pong(message.number)
            return
        self._busy = True
        self._handle(message, frame, self._answered)

    def _answered(self) -> None:
        self._busy = False
        if self._waiting or self._quiet is not None:
            self._go_on()

    def _go_on(self) -> None:
        """Handle waiting messages while possible."""
        while self._waiting and not self._busy and self._transport.writable:
            self._read(self._waiting.pop(0))
        if not self._waiting:
            self._transport.resume()
            if not self._busy and self._quiet is not None:
                if not self._quiet.done():  # the waiting task may have been cancelled
                    self._quiet.set_result(None)
                self._quiet = None

    def _too_fast(self, frame: bytes | str) -> None:
        self._strikes += 1
        self._connection.refused("too-fast")
        self._connection.send(codec.encode(codec.refusal(Refused("too-fast"), codec.id_in(frame))))
        if self._strikes > MAX_STRIKES:
            self._send_away()
