"""Convert a listing to and from a row of the table `tables`. Both stores use the same rows."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.storage.store import Listing, User

# In the order of a Listing's fields.
LISTED = "id, code, game, status, public, host, seats, free, users, awaited, summary, updated"
# The columns that an append may rewrite. A table's id, code and game never change.
REWRITTEN = ("status", "public", "host", "seats", "free", "users", "awaited", "summary", "updated")
KNOWN = "id, name, language, created, seen"

Row = tuple[str | bytes | int | float | bool, ...]


def row_of(listing: Listing) -> Row:
    """Return the values of all `LISTED` columns. Users are stored as JSON."""
    users, awaited = (msgspec.json.encode(some).decode() for some in (listing.users, listing.awaited))
    place = (listing.table, listing.code, listing.game, listing.status, listing.public, listing.host)
    return (*place, listing.seats, listing.free, users, awaited, listing.summary, listing.updated)


def rewritten_of(listing: Listing) -> Row:
    """Return the values of the `REWRITTEN` columns."""
    return row_of(listing)[3:]


def users_in(json: str) -> tuple[str, ...]:
    return msgspec.json.decode(json, type=tuple[str, ...])


def listing_of(row: Sequence[Any]) -> Listing:
    table, code, game, status, public, host, seats, free, users, awaited, summary, updated = row
    people = users_in(users), users_in(awaited)
    return Listing(table, code, game, status, bool(public), host, seats, free, *people, summary, updated)


def user_of(row: Sequence[Any]) -> User:
    return User(*row)
