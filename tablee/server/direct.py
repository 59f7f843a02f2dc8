"""The shortest way in and out: whole text frames go straight from and to the transport.

uvicorn's protocol does the handshake, the closing, and the reading of anything else as always. What is new is offered to
the application as the ASGI extension `tablee.transport`; without it, as under another server, `AsgiTransport` does the same a little slower.
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

from tablee.server.complaints import complain
from tablee.server.frames import DirectTransport, Outbox, split
from tablee.server.transport import FULL
from tablee.tables.people import Bucket

log = logging.getLogger(__name__)
outboxes: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()
"""One for each loop."""

LAST_WORD = 10.0
"""So many seconds a client has to take in what it is told last; then it is cut off."""

CONTROL_RATE, CONTROL_BURST = 2.0, 30.0
"""Pings and pongs of the protocol a second, and at once."""

MOST_UNREAD, MAX_UNREAD = 16, 256
"""So many messages of a client that nobody has listened to yet are kept before no more are read, and so many end the connection."""

MAX_PIECES = 64
"""In so many pieces may one message come."""

AT_ONCE, SLICE = 64, 1024
"""So many whole texts, or so many bytes of anything else, are read at a time: a flood is cut off before all of it was read."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol that can bypass ASGI."""

    direct: DirectTransport | None = None
    simple = True
    controls: Bucket | None = None
    waiting = False
    ending: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=FULL)
        self.conn.debug = False  # it would log every frame, and one of them has the token

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.direct = DirectTransport(self, outboxes.setdefault(self.loop, Outbox()))
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions["tablee.transport"] = self.direct

    def data_received(self, data: bytes) -> None:
        """Whole text frames, which is nearly all that ever comes, are read here; from anything else on uvicorn reads."""
        at = 0
        if self.simple and self.direct is not None and self.handshake_complete and not self.close_sent:
            at = self._read_texts(data, self.direct)
            self.simple = at == len(data)
        while at < len(data) and not self.transport.is_closing():
            super().data_received(data[at : at + SLICE])
            self._check_unread()
            at += SLICE

    def _read_texts(self, data: bytes, direct: DirectTransport) -> int:
        """Hand on the whole texts at the front; where they end."""
        texts, at = split(data, self.config.ws_max_size, 0, AT_ONCE)
        while texts:
            for text in texts:
                self._heard(text)
            if direct.closing or self.transport.is_closing():
                return len(data)
            if len(texts) < AT_ONCE:
                break
            texts, at = split(data, self.config.ws_max_size, at, AT_ONCE)
        return at

    def _check_unread(self) -> None:
        if self.queue.qsize() > MAX_UNREAD:
            self._cut_off("sends more than it may before it is heard")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_PIECES:
            super().handle_cont(event)
        else:
            self._cut_off("sends a message in too many pieces")

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Whether this client may send one more ping or pong of the protocol; too many end the connection."""
        if self.controls is None:
            self.controls = Bucket(CONTROL_RATE, CONTROL_BURST, self.loop.time())
        if self.controls.take(self.loop.time()):
            return True
        self._cut_off("sends too many pings or pongs")
        return False

    def _cut_off(self, why: str) -> None:
        """End a connection that does harm, without a word to it."""
        if not self.transport.is_closing():
            complain(log, f"a socket {why} and is closed", self.client[0] if self.client else "?")
            self.transport.abort()

    def _heard(self, text: bytes) -> None:
        """Hand a text to whoever listens; before anybody does, it waits in uvicorn's queue."""
        if self.direct is not None and self.direct.hear is not None:
            self.direct.hear(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
            if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
                self.read_paused = True
                self.transport.pause_reading()
            self._check_unread()

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

    def forget_handshake(self) -> None:
        """Let go of all headers: nobody asks for them again, and they take kilobytes a socket."""
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

    def write(self, data: bytes) -> None:
        """Send bytes as they are, as long as anything may be sent."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.direct is not None:
            self.direct.writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.direct is not None:
            self.direct.has_room()

    def end_soon(self) -> None:
        """Close even if the client never reads what waits for it."""
        self.ending = self.loop.call_later(LAST_WORD, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ending is not None:
            self.ending.cancel()
        if self.direct is not None:
            self.direct.lost()
