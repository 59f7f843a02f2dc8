"""Connect to PostgreSQL, with retries, and translate its errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import asyncpg

from tablee.storage.backoff import tries
from tablee.storage.migrations import NEEDS, Migration, missing
from tablee.storage.store import CannotOpen, Conflict, Unavailable, Uncertain

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

T = TypeVar("T")
SETTINGS = {
    "application_name": "tablee",
    "synchronous_commit": "on",  # a commit is on disk when it returns, whatever the server's default
    "idle_in_transaction_session_timeout": "10000",  # frees the locks of a vanished process
}
COMMAND_TIMEOUT = 10.0
# The connection is down, or the server is shutting down or starting.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
# Rolled back because of another transaction: retry.
CROSSED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# The server answers but cannot write.
FULL = (asyncpg.InsufficientResourcesError, asyncpg.ReadOnlySQLTransactionError, asyncpg.PostgresSystemError)
MIGRATING = 0x7461626C6565  # the number of an advisory lock: "tablee"


class Link(asyncpg.Connection):
    """A connection that only runs statements, so there is nothing to reset between uses."""

    def get_reset_query(self) -> str:
        return ""


async def repeat(pool: Pool, work: Callable[[Connection], Awaitable[T]], retry_for: float, *, once: bool = False) -> T:
    """Run the work, and retry while the server is away. With `once`, do not retry after a statement may have run."""
    last: Exception = TimeoutError()
    if pool.is_closing():
        raise Unavailable("the store is closed")
    async for _ in tries(retry_for):
        sent = False
        try:
            async with pool.acquire(timeout=COMMAND_TIMEOUT) as connection:
                sent = True
                return await work(connection)
        except LOST as error:
            last = error
            if once and sent:
                raise Uncertain(f"PostgreSQL: {error}") from error
        except CROSSED as error:
            last = error
        except FULL as error:
            raise Unavailable(f"PostgreSQL: {error}") from error
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
    raise Unavailable(f"PostgreSQL: {last}") from last


async def open_pool(url: str, retry_for: float, migrations: tuple[Migration, ...]) -> Pool:
    """Open a pool and migrate the database to our version."""
    last: Exception = TimeoutError()
    async for _ in tries(retry_for):
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=8,
                command_timeout=COMMAND_TIMEOUT,
                server_settings=SETTINGS,
                connection_class=Link,
            )
        except ValueError as error:
            raise CannotOpen(f"this is not a PostgreSQL URL: {error}") from error
        except LOST as error:
            last = error
        except asyncpg.PostgresError as error:
            raise CannotOpen(f"PostgreSQL refuses: {error}") from error
        else:
            return await migrated(pool, migrations)
    raise CannotOpen(f"PostgreSQL cannot be reached: {last}. Check that it runs and that the URL is right") from last


async def migrated(pool: Pool, migrations: tuple[Migration, ...]) -> Pool:
    try:
        async with pool.acquire() as connection, connection.transaction():
            await migrate(connection, migrations)
    except BaseException as error:
        pool.terminate()
        if isinstance(error, asyncpg.PostgresError):
            raise CannotOpen(f"PostgreSQL refuses to make our tables: {error}") from error
        raise
    return pool


async def migrate(connection: Connection, migrations: tuple[Migration, ...]) -> None:
    """Apply all missing migrations. Another process that starts at the same time waits, and finds them done."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    needs: int | None = await connection.fetchval(NEEDS) if version > len(migrations) else None
    steps = missing(version, migrations, "this PostgreSQL database", needs)
    if not steps:
        return
    for step in steps:
        for statement in step.postgres:
            await connection.execute(statement)
    await connection.execute("DELETE FROM schema_version")
    await connection.execute("INSERT INTO schema_version VALUES ($1)", len(migrations))
