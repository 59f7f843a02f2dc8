"""Which process holds a table: one at a time, by a lease."""

from __future__ import annotations

from typing import NamedTuple


class Elsewhere(Exception):
    """The table lives in another process: the one with this name, if it is known."""

    def __init__(self, table: str, owner: str | None) -> None:
        super().__init__(table, owner)
        self.table = table
        self.owner = owner


class Lease(NamedTuple):
    """How this process holds tables that others could hold: under which name, and for how many seconds at a time."""

    owner: str
    seconds: float
