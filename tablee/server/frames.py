"""Encode and decode complete WebSocket text frames."""
# compiled by mypyc

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover (where websockets has no compiled part)
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)

TEXT: Final = 0x81
MASKED: Final = 0x80
HEAD: Final = 8
AT_ONCE: Final = 64
"""How many frames to read at a time. So a flood is cut off before all is read."""


def split(data: bytes, most: int, at: int = 0, count: int = 1_000_000) -> tuple[list[bytes], int]:
    """Decode complete text frames from `at` on: at most `count`, none longer than `most`. Return them and their end."""
    texts: list[bytes] = []
    while len(data) - at >= HEAD and data[at] == TEXT and len(texts) < count:
        size, start = data[at + 1] - MASKED, at + 6
        if size == 126:
            size, start = data[at + 2] * 256 + data[at + 3], at + 8
        if size < 0 or size > most or size == 127 or len(data) < start + size:
            break
        texts.append(apply_mask(data[start : start + size], data[start - 4 : start]))
        at = start + size
    return texts, at


def header(size: int) -> bytes:
    """Return the header of a server's text frame of this size."""
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big")
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class Outbox:
    """The transports of a loop with frames to send. All are flushed at the end of the loop's turn."""

    def __init__(self) -> None:
        self._full: list[DirectTransport] = []

    def add(self, transport: DirectTransport) -> None:
        if not self._full:
            asyncio.get_running_loop().call_soon(self._empty)
        self._full.append(transport)

    def _empty(self) -> None:
        full, self._full = self._full, []
        for transport in full:
            try:
                transport.flush()
            except Exception:  # one failure must not keep the others waiting
                log.exception("could not write to a socket")


class DirectTransport:
    """Writes the frames of one turn of the loop together. The underlying transport says when it is full."""

    def __init__(self, protocol: Any, outbox: Outbox) -> None:
        self.writable = True
        self.hear: Callable[[bytes], None] | None = None
        self._protocol = protocol
        self._transport = protocol.transport
        self._outbox = outbox
        self._waiting: list[bytes] = []
        self._closing: int | None = None
        self._lost = False
        self._done: asyncio.Future[None] | None = None
        self._on_room: Callable[[], None] | None = None

    @property
    def closing(self) -> bool:
        """Whether the connection is closing, so that further input is ignored."""
        return self._closing is not None

    @property
    def size(self) -> int:
        waiting: int = self._transport.get_write_buffer_size()
        return sum([len(each) for each in self._waiting]) + waiting

    def on_room(self, call: Callable[[], None]) -> None:
        self._on_room = call

    def has_room(self) -> None:
        """Note that the transport has room again."""
        self.writable = True
        if self._on_room is not None:
            self._on_room()

    def read(self, data: bytes, most: int) -> int:
        """Pass the complete text frames at the front to the listener. Return where they end.

        Ignore frames that follow the end of the connection.
        """
        at = 0
        while True:
            texts, at = split(data, most, at, AT_ONCE)
            for text in texts:
                if self.hear is not None:
                    self.hear(text)
            if at == len(data):
                return at
            if self.hear is None or self._transport.is_closing():
                return len(data)
            if len(texts) < AT_ONCE:
                return at

    def listen(self, hear: Callable[[bytes], None]) -> None:
        for text in self._protocol.unread():
            hear(text)
        self.hear = hear
        self._protocol.forget_handshake()

    def pause(self) -> None:
        self._protocol.pause_reading()

    def resume(self) -> None:
        self._protocol.resume_reading()

    def lost(self) -> None:
        """Note that the connection is gone, and end all waiting."""
        self.hear = None
        self._lost = True
        self.has_room()
        self._on_room = None
        self._finish()

    def _finish(self) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_result(None)

    def write(self, frame: bytes) -> None:
        if self._closing is not None or self._lost:
            return
        if not self._waiting:
            self._outbox.add(self)
        self._waiting.append(header(len(frame)))
        self._waiting.append(frame)

    def flush(self) -> None:
        """Send the waiting frames."""
        waiting, self._waiting = self._waiting, []
        protocol = self._protocol
        if not waiting or protocol.close_sent:
            return
        transport = self._transport
        if not transport.is_closing():
            transport.write(b"".join(waiting))

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self.hear = None
            self._finish()

    async def run(self) -> None:
        """Wait for the end, then send the last frames and close."""
        if self._closing is None and not self._protocol.disconnected:
            self._done = asyncio.get_running_loop().create_future()
            await self._done
        self.flush()
        if not self._protocol.disconnected:
            self._protocol.end_soon()
            await self._protocol.send({"type": "websocket.close", "code": self._closing or 1000})
