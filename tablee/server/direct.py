"""The shortest way in and out: whole text frames go straight from and to the transport.

uvicorn's protocol does the handshake, the closing, and the reading of anything else as always. What is new is offered to
the application as the ASGI extension `tablee.wire`; without it, as under another server, `AsgiWire` does the same a little slower.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from asyncio.transports import BaseTransport
from typing import cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tablee.server.frames import DirectWire, Outbox, split
from tablee.server.wires import FULL

outboxes: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()
"""One for each loop."""

LAST_WORD = 10.0
"""So many seconds a client has to take in what it is told last; then it is cut off."""

MOST_UNREAD = 16
"""So many messages of a client that nobody listens to yet are kept before no more are read."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a second door."""

    wire: DirectWire | None = None
    simple = True
    waiting = False
    ending: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=FULL)
        self.conn.debug = False  # it would log every frame, and one of them has the token

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.wire = DirectWire(self, outboxes.setdefault(self.loop, Outbox()))
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions["tablee.wire"] = self.wire

    def data_received(self, data: bytes) -> None:
        """Whole text frames, which is nearly all that ever comes, are read here; from anything else on uvicorn reads."""
        if self.simple and self.wire is not None and self.handshake_complete and not self.close_sent:
            texts, end = split(data, self.config.ws_max_size)
            for text in texts:
                self._heard(text)
            if end == len(data):
                return
            self.simple = False
            data = data[end:]
        super().data_received(data)

    def _heard(self, text: bytes) -> None:
        """Hand a text to whoever listens; before anybody does, it waits in uvicorn's queue."""
        if self.wire is not None and self.wire.hear is not None:
            self.wire.hear(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
            if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
                self.read_paused = True
                self.transport.pause_reading()

    def unread(self) -> list[bytes]:
        """The texts that wait in the queue, taken out of it."""
        texts: list[bytes] = []
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(event)
                break
            texts.append(event.get("bytes") or (event.get("text") or "").encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return texts

    def pause_reading(self) -> None:
        self.waiting = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.waiting:
            self.waiting = False
            self.transport.resume_reading()

    def write(self, data: bytes) -> None:
        """Send bytes as they are, as long as anything may be sent."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.wire is not None:
            self.wire.writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.wire is not None:
            self.wire.has_room()

    def end_soon(self) -> None:
        """Close even if the client never reads what waits for it."""
        self.ending = self.loop.call_later(LAST_WORD, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ending is not None:
            self.ending.cancel()
        if self.wire is not None:
            self.wire.lost()
