"""Move all data from an SQLite file into an empty PostgreSQL database, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.storage import sqlite_file
from tablee.storage.migrations import MIGRATIONS
from tablee.storage.postgres_link import open_pool
from tablee.storage.store import CannotOpen

if TYPE_CHECKING:
    from tablee.storage.postgres_link import Connection

RETRY_FOR = 5.0
COPY_TIMEOUT = 6 * 3600.0
"""Seconds to copy one table. A large file takes longer than the limit for a running server."""
COLUMNS = {
    "users": "id, name, language, created, seen",
    "tokens": "hash, user_id",
    "codes": "hash, user_id, expires",
    "tables": "id, code, game, status, public, host, seats, free, users, awaited, summary, updated, length",
    "entries": "table_id, place, data",
    "members": "user_id, table_id",
    "bans": "address, expires",
}
"""The tables to copy, ordered so that foreign keys hold. Leases are left out: no process holds a table now."""

LENGTH = "(SELECT count(*) FROM entries WHERE table_id = id)"
PUBLIC = COLUMNS["tables"].split(", ").index("public")


async def move(source: str, target: str) -> int:
    """Copy everything and return the number of tables. The source stays unchanged; no server may be using it."""
    path = _file(source)
    lock = sqlite_file.lock(path)
    try:
        with closing(sqlite_file.prepare(path)) as database:
            return await _move(database, target)
    finally:
        if lock is not None:
            lock.release()


async def _move(database: sqlite3.Connection, target: str) -> int:
    pool = await open_pool(target, RETRY_FOR, MIGRATIONS)
    try:
        async with pool.acquire() as connection, connection.transaction():
            await _check_empty(connection)
            return await _copy(database, connection)
    finally:
        await pool.close()


def _file(source: str) -> str:
    scheme, _, rest = source.partition("://")
    if scheme != "sqlite" or not Path(rest[1:]).is_file():
        raise CannotOpen(f"{source} is not an SQLite file: use sqlite:///path/to/file")
    return rest[1:]


async def _check_empty(connection: Connection) -> None:
    if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM users)"):
        raise CannotOpen("the PostgreSQL database is not empty. Choose an empty one")


async def _copy(database: sqlite3.Connection, connection: Connection) -> int:
    for table, columns in COLUMNS.items():
        records = _rows(database, table, columns)
        await connection.copy_records_to_table(
            table, records=records, columns=columns.split(", "), timeout=COPY_TIMEOUT
        )
    moved: int = await connection.fetchval("SELECT count(*) FROM tables")
    return moved


def _rows(database: sqlite3.Connection, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """Yield the rows for PostgreSQL, with real booleans and the length of each log."""
    for row in database.execute(f"SELECT {columns.replace('length', LENGTH)} FROM {table}"):
        yield (*row[:PUBLIC], bool(row[PUBLIC]), *row[PUBLIC + 1 :]) if table == "tables" else row
