"""Appends to PostgreSQL: a queue that writes all waiting appends in one transaction at a time."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import asyncpg

from tablee.storage.appends import (
    Append,
    Errors,
    Found,
    columns,
    created_rows,
    judge,
    new_entries,
    new_rows,
    to_create,
)
from tablee.storage.backoff import tries
from tablee.storage.postgres_link import COMMAND_TIMEOUT, CROSSED, FULL, LOST
from tablee.storage.rows import LISTED, REWRITTEN, users_in
from tablee.storage.store import Unavailable, Uncertain

if TYPE_CHECKING:
    from asyncpg.transaction import Transaction

    from tablee.storage.postgres_link import Connection, Pool

MOST_AT_ONCE = 500
TYPES = ("text", "boolean", "text", "integer", "integer", "jsonb", "jsonb", "bytea", "double precision")
FIND = "SELECT id, length, users FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
# A separate statement after the row locks. `lease` takes them too, so its result is visible.
FENCES = "SELECT table_id, fence FROM leases WHERE table_id = ANY($1)"
CREATE = f"""INSERT INTO tables ({LISTED}, length)
    SELECT *, 0 FROM unnest($1::text[], $2::text[], $3::text[],
        {", ".join(f"${number}::{kind}[]" for number, kind in enumerate(TYPES, 4))})
    ON CONFLICT DO NOTHING RETURNING id"""
WRITE = f"""WITH
    listed AS (
        UPDATE tables AS t SET length = n.length,
            {", ".join(f"{column} = coalesce(n.{column}, t.{column})" for column in REWRITTEN)}
        FROM unnest($1::text[], $2::integer[],
            {", ".join(f"${number}::{kind}[]" for number, kind in enumerate(TYPES, 3))}
        ) AS n (id, length, {", ".join(REWRITTEN)}) WHERE t.id = n.id
    ),
    appended AS (
        INSERT INTO entries (table_id, place, data) SELECT * FROM unnest($12::text[], $13::integer[], $14::bytea[])
    )
    INSERT INTO writers VALUES ($15, $16) ON CONFLICT (id) DO UPDATE SET batch = $16, seen = now()"""
UNSEAT = "DELETE FROM members USING unnest($1::text[], $2::text[]) AS n (u, t) WHERE user_id = u AND table_id = t"
SEAT = "INSERT INTO members (user_id, table_id) SELECT * FROM unnest($1::text[], $2::text[])"
# Waits for a commit of ours that may still be running.
COMMITTED = "SELECT batch FROM writers WHERE id = $1 FOR UPDATE"


class Waiting(NamedTuple):
    """An append in the queue, and the future for its result."""

    append: Append
    future: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Appends:
    """The queue, the task that empties it, and the writer name for its numbered batches."""

    def __init__(self, pool: Pool, retry_for: float) -> None:
        self._pool = pool
        self._retry_for = retry_for
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._name = secrets.token_hex(8)
        self._batch = 0
        self._known = False
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="tablee-appends")

    def put(self, append: Append) -> asyncio.Future[None]:
        """Return a future that completes once the append is written."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            future.set_exception(Unavailable("the store is closed"))
        else:
            self._waiting.put_nowait(Waiting(append, future))
        return future

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._waiting.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        going = True
        while going:
            group = await self._group()
            going = None not in group
            await self._settle([each for each in group if each is not None])

    async def _group(self) -> list[Waiting | None]:
        group = [await self._waiting.get()]
        with suppress(asyncio.QueueEmpty):
            while len(group) < MOST_AT_ONCE:
                group.append(self._waiting.get_nowait())
        return group

    async def _settle(self, waiting: list[Waiting]) -> None:
        """Write the group together. If PostgreSQL rejects one of them, write each by itself."""
        try:
            errors = await self._write([each.append for each in waiting])
        except Exception as error:  # noqa: BLE001 (whatever it is, it is for the one who asked)
            if len(waiting) > 1 and not isinstance(error, Unavailable):
                for each in waiting:
                    await self._settle([each])
                return
            errors = [error for _ in waiting]
        for each, outcome in zip(waiting, errors, strict=True):
            each.settle(outcome)

    async def _write(self, appends: list[Append]) -> Errors:
        """Write one batch. Retry until its result is known or the time is up."""
        self._batch += 1
        attempt = Attempt(appends, self._name, self._batch)
        last: Exception = TimeoutError()
        async for _ in tries(self._retry_for):
            try:
                async with self._pool.acquire(timeout=COMMAND_TIMEOUT) as connection:
                    await self._introduce(connection)
                    return await attempt.run(connection)
            except (*LOST, *CROSSED) as error:
                last = error
            except FULL as error:
                raise Unavailable(f"PostgreSQL: {error}") from error
        raise (Uncertain if attempt.committing else Unavailable)(f"PostgreSQL: {last}") from last

    async def _introduce(self, connection: Connection) -> None:
        if not self._known:
            await connection.execute("INSERT INTO writers VALUES ($1, 0) ON CONFLICT DO NOTHING", self._name)
            self._known = True


class Attempt:
    """One batch being written. It remembers what it was committing, in case the answer gets lost."""

    def __init__(self, appends: list[Append], writer: str, batch: int) -> None:
        self.committing = False
        self._appends = appends
        self._writer = writer
        self._batch = batch
        self._errors: Errors = []

    async def run(self, connection: Connection) -> Errors:
        if self.committing and await connection.fetchval(COMMITTED, self._writer) == self._batch:
            return self._errors
        self.committing = False
        transaction = connection.transaction()
        await transaction.start()
        try:
            await self._write(connection)
            self.committing = True
            await self._commit(transaction)
        except BaseException:
            with suppress(*LOST, asyncpg.PostgresError):
                await transaction.rollback()
            raise
        return self._errors

    @staticmethod
    async def _commit(transaction: Transaction) -> None:
        await transaction.commit()

    async def _write(self, connection: Connection) -> None:
        found = await self._find(connection)
        self._errors = [judge(append, found.get(append.table)) for append in self._appends]
        written = {one.table for one, error in zip(self._appends, self._errors, strict=True) if error is None}
        rows = columns(new_rows(found, written), 11)
        entries = columns(new_entries(self._appends, self._errors), 3)
        await connection.execute(WRITE, *rows, *entries, self._writer, self._batch)
        await self._seat(connection, found)

    async def _find(self, connection: Connection) -> dict[str, Found]:
        ids = sorted({append.table for append in self._appends})
        found = {table: Found(length, users_in(users)) for table, length, users in await connection.fetch(FIND, ids)}
        if new := to_create(self._appends, found):
            created = await connection.fetch(CREATE, *created_rows(new))
            found |= {table: Found(0, (), existed=False) for (table,) in created}
        if any(append.fence for append in self._appends):
            for table, fence in await connection.fetch(FENCES, ids):
                if table in found:
                    found[table].fence = fence
        return found

    async def _seat(self, connection: Connection, found: dict[str, Found]) -> None:
        moves = [state.moved(table) for table, state in found.items()]
        gone = [member for some, _ in moves for member in some]
        come = [member for _, some in moves for member in some]
        if gone:
            await connection.execute(UNSEAT, *columns(gone, 2))
        if come:
            await connection.execute(SEAT, *columns(come, 2))
