"""Output to one client: a bounded buffer that says when it is full and when it has room again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from starlette.types import Send

FULL = 65_536
"""A client with more unread bytes than this is behind."""


class Transport(Protocol):
    """Sends frames to a client. `write` never blocks."""

    @property
    def writable(self) -> bool:
        """Whether there is room."""
        ...

    @property
    def size(self) -> int:
        """The number of waiting bytes."""
        ...

    def on_room(self, call: Callable[[], None]) -> None:
        """Set the callback for when there is room again."""
        ...

    def write(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None:
        """Send what is already written, then close."""
        ...

    async def run(self) -> None:
        """Send written frames until closed."""
        ...

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Pass incoming texts to `hear`. A transport that cannot do so leaves them to the reader."""
        ...

    def pause(self) -> None:
        """Stop passing texts on for now."""
        ...

    def resume(self) -> None:
        """Pass texts on again."""
        ...


class AsgiTransport:
    """A transport over any ASGI server. A task sends the waiting frames."""

    def __init__(self, send: Send) -> None:
        self.writable = True
        self._send = send
        self._waiting: deque[bytes] = deque()
        self.size = 0
        self._closing: int | None = None
        self._wake = asyncio.Event()
        self._on_room: Callable[[], None] = lambda: None

    def on_room(self, call: Callable[[], None]) -> None:
        self._on_room = call

    def write(self, frame: bytes) -> None:
        if self._closing is not None:
            return
        self._waiting.append(frame)
        self.size += len(frame)
        if self.size > FULL:
            self.writable = False
        self._wake.set()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._wake.set()

    async def run(self) -> None:
        while self._waiting or self._closing is None:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            frame = self._waiting.popleft()
            await self._send({"type": "websocket.send", "text": frame.decode()})
            self.size -= len(frame)
            if not self.writable and self.size == 0:
                self.writable = True
                self._on_room()
        await self._send({"type": "websocket.close", "code": self._closing})

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Do nothing: the caller reads from ASGI itself."""

    def pause(self) -> None:
        """Do nothing, as `listen`."""

    def resume(self) -> None:
        """Do nothing, as `listen`."""
