"""Appends to table logs in SQLite: the work inside the transaction.

Most appends are plain: they add entries and change nothing else. All plain appends of a transaction share a few
statements of many rows, since each statement has a fixed cost.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import chain

from tablee.storage.appends import Append, EntryRow, Found, judge
from tablee.storage.rows import LISTED, REWRITTEN, rewritten_of, row_of, users_in
from tablee.storage.store import Listing

SIZES = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""The row counts of INSERT statements. There are few, so that SQLite can keep them prepared."""


def rows_of(size: int, width: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * size)


FOUND = "SELECT users, (SELECT max(place) + 1 FROM entries WHERE table_id = id) FROM tables WHERE id = ?"
FENCE = "SELECT fence FROM leases WHERE table_id = ?"
CREATE = f"INSERT INTO tables ({LISTED}) VALUES {rows_of(1, 12)} ON CONFLICT DO NOTHING RETURNING id"
RELIST = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in REWRITTEN)} WHERE id = ?"
ENTER = {size: f"INSERT INTO entries VALUES {rows_of(size, 3)}" for size in SIZES}


class SqliteAppend(Append, frozen=True):
    """One append. Call it to do it alone; `extend_all` does many plain ones together."""

    @property
    def plain(self) -> bool:
        """Whether this only adds entries, so that the schema's own checks suffice."""
        return self.after > 0 and bool(self.entries) and self.listing is None and not self.fence

    def __call__(self, database: sqlite3.Connection) -> None:
        """Check the append, then write it. The caller's savepoint makes it all or nothing."""
        found = find(database, self.table)
        if found is None and self.after == 0 and self.listing is not None:
            found = create(database, self.listing)
        if found is not None and self.fence:
            (found.fence,) = database.execute(FENCE, (self.table,)).fetchone() or (0,)
        error = judge(self, found)
        if error is not None:
            raise error
        if found is not None and self.listing is not None:
            relist(database, self.listing, found)
        enter(database, self.rows())


def extend_all(database: sqlite3.Connection, appends: Sequence[SqliteAppend]) -> None:
    """Write plain appends. The schema rejects an entry that exists already, and one that would leave a gap."""
    enter(database, [row for append in appends for row in append.rows()])


def enter(database: sqlite3.Connection, rows: Sequence[EntryRow]) -> None:
    for some in portions(rows):
        database.execute(ENTER[len(some)], [*chain.from_iterable(some)])


def portions(rows: Sequence[EntryRow]) -> Iterator[Sequence[EntryRow]]:
    """Split the rows into portions of the sizes in `SIZES`."""
    at = 0
    for size in SIZES:
        while len(rows) - at >= size:
            yield rows[at : at + size]
            at += size


def find(database: sqlite3.Connection, table: str) -> Found | None:
    row = database.execute(FOUND, (table,)).fetchone()
    return Found(row[1] or 0, users_in(row[0])) if row else None


def create(database: sqlite3.Connection, listing: Listing) -> Found | None:
    """Create the table, without entries yet. Return None if another table has its code."""
    created = database.execute(CREATE, row_of(listing)).fetchall()
    return Found(0, (), existed=False) if created else None


def relist(database: sqlite3.Connection, listing: Listing, found: Found) -> None:
    if found.existed:
        database.execute(RELIST, (*rewritten_of(listing), listing.table))
    gone, come = found.moved(listing.table)
    database.executemany("DELETE FROM members WHERE user_id = ? AND table_id = ?", gone)
    database.executemany("INSERT INTO members VALUES (?, ?)", come)
