"""Appending to tables' logs in SQLite: what happens inside the transaction.

Most appends are plain: entries behind those that are there, and nothing else. All plain ones of a transaction are written
by a few statements of many rows, for each statement has its price beside its rows.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from itertools import chain

import msgspec

from tablee.storage.rows import LISTED, REWRITTEN, rewritten_of, row_of, users_in
from tablee.storage.store import CodeTaken, Conflict, Listing

Row = tuple[str, int, bytes]
SIZES = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""Statements have so many rows: few enough kinds that SQLite need not read them anew each time."""


def rows_of(size: int, width: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * size)


FOUND = "SELECT users, (SELECT max(place) + 1 FROM entries WHERE table_id = id) FROM tables WHERE id = ?"
CREATE = f"INSERT INTO tables ({LISTED}) VALUES {rows_of(1, 12)}"
RELIST = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in REWRITTEN)} WHERE id = ?"
ENTER = {size: f"INSERT INTO entries VALUES {rows_of(size, 3)}" for size in SIZES}


class Append(msgspec.Struct, frozen=True):
    """One append, to be done alone by a call, or with others by `extend_all`."""

    table: str
    after: int
    entries: tuple[bytes, ...]
    listing: Listing | None
    fence: int

    @property
    def plain(self) -> bool:
        """Whether there are entries to write and nothing else, so that the schema sees whether they fit."""
        return self.after > 0 and bool(self.entries) and self.listing is None and not self.fence

    def rows(self) -> list[Row]:
        return [(self.table, place, data) for place, data in enumerate(self.entries, self.after)]

    def __call__(self, database: sqlite3.Connection) -> None:
        """All or nothing is the caller's savepoint; this checks, then writes."""
        if self.fence:
            check_fence(database, self.table, self.fence)
        if self.after == 0 and self.listing is not None:
            create(database, self.listing)
        else:
            extend(database, self.table, self.after, self.listing)
        enter(database, self.rows())


def extend_all(database: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Write plain appends; the schema refuses an entry that is there already, and one that would leave a gap."""
    enter(database, [row for append in appends for row in append.rows()])


def enter(database: sqlite3.Connection, rows: Sequence[Row]) -> None:
    for some in portions(rows):
        database.execute(ENTER[len(some)], [*chain.from_iterable(some)])


def portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """The rows in portions of the sizes that there are statements for."""
    at = 0
    for size in SIZES:
        while len(rows) - at >= size:
            yield rows[at : at + size]
            at += size


def check_fence(database: sqlite3.Connection, table: str, fence: int) -> None:
    newest = database.execute("SELECT fence FROM leases WHERE table_id = ?", (table,)).fetchone()
    if newest and newest[0] > fence:
        raise Conflict(f"table {table} has been leased to another: {newest[0]} is newer than {fence}")


def create(database: sqlite3.Connection, listing: Listing) -> None:
    if database.execute("SELECT 1 FROM tables WHERE id = ?", (listing.table,)).fetchone():
        raise Conflict(f"table {listing.table} exists already")
    if database.execute("SELECT 1 FROM tables WHERE code = ?", (listing.code,)).fetchone():
        raise CodeTaken(listing.code)
    database.execute(CREATE, row_of(listing))
    seat(database, listing, ())


def extend(database: sqlite3.Connection, table: str, after: int, listing: Listing | None) -> None:
    users, length = database.execute(FOUND, (table,)).fetchone() or ("[]", 0)
    if length != after:
        raise Conflict(f"the log of table {table} is {length} long, not {after}")
    if listing is not None:
        database.execute(RELIST, (*rewritten_of(listing), table))
        seat(database, listing, users_in(users))


def seat(database: sqlite3.Connection, listing: Listing, before: tuple[str, ...]) -> None:
    """Keep the index from users to tables; most appends change nothing in it."""
    if listing.users == before:
        return
    was, now = set(before), set(listing.users)
    gone, come = [(user, listing.table) for user in was - now], [(user, listing.table) for user in now - was]
    database.executemany("DELETE FROM members WHERE user_id = ? AND table_id = ?", gone)
    database.executemany("INSERT INTO members VALUES (?, ?)", come)
