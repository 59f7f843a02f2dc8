"""Leases: only one process holds a table at a time."""

from __future__ import annotations

from typing import NamedTuple


class Elsewhere(Exception):
    """The table is in another process. `owner` is the name of that process, if known."""

    def __init__(self, table: str, owner: str | None) -> None:
        super().__init__(table, owner)
        self.table = table
        self.owner = owner


class Lease(NamedTuple):
    """How this process leases tables: its name, and the seconds that each lease lasts."""

    owner: str
    seconds: float
