"""The interface to stored tables and users. `open_store` opens the store that a URL names."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec
from platformdirs import user_data_path

Status = Literal["open", "playing", "finished", "closed"]
MEMORY = ":memory:"


class Conflict(Exception):
    """The store is not as the caller assumes: another log length, a newer lease, a user who exists or doesn't."""


class CodeTaken(Exception):
    """Another table has this code. Nothing was written; try another code."""


class Unavailable(Exception):
    """The store is unreachable or cannot write. Nothing was written."""


class Uncertain(Unavailable):
    """The connection broke during the commit: all was written, or nothing. Forget the table and load it again."""


class CannotOpen(Exception):
    """No usable store is at this URL. The message says what to do."""


class Listing(msgspec.Struct, frozen=True):
    """A table as the lobby and "my games" list it. Appends rewrite it."""

    table: str
    code: str
    game: str
    status: Status
    public: bool
    host: str
    seats: int
    free: int
    users: tuple[str, ...]
    awaited: tuple[str, ...]
    summary: bytes
    updated: float


class User(msgspec.Struct, frozen=True):
    """A user of the server. Times are seconds since the epoch."""

    id: str
    name: str
    language: str
    created: float
    seen: float


class Store(Protocol):
    """A store of tables and users. Each method may raise Unavailable. A write is durable when it returns.

    A caller that is cancelled while waiting for a write does not know whether it happened.
    """

    def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> Awaitable[None]:
        """Write all entries or none, after the first `after` entries. Raise Conflict if the log has another length.

        `after` 0 creates the table: this needs entries and a listing, and raises CodeTaken if another table has its
        code. Without entries, only the listing is rewritten; a table's code and game never change. A `fence` above 0 is
        the number of the caller's lease: raise Conflict if a newer lease exists.
        """
        ...

    async def load(self, table: str) -> list[bytes]:
        """Return the table's log, empty if there is no such table."""
        ...

    async def find(self, code: str) -> Listing | None:
        """Return the table with this code, or None."""
        ...

    async def listing(self, table: str) -> Listing | None:
        """Return the table's last listing, or None."""
        ...

    async def open_tables(self, limit: int = 50) -> list[Listing]:
        """Return the tables that anybody may join: public, open and with a free seat, newest first."""
        ...

    async def tables_of(self, user: str, limit: int = 50) -> list[Listing]:
        """Return the tables where this user sits: first those that wait for the user, then the newest."""
        ...

    async def unfinished(self, unleased_at: float | None = None) -> list[str]:
        """Return the tables being played, to load after a restart so that their clocks and bots run.

        With `unleased_at`, return only those without a lease at that time, such as those of a dead process.
        """
        ...

    async def add_user(self, user: User, token_hash: bytes) -> None:
        """Add a user with a token. Raise Conflict if the id or the token exists already."""
        ...

    async def user_by_token(self, token_hash: bytes) -> User | None:
        """Return the user with this token, or None."""
        ...

    async def user(self, id: str) -> User | None:  # noqa: A002 (it is one)
        """Return the user with this id, or None."""
        ...

    async def update_user(self, user: User) -> None:
        """Change the name, the language and the last visit. Raise Conflict if there is no such user."""
        ...

    async def add_token(self, user: str, token_hash: bytes) -> None:
        """Add a token for another device. Raise Conflict if there is no such user or the token exists already."""
        ...

    async def replace_tokens(self, user: str, token_hash: bytes) -> None:
        """Replace all tokens and codes of this user by one token, atomically. Raise Conflict as `add_token` does."""
        ...

    async def revoke_tokens(self, user: str) -> int:
        """Delete all tokens and codes of this user. Return the number of tokens."""
        ...

    async def ban(self, address: str, expires: float) -> None:
        """Ban an address until `expires`. A time in the past lifts the ban."""
        ...

    async def banned(self, now: float) -> list[str]:
        """Return the banned addresses."""
        ...

    async def put_code(self, code_hash: bytes, user: str, expires: float) -> None:
        """Store a one-time code. Raise Conflict if there is no such user, or the code exists already."""
        ...

    async def take_code(self, code_hash: bytes, now: float) -> str | None:
        """Return the user of this one-time code and delete it. None if it is unknown, used or expired."""
        ...

    async def lease(self, table: str, owner: str, now: float, ttl: float) -> int | None:
        """Lease the table to this owner until `now + ttl`. Return the fencing number; None while another lease holds.

        Numbers only grow. The last owner renews the lease and keeps its number. So an owner is one run of one process:
        give each run its own name. Differing clocks between machines shorten or stretch a lease, and `fence` keeps that
        harmless.
        """
        ...

    async def renew(self, owner: str, now: float, ttl: float) -> list[str]:
        """Extend all leases of this owner to `now + ttl` at once. Return the tables it still holds."""
        ...

    async def lease_owner(self, table: str, now: float) -> str | None:
        """Return the owner that holds the table now, or None."""
        ...

    async def release(self, table: str, owner: str) -> None:
        """End this owner's lease at once. Another owner's lease stays."""
        ...

    async def release_all(self, owner: str) -> None:
        """End all leases of this owner at once."""
        ...

    async def clock(self) -> float:
        """Return the time of the store's own clock, which all its processes share."""
        ...

    async def purge(self, tables_before: float, users_before: float) -> tuple[int, int]:
        """Delete open tables not updated since, and users not seen since who sit at no table. Return both counts.

        A game that was played stays, even without a result: no log of a game is ever deleted. Useless codes and leases
        are deleted too.
        """
        ...

    async def close(self) -> None:
        """Finish pending work and close."""
        ...


def check_append(table: str, after: int, entries: Sequence[bytes], listing: Listing | None) -> None:
    """Raise ValueError for a mistake of the caller, before anything is tried."""
    if after < 0 or (after == 0 and (listing is None or not entries)):
        raise ValueError("a table begins with a listing and at least one entry")
    if listing is not None and listing.table != table:
        raise ValueError(f"the listing of table {listing.table} is not table {table}'s")


def default_url() -> str:
    """Return the URL of the SQLite file in $TABLEE_DATA, or else in the platform's data folder."""
    chosen = os.environ.get("TABLEE_DATA")
    folder = Path(chosen).expanduser() if chosen else user_data_path("tablee", appauthor=False)
    return f"sqlite:///{folder.absolute() / 'tablee.sqlite3'}"


async def open_store(url: str) -> Store:
    """Open `sqlite:///relative/path`, `sqlite:////absolute/path`, `sqlite:///:memory:` or `postgresql://…`.

    Creates folders and migrates. CannotOpen says what is wrong and what to do.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from tablee.storage.sqlite import SqliteStore  # noqa: PLC0415 (it knows this module)

        return await SqliteStore.open(rest[1:])
    if scheme in {"postgresql", "postgres"}:
        try:
            from tablee.storage.postgres import PostgresStore  # noqa: PLC0415 (not everybody has asyncpg)
        except ModuleNotFoundError as error:
            raise CannotOpen("PostgreSQL needs asyncpg: pip install 'tablee[postgres]'") from error
        return await PostgresStore.open(url)
    raise CannotOpen(f"{scheme}://… cannot hold a store: use sqlite:///path/to/file or postgresql://user@host/name")
