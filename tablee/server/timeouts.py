"""Limits for HTTP connections: their number, their waiting time, and the size of their headers."""

from __future__ import annotations

import logging
from asyncio import TimerHandle, Transport
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.counting import count_refusal
from tablee.server.limits import ConnectionLimit, PerAddress, one_of
from tablee.server.throttled_log import warn_throttled

log = logging.getLogger(__name__)
GRACE = 5.0
"""Seconds beyond the time limit of a request, to send the answer that it took too long."""

LINGER, MAX_LINGERING = 2.0, 64
"""Seconds a refused connection stays open so that the refusal arrives, and how many may do so at a time."""

MAX_PIPELINED = 16
"""How many requests may wait on a connection for the answer to an earlier one."""

MAX_PIECES = 1_000
"""The most pieces of a request's body. Each takes the same time, however short it is."""

MAX_LATE_BODY = 1_048_576
"""The most bytes of a body after the answer. A client that sends too much can still read why it was refused."""

CONNECTIONS, CONNECTIONS_AT_ONCE = 5.0, 50.0
"""Allowed connections of one address, per second and at once, as multiples of the requests per second."""

MAX_HEADERS = 32_768
"""The most bytes of a request before its headers end."""

MAX_UNHEARD = 131_072
"""The most bytes of a refused connection that are read and dropped. Reading all it sends would keep a core busy."""

TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class BoundedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits. A connection that exceeds one gets an error and is closed.

    uvicorn itself closes connections that stay idle after an answer. Its time limit is shorter.
    """

    request_timeout: ClassVar[float]
    limit: ClassVar[ConnectionLimit]
    openings: ClassVar[PerAddress | None]
    """How often one address may connect; None behind a proxy, where all have one address."""
    lingering: ClassVar[set[BoundedProtocol]]
    reading = False
    refused = False
    header_bytes = 0
    pieces = 0
    late = 0
    timer: TimerHandle | None = None
    address: str | None = None
    """The address that this connection counts for, while it counts."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = one_of(self.client[0]) if self.client else "?"
        if self.openings is not None and not self.openings.take(address):
            warn_throttled(log, "connects too often; refused", address)
            count_refusal(self.config.app, "connects-too-often")
            self.refused = True
            self.transport.abort()
            return
        if not self.limit.enter(address):
            warn_throttled(log, "too many connections in total or from this address; refused one", address)
            count_refusal(self.config.app, "too-many-connections")
            self._refuse(TOO_MANY)
            return
        self.address = address
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.header_bytes += len(data)
        if self.refused:
            if self.header_bytes > MAX_UNHEARD:
                self.transport.pause_reading()  # it fills its own buffers now, until the connection closes
            return
        super().data_received(data)
        if self.header_bytes > MAX_HEADERS and not self.transport.is_closing():
            warn_throttled(log, f"sent more than {MAX_HEADERS} bytes of headers; refused", self.address or "?")
            count_refusal(self.config.app, "headers-too-large")
            self._refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.header_bytes = -(2**60)  # the body follows, which has its own limit

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and the client gets 400
        super().on_message_begin()
        self.reading = True
        self.pieces = self.late = 0
        self._wait()

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        if self.cycle.response_complete:
            self.late += len(body)
        if self.pieces > MAX_PIECES or self.late > MAX_LATE_BODY:
            raise ValueError("a body without end")  # as above
        super().on_body(body)

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
        del self.parser  # it refers to this protocol, and so would leave work for the garbage collector

    def connection_lost(self, exc: Exception | None) -> None:
        self.lingering.discard(self)
        self._rest()
        self._leave()
        super().connection_lost(exc)
        self.pipeline.clear()  # its requests refer to this protocol, as above

    def _refuse(self, answer: bytes) -> None:
        """Answer and close, but keep reading for a moment. Otherwise a TCP reset could discard the answer."""
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
    """Return a protocol class with this time limit, connection limit and connection rate."""

    class Bounded(BoundedProtocol):
        request_timeout = seconds
        limit = most
        openings = often
        lingering: ClassVar[set[BoundedProtocol]] = set()

    return Bounded
