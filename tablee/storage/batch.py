"""Appends that wait for the same PostgreSQL transaction, and what becomes of each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tablee.storage.rows import Row, rewritten_of, row_of
from tablee.storage.store import CodeTaken, Conflict, Listing


class Append(msgspec.Struct, eq=False):
    """One call of `append`, and who waits for it."""

    table: str
    after: int
    entries: tuple[bytes, ...]
    listing: Listing | None
    fence: int
    future: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Found(msgspec.Struct):
    """A table as the transaction finds it, and then as it will leave it."""

    length: int
    users: tuple[str, ...]
    fence: int = 0
    listing: Listing | None = None


Errors = list[Exception | None]
NOT_LISTED: tuple[None, ...] = (None,) * 9


def to_create(appends: Iterable[Append], known: Mapping[str, object]) -> list[Listing]:
    """The first listing of each table that is new."""
    new = {one.table: one.listing for one in reversed([*appends]) if one.after == 0 and one.table not in known}
    return [listing for listing in new.values() if listing is not None]


def judge(appends: Sequence[Append], found: dict[str, Found], existed: frozenset[str]) -> Errors:
    """What is wrong with each, in the order they came; `found` becomes what those that are right make of it."""
    return [judge_one(append, found.get(append.table), existed) for append in appends]


def judge_one(append: Append, table: Found | None, existed: frozenset[str]) -> Exception | None:
    if table is None:
        return Conflict(f"there is no table {append.table}") if append.after else CodeTaken(append.table)
    if append.fence and table.fence > append.fence:
        return Conflict(f"table {append.table} has been leased to another: {table.fence} is newer than {append.fence}")
    if append.after != table.length or (append.after == 0 and append.table in existed):
        return Conflict(f"the log of table {append.table} is {table.length} long, not {append.after}")
    table.length += len(append.entries)
    table.listing = append.listing or table.listing
    return None


def new_entries(appends: Sequence[Append], errors: Errors) -> list[tuple[str, int, bytes]]:
    return [
        (append.table, place, data)
        for append, error in zip(appends, errors, strict=True)
        if error is None
        for place, data in enumerate(append.entries, append.after)
    ]


def new_rows(found: Mapping[str, Found], changed: Iterable[str]) -> list[tuple[object, ...]]:
    """For each table its id, its length and what is rewritten of its listing, or nothing."""
    rows = []
    for table in changed:
        state = found[table]
        rewritten: Row | tuple[None, ...] = rewritten_of(state.listing) if state.listing else NOT_LISTED
        rows.append((table, state.length, *rewritten))
    return rows


def columns(rows: Sequence[Sequence[object]], width: int) -> list[list[object]]:
    """Rows as arrays for `unnest`."""
    return [[row[index] for row in rows] for index in range(width)]


def created_rows(listings: Sequence[Listing]) -> list[list[object]]:
    return columns([row_of(listing) for listing in listings], 12)
