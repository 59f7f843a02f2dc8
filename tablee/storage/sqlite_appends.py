"""Appends to table logs in SQLite: the work inside the transaction.

Most appends are plain: they add entries and change nothing else. All plain appends of a transaction are written
together (`writer`).
"""

import sqlite3

from tablee.storage.appends import Append, Found, judge
from tablee.storage.rows import LISTED, REWRITTEN, rewritten_of, row_of, users_in
from tablee.storage.sqlite_inserts import Rows
from tablee.storage.store import Listing

FOUND = "SELECT users, (SELECT max(place) + 1 FROM entries WHERE table_id = id) FROM tables WHERE id = ?"
FENCE = "SELECT fence FROM leases WHERE table_id = ?"
CREATE = f"INSERT INTO tables ({LISTED}) VALUES ({', '.join('?' * 12)}) ON CONFLICT DO NOTHING RETURNING id"
RELIST = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in REWRITTEN)} WHERE id = ?"


class SqliteAppend(Append, frozen=True, gc=False):
    """One append. Call it to write it alone. The writer writes many plain appends together."""

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
        rows = Rows()
        rows.add(self.table, self.after, self.entries)
        rows.insert(database)


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
