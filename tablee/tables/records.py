"""The record of a table's match, once it may be seen."""

from __future__ import annotations

from datetime import UTC, datetime

from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.tables.table import Table
from tablee.words import seat_names


def record(table: Table) -> Record:
    """What was played, with the seed. Only after the end: it tells every secret."""
    if table.match is None or table.status not in ("finished", "closed"):
        raise Refused("still-playing")
    result = table.match.result
    return Record(
        game=table.game,
        options=table.options,
        names=seat_names(table.setup.language, [seat.name for seat in table.seats]),
        entries=tuple(table.match.log),
        commitment=table.commitment,
        entropy=table.entropy,
        tags=_tags(table),
        seed=table.seed,
        ranks=result.ranks if result is not None else (),
    )


def _tags(table: Table) -> tuple[tuple[str, str], ...]:
    date = datetime.fromtimestamp(table.touched, UTC).strftime("%Y-%m-%d")
    forfeits = [("forfeit", str(place + 1)) for place, seat in enumerate(table.seats) if seat.forfeited]
    bots = [(f"bot-{place}", seat.bot) for place, seat in enumerate(table.seats, 1) if not seat.user]
    return (("table", table.code), ("date", date), *bots, *forfeits)
