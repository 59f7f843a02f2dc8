"""Tables and people for the tests."""

from typing import Any

from msgspec.structs import replace

from tablee.storage.store import Listing, Store, User

NOBODY = b"no such token"


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
    """A public table that waits for a second player, unless said otherwise."""
    return replace(TABLE, **({"table": table, "code": f"code-{table}"} | fields))


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
