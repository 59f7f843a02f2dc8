"""HTTP connections within bounds: how many there are, how long they may wait, and how large their headers may be."""

from __future__ import annotations

import logging
from asyncio import TimerHandle, Transport
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.complaints import complain
from tablee.server.limits import ConnectionLimit, PerAddress, one_of

log = logging.getLogger(__name__)
GRACE = 5.0
"""So many seconds more than a request may take, in which it is told that it took too long."""

LINGER, MAX_LINGERING = 2.0, 64
"""How long a refused connection stays so that the refusal arrives, and how many do so at a time."""

MAX_PIPELINED = 16
"""So many requests may wait for the answer to the one before them on a connection."""

CONNECTIONS, CONNECTIONS_AT_ONCE = 5.0, 50.0
"""So many times the requests a second may one address connect, a second and at once."""

MAX_HEADERS = 32_768
"""How many bytes a request may have before its headers end."""

TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class BoundedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP with bounds. Whoever exceeds one is told so and cut off.

    A connection that has been answered and asks for nothing more is closed by uvicorn itself, and sooner.
    """

    request_timeout: ClassVar[float]
    limit: ClassVar[ConnectionLimit]
    openings: ClassVar[PerAddress | None]
    """How often one address may connect; behind a proxy all come from one."""
    lingering: ClassVar[set[BoundedProtocol]]
    reading = False
    refused = False
    header_bytes = 0
    timer: TimerHandle | None = None
    address: str | None = None
    """By what this connection is counted, while it is."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = one_of(self.client[0]) if self.client else "?"
        if self.openings is not None and not self.openings.take(address):
            complain(log, "connects too often, and is cut off", address)
            self.refused = True
            self.transport.abort()
            return
        if not self.limit.enter(address):
            complain(log, "too many connections, in all or of one address: one is closed", address)
            self._refuse(TOO_MANY)
            return
        self.address = address
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self.refused or self.transport.is_closing():
            return
        self.header_bytes += len(data)
        super().data_received(data)
        if self.header_bytes > MAX_HEADERS and not self.transport.is_closing():
            complain(log, f"headers of more than {MAX_HEADERS} bytes", self.address or "?")
            self._refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.header_bytes = -(2**60)  # what follows is the body, which has a limit of its own

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and the client is told 400
        super().on_message_begin()
        self.reading = True
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.reading = False
        self.header_bytes = 0

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.reading:
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lingering.discard(self)
        self._rest()
        self._leave()
        super().connection_lost(exc)

    def _refuse(self, answer: bytes) -> None:
        """Answer and hang up, but go on reading for a moment: a reset by the system would take the answer back."""
        self.refused = True
        self._rest()
        self.transport.write(answer)
        if len(self.lingering) >= MAX_LINGERING or not self.transport.can_write_eof():
            self.transport.close()
            return
        self.lingering.add(self)
        self.transport.write_eof()
        self.timer = self.loop.call_later(LINGER, self.transport.close)

    def _leave(self) -> None:
        if self.address is not None:
            self.limit.leave(self.address)
            self.address = None

    def _wait(self) -> None:
        self._rest()
        self.timer = self.loop.call_later(self.request_timeout + GRACE, self.transport.abort)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def bounded(seconds: float, most: ConnectionLimit, often: PerAddress | None = None) -> type[BoundedProtocol]:
    """The protocol for requests that may take so long, for so many connections, opened no more often than that."""

    class Bounded(BoundedProtocol):
        request_timeout = seconds
        limit = most
        openings = often
        lingering: ClassVar[set[BoundedProtocol]] = set()

    return Bounded
