"""The parts that both stores share: the statements, and how to read their rows.

Statements are written for PostgreSQL. Each parameter occurs once and in order, so that SQLite can use `?` for `$1`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tablee.storage.rows import KNOWN, LISTED, listing_of, user_of
from tablee.storage.store import Conflict, Listing, User

LOAD = "SELECT data FROM entries WHERE table_id = $1 ORDER BY place"
OPEN = f"SELECT {LISTED} FROM tables WHERE public AND status = 'open' AND free > 0 ORDER BY updated DESC, id LIMIT $1"
OF_USER = f"""SELECT {LISTED} FROM tables JOIN members ON table_id = id AND user_id = $1
    ORDER BY {{is_awaited}} DESC, updated DESC, id LIMIT $2"""
UNFINISHED = """SELECT id FROM tables WHERE status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND expires > $1) ORDER BY updated, id"""
ADD_USER = f"INSERT INTO users ({KNOWN}) VALUES ($1, $2, $3, $4, $5)"
ADD_TOKEN = "INSERT INTO tokens VALUES ($1, $2)"
BY_TOKEN = f"SELECT {KNOWN} FROM users JOIN tokens ON user_id = id WHERE hash = $1"
UPDATE_USER = "UPDATE users SET name = $1, language = $2, seen = $3 WHERE id = $4 RETURNING id"
TAKE_CODE = "DELETE FROM codes WHERE hash = $1 RETURNING user_id, expires"
# The last owner keeps its number. Another owner gets a new one, once the lease has expired.
LEASE = """INSERT INTO leases AS l VALUES ($1, $2, $3, {next_fence}) ON CONFLICT (table_id) DO UPDATE
    SET owner = excluded.owner, expires = excluded.expires,
        fence = CASE WHEN l.owner = excluded.owner THEN l.fence ELSE {next_fence} END
    WHERE l.owner = excluded.owner OR l.expires <= $4 RETURNING fence"""
RENEW = "UPDATE leases SET expires = $1 WHERE owner = $2 RETURNING table_id"
LEASE_OWNER = "SELECT owner FROM leases WHERE table_id = $1 AND expires > $2"
RELEASE = "UPDATE leases SET owner = '', expires = 0 WHERE table_id = $1 AND owner = $2"
RELEASE_ALL = "UPDATE leases SET owner = '', expires = 0 WHERE owner = $1"
PURGE_TABLES = "DELETE FROM tables WHERE status = 'open' AND updated < $1 RETURNING 1"
PURGE_LEASES = "DELETE FROM leases WHERE expires < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)"
PURGE_USERS = "DELETE FROM users WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = id) RETURNING 1"
BAN = "INSERT INTO bans VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET expires = excluded.expires"
BANNED = "SELECT address FROM bans WHERE expires > $1"
REVOKE = "DELETE FROM tokens WHERE user_id = $1 RETURNING 1"
REVOKE_CODES = "DELETE FROM codes WHERE user_id = $1"
PURGE_BANS = "DELETE FROM bans WHERE expires < $1"
PURGE_CODES = "DELETE FROM codes WHERE expires < $1"


class Dialect(NamedTuple):
    """The SQL that differs between the two stores, apart from type names."""

    is_awaited: str
    """Whether the user of a `members` row is among the `awaited` of its table."""
    before_lease: str
    """The first statement of a lease, in the same transaction. Its parameter is the table."""
    next_fence: str
    """An expression for a new fencing number."""
    clock: str
    """The time of the database's clock, in seconds since the epoch."""


class Step(NamedTuple):
    """A statement and its values."""

    statement: str
    values: tuple[object, ...]


