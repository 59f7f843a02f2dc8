"""The store in PostgreSQL, for as many processes as there are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from tablee.storage.batch import Append
from tablee.storage.migrations import MIGRATIONS, Migration
from tablee.storage.postgres_appends import Appends
from tablee.storage.postgres_link import LOST, open_pool, repeat
from tablee.storage.rows import KNOWN, LISTED, listing_of, user_of
from tablee.storage.store import Conflict, Listing, User, check_append

if TYPE_CHECKING:
    from tablee.storage.postgres_link import Connection, Pool

PATIENCE = 5.0
OPEN = f"SELECT {LISTED} FROM tables WHERE public AND status = 'open' AND free > 0 ORDER BY updated DESC, id LIMIT $1"
OF_USER = f"""SELECT {LISTED} FROM tables JOIN members ON table_id = id AND user_id = $1
    ORDER BY jsonb_exists(awaited, $1) DESC, updated DESC, id LIMIT $2"""
UNFINISHED = """SELECT id FROM tables WHERE status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND expires > $1) ORDER BY updated, id"""
ADD_USER = f"""WITH added AS (INSERT INTO users ({KNOWN}) VALUES ($1, $2, $3, $4, $5))
    INSERT INTO tokens VALUES ($6, $1)"""
# The number is drawn under the row's lock, so that a later lease never has a smaller one.
LEASE = """INSERT INTO leases AS l VALUES ($1, $2, $3, nextval('fences')) ON CONFLICT (table_id) DO UPDATE
    SET owner = $2, expires = $3, fence = CASE WHEN l.owner = $2 THEN l.fence ELSE nextval('fences') END
    WHERE l.owner = $2 OR l.expires <= $4 RETURNING fence"""
PURGE_TABLES = """WITH gone AS (DELETE FROM tables WHERE status IN ('open', 'closed') AND updated < $1 RETURNING 1)
    SELECT count(*) FROM gone"""
PURGE_LEASES = "DELETE FROM leases WHERE expires < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)"
PURGE_USERS = """WITH gone AS (
        DELETE FROM users WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = id) RETURNING 1
    ) SELECT count(*) FROM gone"""
PURGE_CODES = "DELETE FROM codes WHERE expires < $1"
PURGE_WRITERS = "DELETE FROM writers WHERE seen < now() - interval '7 days'"


class PostgresStore:
    """Appends go through one queue; all else goes straight to the pool."""

    def __init__(self, pool: Pool, patience: float) -> None:
        self._pool = pool
        self._patience = patience
        self._appends = Appends(pool, patience)

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE, migrations: tuple[Migration, ...] = MIGRATIONS) -> Self:
        """Connect and migrate; `patience` is how long a server that is away is waited for, in seconds."""
        return cls(await open_pool(url, patience, migrations), patience)

    async def close(self) -> None:
        await self._appends.close()
        try:
            async with asyncio.timeout(self._patience):
                await self._pool.close()
        except LOST:
            self._pool.terminate()

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            return await connection.fetch(statement, *values)

        return await repeat(self._pool, work, self._patience)

    async def _once(self, statement: str, *values: object) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            return await connection.fetch(statement, *values)

        return await repeat(self._pool, work, self._patience, once=True)

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> None:
        check_append(table, after, entries, listing)
        future = asyncio.get_running_loop().create_future()
        await self._appends.put(Append(table, after, tuple(entries), listing, fence, future))

    async def load(self, table: str) -> list[bytes]:
        rows = await self._rows("SELECT data FROM entries WHERE table_id = $1 ORDER BY place", table)
        return [data for (data,) in rows]

    async def find(self, code: str) -> Listing | None:
        rows = await self._rows(f"SELECT {LISTED} FROM tables WHERE code = $1", code)
        return listing_of(rows[0]) if rows else None

    async def listing(self, table: str) -> Listing | None:
        rows = await self._rows(f"SELECT {LISTED} FROM tables WHERE id = $1", table)
        return listing_of(rows[0]) if rows else None

    async def open_tables(self, limit: int = 50) -> list[Listing]:
        return [listing_of(row) for row in await self._rows(OPEN, limit)]

    async def tables_of(self, user: str, limit: int = 50) -> list[Listing]:
        return [listing_of(row) for row in await self._rows(OF_USER, user, limit)]

    async def unfinished(self, unleased_at: float | None = None) -> list[str]:
        rows = await self._rows(UNFINISHED, float("inf") if unleased_at is None else unleased_at)
        return [table for (table,) in rows]

    async def add_user(self, user: User, token_hash: bytes) -> None:
        await self._once(ADD_USER, user.id, user.name, user.language, user.created, user.seen, token_hash)

    async def user_by_token(self, token_hash: bytes) -> User | None:
        rows = await self._rows(f"SELECT {KNOWN} FROM users JOIN tokens ON user_id = id WHERE hash = $1", token_hash)
        return user_of(rows[0]) if rows else None

    async def user(self, id: str) -> User | None:  # noqa: A002 (it is one)
        rows = await self._rows(f"SELECT {KNOWN} FROM users WHERE id = $1", id)
        return user_of(rows[0]) if rows else None

    async def update_user(self, user: User) -> None:
        change = "UPDATE users SET name = $1, language = $2, seen = $3 WHERE id = $4 RETURNING id"
        if not await self._rows(change, user.name, user.language, user.seen, user.id):
            raise Conflict(f"there is no user {user.id}")

    async def add_token(self, user: str, token_hash: bytes) -> None:
        await self._once("INSERT INTO tokens VALUES ($1, $2)", token_hash, user)

    async def put_code(self, code_hash: bytes, user: str, expires: float) -> None:
        await self._once("INSERT INTO codes VALUES ($1, $2, $3)", code_hash, user, expires)

    async def take_code(self, code_hash: bytes, now: float) -> str | None:
        rows = await self._once("DELETE FROM codes WHERE hash = $1 RETURNING user_id, expires", code_hash)
        return rows[0][0] if rows and rows[0][1] > now else None

    async def lease(self, table: str, owner: str, now: float, ttl: float) -> int | None:
        async def work(connection: Connection) -> int | None:
            async with connection.transaction():
                # Appends hold this lock until they are committed: whoever has the lease sees all of them.
                await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
                fence: int | None = await connection.fetchval(LEASE, table, owner, now + ttl, now)
                return fence

        return await repeat(self._pool, work, self._patience)

    async def renew(self, owner: str, now: float, ttl: float) -> list[str]:
        change = "UPDATE leases SET expires = $1 WHERE owner = $2 RETURNING table_id"
        return [table for (table,) in await self._rows(change, now + ttl, owner)]

    async def lease_owner(self, table: str, now: float) -> str | None:
        rows = await self._rows("SELECT owner FROM leases WHERE table_id = $1 AND expires > $2", table, now)
        return rows[0][0] if rows else None

    async def release(self, table: str, owner: str) -> None:
        await self._rows("UPDATE leases SET owner = '', expires = 0 WHERE table_id = $1 AND owner = $2", table, owner)

    async def purge(self, tables_before: float, users_before: float) -> tuple[int, int]:
        ((tables,),) = await self._rows(PURGE_TABLES, tables_before)
        await self._rows(PURGE_LEASES, tables_before)
        ((users,),) = await self._rows(PURGE_USERS, users_before)
        await self._rows(PURGE_CODES, users_before)
        await self._rows(PURGE_WRITERS)
        return tables, users
