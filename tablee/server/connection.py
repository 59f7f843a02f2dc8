"""One client's socket at a table: its user, its lag, and how it catches up when it was too slow."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable

from tablee.server.transport import Transport
from tablee.tables.people import Bucket
from tablee.tables.updates import Told
from tablee.wire import codec
from tablee.wire.server import Bye, Ping


class Connection:
    """A user's socket at a table."""

    def __init__(self, transport: Transport, user: str, name: str, rate: float, now: Callable[[], float]) -> None:
        self.transport = transport
        self.user = user
        self.name = name
        self.address = ""
        """The address that the limits count."""
        self.bucket = Bucket(rate, 3 * rate, now())
        self.told = Told()
        self.muted: set[str] = set()
        self.lag = 0.0
        self.heard = now()
        self.catch_up: Callable[[], None] = _nothing
        self.go_on: Callable[[], None] = _nothing
        self.refused: Callable[[str], None] = _uncounted
        """Counts a refusal by its code."""
        self._now = now
        self._pinged = 0.0
        self._ping = 0
        self._behind = False
        transport.on_room(self._has_room)

    @property
    def ready(self) -> bool:
        """Whether an update can be sent without piling up."""
        return self.transport.writable and not self._behind

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self.transport.write(frame)

    def missed(self) -> None:
        """Note that an update could not be sent. One fresh update follows when there is room."""
        self._behind = True

    def _has_room(self) -> None:
        if self._behind:
            self._behind = False
            self.told = Told()
            self.catch_up()
        self.go_on()

    def dismiss(self, bye: Bye) -> None:
        """Say goodbye to this client and close the connection."""
        self.transport.write(codec.encode(bye))
        self.transport.close(1000)

    def ping(self) -> None:
        """Send a ping."""
        if self.transport.writable:
            self._ping += 1
            self._pinged = self._now()
            self.transport.write(codec.encode(Ping(self._ping)))

    def pong(self, number: int) -> None:
        """Handle a pong, and measure the lag by the round trip."""
        if number == self._ping and self._pinged:
            self.lag = self._now() - self._pinged
            self._pinged = 0.0


def _nothing() -> None:
    """Do nothing: the default for callbacks."""


def _uncounted(_code: str) -> None:
    """Do nothing: the default where nobody counts refusals."""
