"""The store in one SQLite file, for one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Self

from tablee.storage import sqlite_file
from tablee.storage.lock import FileLock
from tablee.storage.readers import Readers
from tablee.storage.rows import KNOWN, LISTED, listing_of, user_of
from tablee.storage.sqlite_appends import Append
from tablee.storage.store import MEMORY, Conflict, Listing, User, check_append
from tablee.storage.writer import Writer

OPEN = f"SELECT {LISTED} FROM tables WHERE public AND status = 'open' AND free > 0 ORDER BY updated DESC, id LIMIT ?"
OF_USER = f"""SELECT {LISTED} FROM tables JOIN members ON table_id = id AND user_id = ?
    ORDER BY EXISTS (SELECT 1 FROM json_each(awaited) WHERE value = user_id) DESC, updated DESC, id LIMIT ?"""
UNFINISHED = "SELECT id FROM tables WHERE status = 'playing' ORDER BY updated, id"
UNLEASED = """SELECT id FROM tables WHERE status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND expires > ?) ORDER BY updated, id"""
LEASE = """INSERT INTO leases VALUES (?, ?, ?, ?) ON CONFLICT (table_id)
    DO UPDATE SET owner = excluded.owner, expires = excluded.expires, fence = excluded.fence"""
PURGE_TABLES = "DELETE FROM tables WHERE status IN ('open', 'closed') AND updated < ?"
PURGE_LEASES = "DELETE FROM leases WHERE expires < ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)"
PURGE_USERS = "DELETE FROM users WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = id)"
PURGE_CODES = "DELETE FROM codes WHERE expires < ?"


class SqliteStore:
    """Reads on connections of their own, or behind the writes where the database is in memory."""

    def __init__(self, database: sqlite3.Connection, path: str, lock: FileLock | None) -> None:
        self._lock = lock
        self._writer = Writer(database)
        self._readers = None if path == MEMORY else Readers(path)
        self._write = self._writer.do
        self._read = self._writer.do if self._readers is None else self._readers.do

    @classmethod
    async def open(cls, path: str) -> Self:
        """Lock, migrate, connect."""
        lock = await asyncio.to_thread(sqlite_file.lock, path)
        try:
            return cls(await asyncio.to_thread(sqlite_file.prepare, path), path, lock)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    async def close(self) -> None:
        """Finish what was asked and let go."""
        await self._writer.close()
        if self._readers is not None:
            await self._readers.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        return await self._read(lambda database: database.execute(statement, values).fetchall())

    async def _change(self, statement: str, *values: object) -> int:
        return await self._write(lambda database: database.execute(statement, values).rowcount)

    def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> Awaitable[None]:
        check_append(table, after, entries, listing)
        return self._write(Append(table, after, tuple(entries), listing, fence))

    async def load(self, table: str) -> list[bytes]:
        rows = await self._rows("SELECT data FROM entries WHERE table_id = ? ORDER BY place", table)
        return [data for (data,) in rows]

    async def find(self, code: str) -> Listing | None:
        rows = await self._rows(f"SELECT {LISTED} FROM tables WHERE code = ?", code)
        return listing_of(rows[0]) if rows else None

    async def listing(self, table: str) -> Listing | None:
        rows = await self._rows(f"SELECT {LISTED} FROM tables WHERE id = ?", table)
        return listing_of(rows[0]) if rows else None

    async def open_tables(self, limit: int = 50) -> list[Listing]:
        return [listing_of(row) for row in await self._rows(OPEN, limit)]

    async def tables_of(self, user: str, limit: int = 50) -> list[Listing]:
        return [listing_of(row) for row in await self._rows(OF_USER, user, limit)]

    async def unfinished(self, unleased_at: float | None = None) -> list[str]:
        rows = await (self._rows(UNFINISHED) if unleased_at is None else self._rows(UNLEASED, unleased_at))
        return [table for (table,) in rows]

    async def add_user(self, user: User, token_hash: bytes) -> None:
        await self._write(partial(add_user, user=user, token_hash=token_hash))

    async def user_by_token(self, token_hash: bytes) -> User | None:
        rows = await self._rows(f"SELECT {KNOWN} FROM users JOIN tokens ON user_id = id WHERE hash = ?", token_hash)
        return user_of(rows[0]) if rows else None

    async def user(self, id: str) -> User | None:  # noqa: A002 (it is one)
        rows = await self._rows(f"SELECT {KNOWN} FROM users WHERE id = ?", id)
        return user_of(rows[0]) if rows else None

    async def update_user(self, user: User) -> None:
        values = (user.name, user.language, user.seen, user.id)
        if not await self._change("UPDATE users SET name = ?, language = ?, seen = ? WHERE id = ?", *values):
            raise Conflict(f"there is no user {user.id}")

    async def add_token(self, user: str, token_hash: bytes) -> None:
        await self._change("INSERT INTO tokens VALUES (?, ?)", token_hash, user)

    async def put_code(self, code_hash: bytes, user: str, expires: float) -> None:
        await self._change("INSERT INTO codes VALUES (?, ?, ?)", code_hash, user, expires)

    async def take_code(self, code_hash: bytes, now: float) -> str | None:
        return await self._write(partial(take_code, code_hash=code_hash, now=now))

    async def lease(self, table: str, owner: str, now: float, ttl: float) -> int | None:
        return await self._write(partial(lease, table=table, owner=owner, now=now, ttl=ttl))

    async def renew(self, owner: str, now: float, ttl: float) -> list[str]:
        return await self._write(partial(renew, owner=owner, expires=now + ttl))

    async def lease_owner(self, table: str, now: float) -> str | None:
        rows = await self._rows("SELECT owner FROM leases WHERE table_id = ? AND expires > ?", table, now)
        return rows[0][0] if rows else None

    async def release(self, table: str, owner: str) -> None:
        await self._change("UPDATE leases SET owner = '', expires = 0 WHERE table_id = ? AND owner = ?", table, owner)

    async def purge(self, tables_before: float, users_before: float) -> tuple[int, int]:
        return await self._write(partial(purge, tables_before=tables_before, users_before=users_before))


def add_user(database: sqlite3.Connection, user: User, token_hash: bytes) -> None:
    known = (user.id, user.name, user.language, user.created, user.seen)
    database.execute(f"INSERT INTO users ({KNOWN}) VALUES (?, ?, ?, ?, ?)", known)
    database.execute("INSERT INTO tokens VALUES (?, ?)", (token_hash, user.id))


def take_code(database: sqlite3.Connection, code_hash: bytes, now: float) -> str | None:
    found = database.execute("SELECT user_id, expires FROM codes WHERE hash = ?", (code_hash,)).fetchone()
    database.execute("DELETE FROM codes WHERE hash = ?", (code_hash,))
    return found[0] if found and found[1] > now else None


def lease(database: sqlite3.Connection, table: str, owner: str, now: float, ttl: float) -> int | None:
    found = database.execute("SELECT owner, expires, fence FROM leases WHERE table_id = ?", (table,)).fetchone()
    fence: int
    if found and found[0] == owner:
        fence = found[2]
    elif found and found[1] > now:
        return None
    else:
        (fence,) = database.execute("UPDATE fences SET last = last + 1 RETURNING last").fetchall()[0]
    database.execute(LEASE, (table, owner, now + ttl, fence))
    return fence


def renew(database: sqlite3.Connection, owner: str, expires: float) -> list[str]:
    rows = database.execute("UPDATE leases SET expires = ? WHERE owner = ? RETURNING table_id", (expires, owner))
    return [table for (table,) in rows.fetchall()]


def purge(database: sqlite3.Connection, tables_before: float, users_before: float) -> tuple[int, int]:
    tables = database.execute(PURGE_TABLES, (tables_before,)).rowcount
    database.execute(PURGE_LEASES, (tables_before,))
    users = database.execute(PURGE_USERS, (users_before,)).rowcount
    database.execute(PURGE_CODES, (users_before,))
    return tables, users
