"""Write entries of logs to SQLite: many rows in one statement, since each statement has a fixed cost."""
# compiled by mypyc

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

SIZES: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""The row counts of INSERT statements. There are few, so that SQLite can keep them prepared."""

WIDTH: Final = 3
ENTER: Final = {size: f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?)'] * size)}" for size in SIZES}


class Rows:
    """Rows to insert, as one list of all their values."""

    def __init__(self) -> None:
        self._values: list[str | int | bytearray] = []

    def add(self, table: str, after: int, entries: Sequence[bytes]) -> None:
        """Add entries of a table's log, the first of them at the place `after`."""
        values = self._values
        for data in entries:
            values.append(table)
            values.append(after)
            # sqlite3 binds a bytearray as it is. For bytes it looks for an adapter, which takes longer than the copy.
            values.append(bytearray(data))
            after += 1

    def insert(self, database: sqlite3.Connection) -> None:
        """Insert all rows, by statements of the row counts in `SIZES`."""
        values = self._values
        at = 0
        for size in SIZES:
            while len(values) - at >= size * WIDTH:
                database.execute(ENTER[size], values[at : at + size * WIDTH])
                at += size * WIDTH