class SqlStore(ABC):
    """A store built on two methods that run statements: `_read` and `_write`."""

    def __init__(self, dialect: Dialect) -> None:
        self._of_user = OF_USER.format(is_awaited=dialect.is_awaited)
        self._lease = LEASE.format(next_fence=dialect.next_fence)
        self._before_lease = dialect.before_lease
        self._clock = f"SELECT {dialect.clock}"

    @abstractmethod
    async def _read(self, statement: str, *values: object) -> list[Any]:
        """Return the rows that the statement finds."""

    @abstractmethod
    async def _write(self, *steps: Step, once: bool = False) -> list[Any]:
        """Run all steps or none; return the rows of the last. With `once`, do not retry after a step may have run."""

    async def _change(self, statement: str, *values: object) -> list[Any]:
        return await self._write(Step(statement, values))

    async def _change_once(self, statement: str, *values: object) -> list[Any]:
        return await self._write(Step(statement, values), once=True)

    async def load(self, table: str) -> list[bytes]:
        return [data for (data,) in await self._read(LOAD, table)]

    async def find(self, code: str) -> Listing | None:
        rows = await self._read(f"SELECT {LISTED} FROM tables WHERE code = $1", code)
        return listing_of(rows[0]) if rows else None

    async def listing(self, table: str) -> Listing | None:
        rows = await self._read(f"SELECT {LISTED} FROM tables WHERE id = $1", table)
        return listing_of(rows[0]) if rows else None

    async def open_tables(self, limit: int = 50) -> list[Listing]:
        return [listing_of(row) for row in await self._read(OPEN, limit)]

    async def tables_of(self, user: str, limit: int = 50) -> list[Listing]:
        return [listing_of(row) for row in await self._read(self._of_user, user, limit)]

    async def unfinished(self, unleased_at: float | None = None) -> list[str]:
        rows = await self._read(UNFINISHED, float("inf") if unleased_at is None else unleased_at)
        return [table for (table,) in rows]

    async def add_user(self, user: User, token_hash: bytes) -> None:
        known = (user.id, user.name, user.language, user.created, user.seen)
        await self._write(Step(ADD_USER, known), Step(ADD_TOKEN, (token_hash, user.id)), once=True)

    async def user_by_token(self, token_hash: bytes) -> User | None:
        rows = await self._read(BY_TOKEN, token_hash)
        return user_of(rows[0]) if rows else None

    async def user(self, id: str) -> User | None:  # noqa: A002 (it is one)
        rows = await self._read(f"SELECT {KNOWN} FROM users WHERE id = $1", id)
        return user_of(rows[0]) if rows else None

    async def update_user(self, user: User) -> None:
        if not await self._change(UPDATE_USER, user.name, user.language, user.seen, user.id):
            raise Conflict(f"there is no user {user.id}")

    async def add_token(self, user: str, token_hash: bytes) -> None:
        await self._change_once(ADD_TOKEN, token_hash, user)

    async def replace_tokens(self, user: str, token_hash: bytes) -> None:
        forgotten = (Step(REVOKE_CODES, (user,)), Step(REVOKE, (user,)))
        await self._write(*forgotten, Step(ADD_TOKEN, (token_hash, user)))

    async def revoke_tokens(self, user: str) -> int:
        return len(await self._write(Step(REVOKE_CODES, (user,)), Step(REVOKE, (user,))))

    async def ban(self, address: str, expires: float) -> None:
        await self._change(BAN, address, expires)

    async def banned(self, now: float) -> list[str]:
        return [address for (address,) in await self._read(BANNED, now)]

    async def put_code(self, code_hash: bytes, user: str, expires: float) -> None:
        await self._change_once("INSERT INTO codes VALUES ($1, $2, $3)", code_hash, user, expires)

    async def take_code(self, code_hash: bytes, now: float) -> str | None:
        rows = await self._change_once(TAKE_CODE, code_hash)
        return rows[0][0] if rows and rows[0][1] > now else None

    async def lease(self, table: str, owner: str, now: float, ttl: float) -> int | None:
        given = Step(self._lease, (table, owner, now + ttl, now))
        rows = await self._write(Step(self._before_lease, (table,)), given)
        return rows[0][0] if rows else None

    async def renew(self, owner: str, now: float, ttl: float) -> list[str]:
        return [table for (table,) in await self._change(RENEW, now + ttl, owner)]

    async def lease_owner(self, table: str, now: float) -> str | None:
        rows = await self._read(LEASE_OWNER, table, now)
        return rows[0][0] if rows else None

    async def release(self, table: str, owner: str) -> None:
        await self._change(RELEASE, table, owner)

    async def release_all(self, owner: str) -> None:
        await self._change(RELEASE_ALL, owner)

    async def clock(self) -> float:
        return float((await self._read(self._clock))[0][0])

    async def purge(self, tables_before: float, users_before: float) -> tuple[int, int]:
        tables = await self._change(PURGE_TABLES, tables_before)
        await self._change(PURGE_LEASES, tables_before)
        users = await self._change(PURGE_USERS, users_before)
        await self._change(PURGE_CODES, users_before)
        await self._change(PURGE_BANS, users_before)
        return len(tables), len(users)
