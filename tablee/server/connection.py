"""One socket: who it is, how long it takes, and how it catches up when it was too slow."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable

from tablee.server.transport import Transport
from tablee.tables.people import Bucket
from tablee.tables.updates import Told
from tablee.wire import codec
from tablee.wire.server import Bye, Ping


class Connection:
    """Somebody's socket at a table."""

    def __init__(self, transport: Transport, user: str, name: str, rate: float, now: Callable[[], float]) -> None:
        self.transport = transport
        self.user = user
        self.name = name
        self.address = ""
        """By what the limits count whoever is there."""
        self.bucket = Bucket(rate, 3 * rate, now())
        self.told = Told()
        self.muted: set[str] = set()
        self.lag = 0.0
        self.heard = now()
        self.catch_up: Callable[[], None] = _nothing
        self.go_on: Callable[[], None] = _nothing
        self._now = now
        self._pinged = 0.0
        self._ping = 0
        self._behind = False
        transport.on_room(self._has_room)

    @property
    def ready(self) -> bool:
        """Whether an update would go out and not pile up."""
        return self.transport.writable and not self._behind

    def send(self, frame: bytes) -> None:
        """Say something that is no update."""
        self.transport.write(frame)

    def missed(self) -> None:
        """An update was due and could not go out: one fresh one will, when there is room."""
        self._behind = True

    def _has_room(self) -> None:
        if self._behind:
            self._behind = False
            self.told = Told()
            self.catch_up()
        self.go_on()

    def dismiss(self, bye: Bye) -> None:
        """Send this client away."""
        self.transport.write(codec.encode(bye))
        self.transport.close(1000)

    def ping(self) -> None:
        """Ask for a sign of life."""
        if self.transport.writable:
            self._ping += 1
            self._pinged = self._now()
            self.transport.write(codec.encode(Ping(self._ping)))

    def pong(self, number: int) -> None:
        """A sign of life; the way there and back is the lag."""
        if number == self._ping and self._pinged:
            self.lag = self._now() - self._pinged
            self._pinged = 0.0


def _nothing() -> None:
    """What is done as long as nobody has said anything else."""
