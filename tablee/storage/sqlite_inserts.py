"""Write entries of logs to SQLite: many rows in one statement, since each statement has a fixed cost.

During a statement, the thread gives Python's lock away and takes it back a few times. Beside a busy event loop, each
time costs two switches between threads.
"""
# compiled by mypyc

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
"""The row counts of INSERT statements. There are few, so that SQLite can keep them prepared."""

MOST: Final = 256
"""The most rows of one statement."""

WIDTH: Final = 3
ENTER: Final = {
    size: f"INSERT INTO entries SELECT * FROM (VALUES {', '.join(['(?, ?, ?)'] * size)}) WHERE column1 IS NOT NULL"
    for size in SIZES
}
"""The statements. The last rows may be empty, so that any number of rows needs only one statement."""


class Rows:
    """Rows to insert, as one list of all their values."""

    def __init__(self) -> None:
        self._values: list[str | int | bytearray | None] = []

    def fit_one_statement(self) -> bool:
        """Whether these are rows for exactly one statement."""
        return 0 < len(self._values) <= MOST * WIDTH

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
        """Insert all rows, by as few statements as possible."""
        for at in range(0, len(self._values), MOST * WIDTH):
            values = self._values[at : at + MOST * WIDTH]
            size = 1
            while size * WIDTH < len(values):
                size *= 2
            values.extend([None] * (size * WIDTH - len(values)))
            database.execute(ENTER[size], values)
