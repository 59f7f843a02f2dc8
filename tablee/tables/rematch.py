"""The same table again, with the seats turned."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tablee.tables import seating
from tablee.tables.entries import SeatTaken
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.setup import ForBot, ForPerson, TableSetup


def turned(old: Table, by: By, online: set[str]) -> tuple[TableSetup, Callable[[Table], None]]:
    """How the next table is set up, and how those who are there sit down at it: one seat further on."""
    seats = [old.seats[place - 1] for place in range(len(old.seats))]
    setup = msgspec.structs.replace(
        old.setup, seats=tuple(ForPerson() if seat.user else ForBot(seat.bot) for seat in seats)
    )

    def arrange(new: Table) -> None:
        for place, seat in enumerate(seats):
            if seat.user and seat.user in online | {by.user}:
                new.do(SeatTaken(place, seat.user, seat.name), by.at)
        if all(seat.taken for seat in new.seats):
            seating.start(new, By(by.user, by.name, by.at, ""))

    return setup, arrange
