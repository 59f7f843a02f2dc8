"""How the terminal talks to a table: the same whether the table is in this process or on a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from tablee.wire.client import Command
from tablee.wire.coach import NamedHint
from tablee.wire.server import ServerMessage


class Connection(NamedTuple):
    """The way to the table was lost, or found again."""

    there: bool


Heard = ServerMessage | Connection
Hear = Callable[[Heard], None]


class Link(Protocol):
    """One user's connection to one table. All that goes in are messages of the wire, and so is what comes out."""

    async def open(self, hear: Hear) -> None:
        """Connect. `hear` gets the current update at once, and later whatever the table says."""
        ...

    async def send(self, command: Command) -> None:
        """Ask for something and wait until it is done and stored. Raises Refused where it cannot be."""
        ...

    async def ask_hint(self) -> NamedHint:
        """What the coach would do in this seat. Raises Refused where the seat is not asked."""
        ...

    async def close(self) -> None:
        """Disconnect; the table stays as it is."""
        ...
