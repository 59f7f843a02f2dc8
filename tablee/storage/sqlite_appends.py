"""Appending to a table's log in SQLite: what happens inside the transaction."""

import sqlite3
from collections.abc import Sequence

from tablee.storage.rows import LISTED, REWRITTEN, rewritten_of, row_of, users_in
from tablee.storage.store import CodeTaken, Conflict, Listing

CREATE = f"INSERT INTO tables ({LISTED}, length) VALUES ({'?, ' * 12}?)"
EXTEND = "UPDATE tables SET length = ? WHERE id = ? AND length = ?"
RELIST = f"UPDATE tables SET length = ?, {', '.join(f'{column} = ?' for column in REWRITTEN)} WHERE id = ?"


def append(
    database: sqlite3.Connection, table: str, after: int, entries: Sequence[bytes], listing: Listing | None, fence: int
) -> None:
    """All or nothing is the caller's savepoint; this checks, then writes."""
    if fence:
        check_fence(database, table, fence)
    if after == 0 and listing is not None:
        create(database, listing, len(entries))
    else:
        extend(database, table, after, len(entries), listing)
    for place, data in enumerate(entries, after):
        database.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, place, data))


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
    seat(database, listing, ())


def extend(database: sqlite3.Connection, table: str, after: int, more: int, listing: Listing | None) -> None:
    if listing is None and database.execute(EXTEND, (after + more, table, after)).rowcount == 1:
        return
    found = database.execute("SELECT length, users FROM tables WHERE id = ?", (table,)).fetchone()
    if listing is None or not found or found[0] != after:
        raise Conflict(f"the log of table {table} is {found[0] if found else 0} long, not {after}")
    database.execute(RELIST, (after + more, *rewritten_of(listing), table))
    seat(database, listing, users_in(found[1]))


def seat(database: sqlite3.Connection, listing: Listing, before: tuple[str, ...]) -> None:
    """Keep the index from users to tables; most appends change nothing in it."""
    if listing.users == before:
        return
    was, now = set(before), set(listing.users)
    gone, come = [(user, listing.table) for user in was - now], [(user, listing.table) for user in now - was]
    database.executemany("DELETE FROM members WHERE user_id = ? AND table_id = ?", gone)
    database.executemany("INSERT INTO members VALUES (?, ?)", come)
