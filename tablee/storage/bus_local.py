"""The bus inside one process, with the behaviour of Redis: for a single server, and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.storage.bus import Unreachable


class Hub:
    """Connects lines. Each line is the access of one bus."""

    def __init__(self) -> None:
        self.lines: list[LocalLine] = []

    def line(self) -> LocalLine:
        return LocalLine(self)


class LocalLine:
    """One access to the hub. It delivers in the order of sending, on a later turn of the loop."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._channels: set[str] = set()
        self._closed = False
        hub.lines.append(self)

    def attach(self, deliver: Callable[[str, bytes], None], missed: Callable[[], None]) -> None:
        self._deliver = deliver

    async def send(self, channel: str, data: bytes) -> int:
        self._check()
        hearers = [line for line in self._hub.lines if channel in line._channels]  # noqa: SLF001 (its own kind)
        for line in hearers:
            asyncio.get_running_loop().call_soon(line._hear, channel, data)  # noqa: SLF001
        return len(hearers)

    def _hear(self, channel: str, data: bytes) -> None:
        if channel in self._channels:
            self._deliver(channel, data)

    async def listen(self, channel: str) -> None:
        self._check()
        self._channels.add(channel)

    async def leave(self, channel: str) -> None:
        self._channels.discard(channel)

    async def close(self) -> None:
        self._channels.clear()
        self._closed = True
        if self in self._hub.lines:
            self._hub.lines.remove(self)

    def _check(self) -> None:
        if self._closed:
            raise Unreachable("the bus is closed")
