"""A minimal WebSocket client for load generators: thousands of them fit into one process."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"


class Socket(asyncio.Protocol):
    """Sends text frames (masked with zeros, which is a valid mask) and passes on those that arrive."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._host = host
        self._path = path
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail("closed before it was open")

    def _fail(self, reason: str) -> None:
        """Tell whoever waits until the socket is open that it will not be. Perhaps nobody waits any more."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(reason))
            self.ready.exception()  # else asyncio prints a warning if nobody asks for it

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._fail(head.decode("latin-1"))  # the rest of a refusal may come later
                return
            self._open, self._buffer = True, rest
            if not self.ready.done():  # the waiting task may have given up
                self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126 and len(buffer) - at >= 4:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127 and len(buffer) - at >= 10:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            elif size >= 126:
                break
            if len(buffer) < start + size:
                break
            if buffer[at] & 15 == TEXT:
                self._heard(buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def send(self, data: bytes) -> None:
        """Send a text."""
        size = len(data)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + NO_MASK + data)


async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, heard), host, port)
    await socket.ready
    return socket
