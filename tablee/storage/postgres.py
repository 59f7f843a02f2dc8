"""The store in PostgreSQL, for any number of processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Any, Self

from tablee.storage.appends import Append
from tablee.storage.migrations import MIGRATIONS, Migration
from tablee.storage.postgres_appends import Appends
from tablee.storage.postgres_link import LOST, open_pool, repeat
from tablee.storage.sql_store import Dialect, SqlStore, Step
from tablee.storage.store import Listing, check_append

if TYPE_CHECKING:
    from tablee.storage.postgres_link import Connection, Pool

RETRY_FOR = 5.0
DIALECT = Dialect(
    is_awaited="jsonb_exists(awaited, user_id)",
    # Appends hold this lock until they commit, so the new lease holder sees all of them.
    before_lease="SELECT 1 FROM tables WHERE id = $1 FOR UPDATE",
    # Drawn while the row is locked, so that a later lease never has a smaller number.
    next_fence="nextval('fences')",
    clock="extract(epoch FROM clock_timestamp())",
)
PURGE_WRITERS = "DELETE FROM writers WHERE seen < now() - interval '7 days'"


class PostgresStore(SqlStore):
    """A store that queues its appends and sends everything else straight to the pool."""

    def __init__(self, pool: Pool, retry_for: float) -> None:
        super().__init__(DIALECT)
        self._pool = pool
        self._retry_for = retry_for
        self._appends = Appends(pool, retry_for)

    @classmethod
    async def open(cls, url: str, retry_for: float = RETRY_FOR, migrations: tuple[Migration, ...] = MIGRATIONS) -> Self:
        """Connect and migrate. Wait up to `retry_for` seconds for an unreachable server."""
        return cls(await open_pool(url, retry_for, migrations), retry_for)

    async def close(self) -> None:
        await self._appends.close()
        try:
            async with asyncio.timeout(self._retry_for):
                await self._pool.close()
        except LOST:
            self._pool.terminate()

    async def _read(self, statement: str, *values: object) -> list[Any]:
        return await self._write(Step(statement, values))

    async def _write(self, *steps: Step, once: bool = False) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            if len(steps) == 1:  # a single statement is its own transaction
                return await _run(connection, steps)
            async with connection.transaction():
                return await _run(connection, steps)

        return await repeat(self._pool, work, self._retry_for, once=once)

    def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> Awaitable[None]:
        check_append(table, after, entries, listing)
        return self._appends.put(Append(table, after, tuple(entries), listing, fence))

    async def purge(self, tables_before: float, users_before: float) -> tuple[int, int]:
        await self._change(PURGE_WRITERS)
        return await super().purge(tables_before, users_before)


async def _run(connection: Connection, steps: Sequence[Step]) -> list[Any]:
    rows: list[Any] = []
    for statement, values in steps:
        rows = await connection.fetch(statement, *values)
    return rows
