"""HTTP connections that keep us waiting: whoever takes too long to ask, or to take the answer in, is cut off."""

from __future__ import annotations

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

GRACE = 5.0
"""So many seconds more than a request may take, in which it is told that it took too long."""


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's HTTP with an end to waiting: for a request and its answer, and for the answer to be taken in.

    Whoever has taken it in and asks for nothing more is let go by uvicorn itself, and sooner.
    """

    patience: float
    reading = False
    timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading = True
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.reading = False

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.reading:
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._rest()
        self.timer = self.loop.call_later(self.patience + GRACE, self.transport.abort)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def patient(seconds: float) -> type[PatientProtocol]:
    """The protocol for requests that may take so long."""

    class Patient(PatientProtocol):
        patience = seconds

    return Patient
