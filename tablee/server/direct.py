"""A fast path for WebSockets: text frames go straight from and to the transport, past ASGI.

uvicorn's protocol still does the handshake, the closing, and the reading of other frames. The fast path is the ASGI
extension `tablee.transport`. Under another server it is missing, and `AsgiTransport` does the same a little slower.
"""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, TimerHandle
from asyncio.transports import BaseTransport
from typing import cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tablee.server.counting import count_refusal
from tablee.server.frames import AT_ONCE, DirectTransport, Outbox, split
from tablee.server.throttled_log import warn_throttled
from tablee.server.transport import FULL
from tablee.tables.people import Bucket

log = logging.getLogger(__name__)
outboxes: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()
"""One outbox for each event loop."""

LAST_WORD = 10.0
"""Seconds that a client has to read the last frames before it is cut off."""

CONTROL_RATE, CONTROL_BURST = 2.0, 30.0
"""The allowed pings and pongs of the protocol, per second and at once."""

MOST_UNREAD, MAX_UNREAD = 16, 256
"""How many unread messages stop the reading from a client, and how many end its connection."""

MAX_PIECES = 64
"""The most fragments of one message."""

MAX_LATE = 16_384
"""How many bytes to read from a client after the server has closed the connection.

This is enough for the client's own close frame and for messages that were on their way. uvicorn would read for ever.
"""

SLICE = 1024
"""How many bytes of other frames to read at a time. So a flood is cut off before all is read."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with a path past ASGI."""

    direct: DirectTransport | None = None
    simple = True
    controls: Bucket | None = None
    waiting = False
    late = 0
    ending: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=FULL)
        self.conn.debug = False  # it would log every frame, including the token

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.direct = DirectTransport(self, outboxes.setdefault(self.loop, Outbox()))
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions["tablee.transport"] = self.direct

    def data_received(self, data: bytes) -> None:
        """Read complete text frames here, which is nearly everything. uvicorn reads from the first other frame on."""
        at = 0
        direct = self.direct
        if self.close_sent:
            data = self._only_a_little(data)
        if self.simple and direct is not None and self.handshake_complete and not self.close_sent:
            most = self.config.ws_max_size
            at = direct.read(data, most) if direct.hear is not None else self._keep_texts(data, most)
            self.simple = at == len(data)
        while at < len(data) and not self.transport.is_closing():
            super().data_received(data[at : at + SLICE])
            self._check_unread()
            at += SLICE

    def _only_a_little(self, data: bytes) -> bytes:
        """Return what may still be read after the closing. Beyond that, wait for the end without reading."""
        data = data[: MAX_LATE - self.late]
        self.late += len(data)
        if self.late == MAX_LATE:
            self.transport.pause_reading()
        return data

    def _keep_texts(self, data: bytes, most: int) -> int:
        """Keep the complete text frames at the front until there is a listener. Return where they end."""
        texts, at = split(data, most, 0, AT_ONCE)
        while texts:
            for text in texts:
                self._keep(text)
            if (self.direct is not None and self.direct.closing) or self.transport.is_closing():
                return len(data)
            if len(texts) < AT_ONCE:
                break
            texts, at = split(data, most, at, AT_ONCE)
        return at

    def _check_unread(self) -> None:
        if self.queue.qsize() > MAX_UNREAD:
            self._cut_off("sends too much before the server reads it")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_PIECES:
            super().handle_cont(event)
        else:
            self._cut_off("splits a message into too many fragments")

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Whether this client may send one more ping or pong of the protocol. Too many end the connection."""
        if self.controls is None:
            self.controls = Bucket(CONTROL_RATE, CONTROL_BURST, self.loop.time())
        if self.controls.take(self.loop.time()):
            return True
        self._cut_off("sends too many pings or pongs")
        return False

    def _cut_off(self, why: str) -> None:
        """Abort a harmful connection without an answer."""
        if not self.transport.is_closing():
            warn_throttled(log, f"closed a socket that {why}", self.client[0] if self.client else "?")
            count_refusal(self.config.app, "cut-off")
            self.transport.abort()

    def _keep(self, text: bytes) -> None:
        """Put a text into uvicorn's queue."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        self._check_unread()

    def unread(self) -> list[bytes]:
        """Return the texts that wait in the queue, and remove them."""
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

    def forget_handshake(self) -> None:
        """Free all handshake headers: nobody needs them again, and they take kilobytes for each socket."""
        self.request.headers.clear()
        self.response.headers.clear()
        cast(list[object], self.scope["headers"]).clear()

    def pause_reading(self) -> None:
        self.waiting = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.waiting:
            self.waiting = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.direct is not None:
            self.direct.writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.direct is not None:
            self.direct.has_room()

    def end_soon(self) -> None:
        """Close the connection soon, even if the client never reads its last frames."""
        self.ending = self.loop.call_later(LAST_WORD, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ending is not None:
            self.ending.cancel()
        if self.direct is not None:
            self.direct.lost()
