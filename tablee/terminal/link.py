"""The terminal's interface to a table, the same for a table in this process and on a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from tablee.wire.client import Command
from tablee.wire.coach import NamedHint
from tablee.wire.server import ServerMessage


class ConnectionChange(NamedTuple):
    """The connection to the table was lost or restored."""

    there: bool


Heard = ServerMessage | ConnectionChange
Hear = Callable[[Heard], None]


class Link(Protocol):
    """One user's connection to one table. Both directions use the messages of the wire."""

    async def open(self, hear: Hear) -> None:
        """Connect. `hear` gets the current update at once, and later every message of the table."""
        ...

    async def send(self, command: Command) -> None:
        """Send a command and wait until it is done and stored. Raises Refused if it is not possible."""
        ...

    async def ask_hint(self) -> NamedHint:
        """Return the coach's hint for this seat. Raises Refused if the seat is not asked."""
        ...

    async def record(self) -> str:
        """Return the record of the finished game, as text. Raises Refused while it goes on."""
        ...

    async def close(self) -> None:
        """Disconnect. The table stays as it is."""
        ...
