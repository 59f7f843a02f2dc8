"""Tables and people for the tests."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Listing, Store, User

NOBODY = b"no such token"
LATER = 10.0
OPEN_IT = """
import asyncio, sys
from tablee.storage.store import CannotOpen, open_store
try:
    asyncio.run(open_store(sys.argv[1]))
except CannotOpen as error:
    sys.exit(str(error))
"""


TABLE = Listing(
    table="",
    code="",
    game="killer",
    status="open",
    public=True,
    host="ada",
    seats=2,
    free=1,
    users=("ada",),
    awaited=(),
    summary='{"name": "Ада"}'.encode(),
    updated=1.0,
)


def listing(table: str, **fields: Any) -> Listing:
    """A public table that waits for a second player, by default."""
    return replace(TABLE, **({"table": table, "code": f"code-{table}"} | fields))


def ids(listings: list[Listing]) -> list[str]:
    return [one.table for one in listings]


def user(name: str, **fields: Any) -> User:
    return replace(User(name, name.title(), "fr", created=1.0, seen=1.0), **fields)


async def begin(store: Store, table: str, *entries: bytes, **fields: Any) -> Listing:
    """Create a table with these entries, or one."""
    listed = listing(table, **fields)
    await store.append(table, 0, entries or (b"created",), listed)
    return listed


async def meet(store: Store, *names: str, **fields: Any) -> None:
    for name in names:
        await store.add_user(user(name, **fields), name.encode())


def database_of(store: SqliteStore) -> sqlite3.Connection:
    """The database file of an SQLite store."""
    return store._writer._database


def run(script: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Use the store at this path from another process."""
    command = [sys.executable, "-c", script, f"sqlite:///{path}"]
    return subprocess.run(command, capture_output=True, text=True, check=False)
