"""Appending to a table's log in SQLite: what happens inside the transaction."""

import sqlite3
from collections.abc import Sequence

from tablee.storage.rows import LISTED, REWRITTEN, rewritten_of, row_of
from tablee.storage.store import CodeTaken, Conflict, Listing

CREATE = f"INSERT INTO tables ({LISTED}, length) VALUES ({'?, ' * 12}?)"
EXTEND = "UPDATE tables SET length = length + ? WHERE id = ? AND length = ?"
RELIST = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in REWRITTEN)} WHERE id = ?"


def append(
    database: sqlite3.Connection, table: str, after: int, entries: Sequence[bytes], listing: Listing | None, fence: int
) -> None:
    """All or nothing is the caller's savepoint; this checks, then writes."""
    if fence:
        check_fence(database, table, fence)
    if after == 0 and listing is not None:
        create(database, listing, len(entries))
    else:
        extend(database, table, after, len(entries))
        relist(database, listing)
    rows = [(table, place, data) for place, data in enumerate(entries, after)]
    database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)


def check_fence(database: sqlite3.Connection, table: str, fence: int) -> None:
    newest = database.execute("SELECT fence FROM leases WHERE table_id = ?", (table,)).fetchone()
    if newest and newest[0] > fence:
        raise Conflict(f"table {table} has been leased to another: {newest[0]} is newer than {fence}")


def create(database: sqlite3.Connection, listing: Listing, length: int) -> None:
    if database.execute("SELECT 1 FROM tables WHERE id = ?", (listing.table,)).fetchone():
        raise Conflict(f"table {listing.table} exists already")
    if database.execute("SELECT 1 FROM tables WHERE code = ?", (listing.code,)).fetchone():
        raise CodeTaken(listing.code)
    database.execute(CREATE, (*row_of(listing), length))
    seat(database, listing)


def extend(database: sqlite3.Connection, table: str, after: int, more: int) -> None:
    if database.execute(EXTEND, (more, table, after)).rowcount != 1:
        raise Conflict(f"the log of table {table} is not {after} long")


def relist(database: sqlite3.Connection, listing: Listing | None) -> None:
    if listing is not None:
        database.execute(RELIST, (*rewritten_of(listing), listing.table))
        seat(database, listing)


def seat(database: sqlite3.Connection, listing: Listing) -> None:
    """Keep the index from users to tables; most appends change nothing in it."""
    rows = database.execute("SELECT user_id FROM members WHERE table_id = ?", (listing.table,))
    before, now = {user for (user,) in rows}, set(listing.users)
    gone, come = [(user, listing.table) for user in before - now], [(user, listing.table) for user in now - before]
    database.executemany("DELETE FROM members WHERE user_id = ? AND table_id = ?", gone)
    database.executemany("INSERT INTO members VALUES (?, ?)", come)
