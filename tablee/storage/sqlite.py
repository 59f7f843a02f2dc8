"""The store in one SQLite file, for one process."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Sequence
from functools import cache, partial
from typing import Any, Self

from tablee.storage import sqlite_file
from tablee.storage.lock import FileLock
from tablee.storage.readers import Readers
from tablee.storage.sql_store import Dialect, SqlStore, Step
from tablee.storage.sqlite_appends import SqliteAppend
from tablee.storage.store import MEMORY, Listing, check_append
from tablee.storage.writer import Writer

DIALECT = Dialect(
    is_awaited="EXISTS (SELECT 1 FROM json_each(awaited) WHERE value = user_id)",
    # Only one process uses the file, so there is nothing to lock. The condition only uses up the parameter.
    before_lease="UPDATE fences SET last = last + 1 WHERE $1 <> ''",
    next_fence="(SELECT last FROM fences)",
    clock="(julianday('now') - 2440587.5) * 86400.0",
)


class SqliteStore(SqlStore):
    """A store that reads on separate connections. A database in memory reads on the writer's connection."""

    def __init__(self, database: sqlite3.Connection, path: str, lock: FileLock | None) -> None:
        super().__init__(DIALECT)
        self._lock = lock
        self._writer = Writer(database)
        self._readers = None if path == MEMORY else Readers(path)

    @classmethod
    async def open(cls, path: str) -> Self:
        """Lock, migrate and connect."""
        lock = await asyncio.to_thread(sqlite_file.lock, path)
        try:
            return cls(await asyncio.to_thread(sqlite_file.prepare, path), path, lock)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    async def close(self) -> None:
        """Finish pending work and close."""
        await self._writer.close()
        if self._readers is not None:
            await self._readers.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def _read(self, statement: str, *values: object) -> list[Any]:
        work = partial(_run, steps=(Step(statement, values),))
        return await (self._writer if self._readers is None else self._readers).do(work)

    async def _write(self, *steps: Step, once: bool = False) -> list[Any]:
        return await self._writer.do(partial(_run, steps=steps))

    def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> Awaitable[None]:
        if after < 1 or listing is not None:  # while people play, there is nothing to check
            check_append(table, after, entries, listing)
        return self._writer.do(SqliteAppend(table, after, tuple(entries), listing, fence))


def _run(database: sqlite3.Connection, steps: Sequence[Step]) -> list[Any]:
    rows: list[Any] = []
    for statement, values in steps:
        rows = database.execute(_in_sqlite(statement), values).fetchall()
    return rows


@cache
def _in_sqlite(statement: str) -> str:
    """Return a PostgreSQL statement with SQLite's parameters."""
    return re.sub(r"\$\d+", "?", statement)
