"""The shortest way out: frames go straight to the transport, all of one turn of the loop in one system call.

uvicorn's protocol does the handshake, the reading and the closing as always. What is new is offered to the application
as the ASGI extension `tablee.wire`; without it, as under another server, `AsgiWire` does the same a little slower.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tablee.server.wires import FULL

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover (where websockets has no compiled part)
    from websockets.utils import apply_mask

TEXT, MASKED, HEAD = 0x81, 0x80, 8
MOST_UNREAD = 16
"""So many messages of one client wait at most before no more are read from it."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a second door."""

    wire: DirectWire | None = None
    simple = True

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=FULL)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.wire = DirectWire(self)
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions["tablee.wire"] = self.wire

    def data_received(self, data: bytes) -> None:
        """Whole text frames, which is nearly all that ever comes, are read here; from anything else on uvicorn reads."""
        if self.simple and self.wire is not None and self.handshake_complete and not self.close_sent:
            data = self._read_simple(data)
            if not data:
                return
            self.simple = False
        super().data_received(data)

    def _read_simple(self, data: bytes) -> bytes:
        """Take whole text frames off the front; what is left."""
        at = 0
        while len(data) - at >= HEAD and data[at] == TEXT:
            size, start = data[at + 1] - MASKED, at + 6
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if not 0 <= size <= self.config.ws_max_size or size == 127 or len(data) < start + size:
                break
            payload = apply_mask(data[start : start + size], data[start - 4 : start])
            self.queue.put_nowait({"type": "websocket.receive", "bytes": payload, "text": None})
            at = start + size
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return data[at:]

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.wire is not None:
            self.wire.has_room()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.wire is not None:
            self.wire.lost()


class DirectWire:
    """Writes frames as they are, and lets the transport say when it is full."""

    __slots__ = ("_closing", "_done", "_on_room", "_protocol", "_waiting")

    def __init__(self, protocol: DirectProtocol) -> None:
        self._protocol = protocol
        self._waiting: list[bytes] = []
        self._closing: int | None = None
        self._done: asyncio.Future[None] | None = None
        self._on_room: Callable[[], None] | None = None

    @property
    def writable(self) -> bool:
        return self._protocol.writable.is_set()

    @property
    def size(self) -> int:
        return sum(map(len, self._waiting)) + self._protocol.transport.get_write_buffer_size()

    def on_room(self, call: Callable[[], None]) -> None:
        self._on_room = call

    def has_room(self) -> None:
        if self._on_room is not None:
            self._on_room()

    def lost(self) -> None:
        """The connection is gone, and nothing waits for anything any more."""
        self._on_room = None
        self._finish()

    def _finish(self) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_result(None)

    def write(self, frame: bytes) -> None:
        if self._closing is not None or self._protocol.disconnected:
            return
        if not self._waiting:
            self._protocol.loop.call_soon(self._flush)
        self._waiting.append(_header(len(frame)))
        self._waiting.append(frame)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._protocol.close_sent and not self._protocol.transport.is_closing():
            self._protocol.transport.write(b"".join(waiting))

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._finish()

    async def run(self) -> None:
        """Nothing to carry: wait for the end, and say the last word."""
        if self._closing is None and not self._protocol.disconnected:
            self._done = self._protocol.loop.create_future()
            await self._done
        self._flush()
        if not self._protocol.disconnected:
            await self._protocol.send({"type": "websocket.close", "code": self._closing or 1000})

    async def room(self) -> None:
        await self._protocol.writable.wait()


def _header(size: int) -> bytes:
    """The head of a whole text frame from a server."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
