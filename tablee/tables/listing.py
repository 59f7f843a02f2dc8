"""A table as the lobby lists it."""

from __future__ import annotations

import msgspec

from tablee.storage.store import Listing
from tablee.tables.table import Table
from tablee.words import seat_names


class Summary(msgspec.Struct, frozen=True):
    """What the lobby shows of a table beside the numbers."""

    players: tuple[str, ...]


def listing(table_id: str, table: Table) -> Listing:
    """The row that goes with the table's log."""
    users = tuple(seat.user for seat in table.seats if seat.user)
    awaited = tuple(table.seats[place].user for place in table.asked() if not table.seats[place].bot)
    names = seat_names(table.setup.language, [seat.name for seat in table.seats if seat.taken])
    return Listing(
        table=table_id,
        code=table.code,
        game=table.setup.game,
        status=table.status,
        public=table.setup.public,
        host=table.host,
        seats=len(table.seats),
        free=sum(not seat.taken for seat in table.seats),
        users=users,
        awaited=awaited,
        summary=msgspec.json.encode(Summary(names)),
        updated=table.noticed,
    )


def players(listed: Listing) -> tuple[str, ...]:
    """The names in a row."""
    return msgspec.json.decode(listed.summary, type=Summary).players
