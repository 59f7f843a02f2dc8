"""What is kept of tables and people, behind one interface; `open_store` gives the one that a URL names."""

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
    """The store is not as the caller thinks: another log length, a newer lease, a user who exists or doesn't."""


class CodeTaken(Exception):
    """Another table has this code; nothing was written, and another code will do."""


class Unavailable(Exception):
    """The store cannot be reached or cannot write; nothing was written."""


class Uncertain(Unavailable):
    """The store was lost while it committed: it was written whole or not at all. Forget the table, and load it again."""


class CannotOpen(Exception):
    """There is no store at this URL that this program may use; the words say what to do."""


class Listing(msgspec.Struct, frozen=True):
    """What lobby and "my games" need to know of a table; rewritten with appends."""

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
    """Somebody at the server; times are seconds since the epoch."""

    id: str
    name: str
    language: str
    created: float
    seen: float


class Store(Protocol):
    """One place where everything is kept. Each method may raise Unavailable; a write is durable when it returns.

    A caller that is cancelled while it waits for a write does not know whether it happened.
    """

    def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> Awaitable[None]:
        """Write all the entries or none, behind the `after` that are there; Conflict if there are not so many.

        `after` 0 creates the table: it wants entries and a listing, and raises CodeTaken if another table has its code.
        Without entries, only the listing is rewritten; a table's code and game stay as created. A `fence` above 0 is the number of the caller's lease: Conflict
        if a newer one has been given.
        """
        ...

    async def load(self, table: str) -> list[bytes]:
        """The table's log, empty if there is no such table."""
        ...

    async def find(self, code: str) -> Listing | None:
        """The table with this code."""
        ...

    async def listing(self, table: str) -> Listing | None:
        """The table as it was last listed."""
        ...

    async def open_tables(self, limit: int = 50) -> list[Listing]:
        """Tables that anybody may join: public, open and with a free seat, newest first."""
        ...

    async def tables_of(self, user: str, limit: int = 50) -> list[Listing]:
        """The tables where this user sits: first those that wait for them, then the newest."""
        ...

    async def unfinished(self, unleased_at: float | None = None) -> list[str]:
        """The tables being played, to be woken after a restart: their clocks run, their bots think.

        With a time, only those that nobody holds then: what a dead process left behind.
        """
        ...

    async def add_user(self, user: User, token_hash: bytes) -> None:
        """Conflict if the id or the token is known already."""
        ...

    async def user_by_token(self, token_hash: bytes) -> User | None:
        """Whose token this is."""
        ...

    async def user(self, id: str) -> User | None:  # noqa: A002 (it is one)
        """The user with this id."""
        ...

    async def update_user(self, user: User) -> None:
        """Change name, language and when they were seen; Conflict if there is no such user."""
        ...

    async def add_token(self, user: str, token_hash: bytes) -> None:
        """Another device of theirs; Conflict if there is no such user or the token is known already."""
        ...

    async def replace_tokens(self, user: str, token_hash: bytes) -> None:
        """Forget all tokens and codes of this user but this new one, at once or not at all; Conflict as above."""
        ...

    async def revoke_tokens(self, user: str) -> int:
        """Forget all tokens and codes of this user; how many tokens there were."""
        ...

    async def ban(self, address: str, expires: float) -> None:
        """Keep an address out until then; a time that is past lets it in again."""
        ...

    async def banned(self, now: float) -> list[str]:
        """The addresses that are kept out."""
        ...

    async def put_code(self, code_hash: bytes, user: str, expires: float) -> None:
        """Keep a one-time code. Conflict if there is no such user, or the code waits to be used already."""
        ...

    async def take_code(self, code_hash: bytes, now: float) -> str | None:
        """The user who asked for this code, once; None if it is unknown, used or expired."""
        ...

    async def lease(self, table: str, owner: str, now: float, ttl: float) -> int | None:
        """The table's fencing number for this owner until `now + ttl`; None while another owner's lease holds.

        Numbers only grow. An owner who still is the last one renews and keeps the number, so an owner is one run of
        one process: give each run a name of its own. Clocks that differ between machines shorten or stretch a lease,
        and `fence` keeps that harmless.
        """
        ...

    async def renew(self, owner: str, now: float, ttl: float) -> list[str]:
        """Extend all leases of this owner to `now + ttl` at once; the tables that it still holds."""
        ...

    async def lease_owner(self, table: str, now: float) -> str | None:
        """Who holds the table now."""
        ...

    async def release(self, table: str, owner: str) -> None:
        """End this owner's lease at once; another's is left as it is."""
        ...

    async def release_all(self, owner: str) -> None:
        """End all leases of this owner at once."""
        ...

    async def clock(self) -> float:
        """The time by the store's own clock, which all processes of one store share."""
        ...

    async def purge(self, tables_before: float, users_before: float) -> tuple[int, int]:
        """Forget open tables not updated since, and users not seen since who sit at no table; count them.

        What was played stays, also where it was closed without a result: no log of a game is ever removed. Codes and leases that
        serve nothing any more go too.
        """
        ...

    async def close(self) -> None:
        """Finish what was asked and let go."""
        ...


def check_append(table: str, after: int, entries: Sequence[bytes], listing: Listing | None) -> None:
    """A mistake of the caller's is told before anything is tried."""
    if after < 0 or (after == 0 and (listing is None or not entries)):
        raise ValueError("a table begins with a listing and at least one entry")
    if listing is not None and listing.table != table:
        raise ValueError(f"the listing of table {listing.table} is not table {table}'s")


def default_url() -> str:
    """SQLite in the folder $TABLEE_DATA, or else in the platform's folder for data."""
    chosen = os.environ.get("TABLEE_DATA")
    folder = Path(chosen).expanduser() if chosen else user_data_path("tablee", appauthor=False)
    return f"sqlite:///{folder.absolute() / 'tablee.sqlite3'}"


async def open_store(url: str) -> Store:
    """The store at `sqlite:///relative/path`, `sqlite:////absolute/path`, `sqlite:///:memory:` or `postgresql://…`.

    Folders are made and migrations done. CannotOpen says what is wrong and what to do.
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
    raise CannotOpen(
        f"{scheme}://… is not a place for a store: use sqlite:///path/to/file or postgresql://user@host/name"
    )
