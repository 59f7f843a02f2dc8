"""The way out to one client: a bounded buffer that says when it is full and when it has room again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from starlette.types import Send

FULL = 65_536
"""A client that has not read so many bytes is behind."""


class Transport(Protocol):
    """Where frames go. `write` never waits."""

    @property
    def writable(self) -> bool:
        """Whether there is room."""
        ...

    @property
    def size(self) -> int:
        """How many bytes wait."""
        ...

    def on_room(self, call: Callable[[], None]) -> None:
        """What to do when there is room again."""
        ...

    def write(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None:
        """Say no more than what is written already, and close."""
        ...

    async def run(self) -> None:
        """Carry what is written, until closed."""
        ...

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Hand on what comes in; a transport that cannot leaves it to whoever reads."""
        ...

    def pause(self) -> None:
        """Hand on no more for now."""
        ...

    def resume(self) -> None:
        """Hand on again."""
        ...


class AsgiTransport:
    """Over any ASGI server: a task of its own sends what waits."""

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
        """What comes in is read elsewhere."""

    def pause(self) -> None:
        """As above."""

    def resume(self) -> None:
        """As above."""
