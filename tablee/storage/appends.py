"""Appends to table logs: check each against the state that the transaction finds, and turn it into rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tablee.storage.rows import Row, rewritten_of, row_of
from tablee.storage.store import CodeTaken, Conflict, Listing

EntryRow = tuple[str, int, bytes]
Member = tuple[str, str]
Errors = list[Exception | None]
NOT_LISTED: tuple[None, ...] = (None,) * 9


class Append(msgspec.Struct, frozen=True, gc=False):
    """One call of `append`."""

    table: str
    after: int
    entries: tuple[bytes, ...]
    listing: Listing | None
    fence: int

    def rows(self) -> list[EntryRow]:
        """Return the entries as rows, with their places in the log."""
        return [(self.table, place, data) for place, data in enumerate(self.entries, self.after)]


class Found(msgspec.Struct):
    """A table as the transaction finds it, updated to what the transaction will leave."""

    length: int
    users: tuple[str, ...]
    fence: int = 0
    listing: Listing | None = None
    existed: bool = True

    def moved(self, table: str) -> tuple[list[Member], list[Member]]:
        """Return the members to remove from the index and those to add. Most appends change neither."""
        if self.listing is None or self.listing.users == self.users:
            return [], []
        was, now = set(self.users), set(self.listing.users)
        return [(user, table) for user in was - now], [(user, table) for user in now - was]


def judge(append: Append, found: Found | None) -> Exception | None:
    """Return the error that forbids the append, or None. If there is none, update `found`."""
    if found is None and append.after == 0 and append.listing is not None:
        return CodeTaken(append.listing.code)
    if found is None:
        return Conflict(f"there is no table {append.table}")
    if append.fence and found.fence > append.fence:
        return Conflict(f"table {append.table} has been leased to another: {found.fence} is newer than {append.fence}")
    if append.after != found.length or (append.after == 0 and found.existed):
        return Conflict(f"the log of table {append.table} is {found.length} long, not {append.after}")
    found.length += len(append.entries)
    found.listing = append.listing or found.listing
    return None


def to_create(appends: Iterable[Append], known: Mapping[str, object]) -> list[Listing]:
    """Return the first listing of each new table."""
    new = {one.table: one.listing for one in reversed([*appends]) if one.after == 0 and one.table not in known}
    return [listing for listing in new.values() if listing is not None]


def new_entries(appends: Sequence[Append], errors: Errors) -> list[EntryRow]:
    """Return the entries of all appends without an error."""
    return [row for append, error in zip(appends, errors, strict=True) if error is None for row in append.rows()]


def new_rows(found: Mapping[str, Found], changed: Iterable[str]) -> list[tuple[object, ...]]:
    """Return a row for each changed table: its id, its length, and the new listing or Nones."""
    rows = []
    for table in changed:
        state = found[table]
        rewritten: Row | tuple[None, ...] = rewritten_of(state.listing) if state.listing else NOT_LISTED
        rows.append((table, state.length, *rewritten))
    return rows


def columns(rows: Sequence[Sequence[object]], width: int) -> list[list[object]]:
    """Transpose rows into arrays for `unnest`."""
    return [[row[index] for row in rows] for index in range(width)]


def created_rows(listings: Sequence[Listing]) -> list[list[object]]:
    """Turn listings into arrays for `unnest`."""
    return columns([row_of(listing) for listing in listings], 12)
