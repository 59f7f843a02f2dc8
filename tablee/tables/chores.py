"""What is done for a hall again and again: what is idle leaves the memory, what is abandoned ends, what is held stays held."""

from __future__ import annotations

import logging

from tablee.core.refusal import Refused
from tablee.tables.entries import Closed
from tablee.tables.hall import Elsewhere, Hall
from tablee.tables.live import Live

log = logging.getLogger(__name__)

OVER_FOR = 60.0
"""A table whose game is over leaves the memory so many seconds after the last one left."""


async def sweep(hall: Hall, idle: float) -> int:
    """Forget tables that nobody listens to and nothing happens at; they are in the store. How many."""
    quiet = [live for live in hall.tables.values() if _quiet(hall, live, idle)]
    for live in quiet:
        hall.forget(live)
        # A game that goes on stays ours: it would look like one that a dead process left behind.
        if hall.lease is not None and live.table.status != "playing":
            await hall.store.release(live.id, hall.lease.owner)
    return len(quiet)


def _quiet(hall: Hall, live: Live, idle: float) -> bool:
    busy = live.listeners or live.thinking or live.timer is not None or live.lock.locked()
    over = live.table.status in ("finished", "closed")
    return not busy and hall.now() - live.table.touched > (min(idle, OVER_FOR) if over else idle)


async def close_abandoned(hall: Hall) -> int:
    """End the games that nobody has touched for long, also those that are not in memory. How many."""
    closed = 0
    for table_id in await hall.store.unfinished():
        listed = await hall.store.listing(table_id)
        if listed is None or hall.now() - listed.updated <= hall.abandoned_after:
            continue
        try:
            live = await hall.load(table_id)
            async with live.lock:
                if live.table.status == "playing":
                    await hall.orders.change(live, lambda table: table.do(Closed("abandoned"), hall.now()))
            closed += live.table.status == "closed"
        except (Elsewhere, Refused):
            continue
    return closed


async def renew(hall: Hall) -> None:
    """Go on holding what we hold; what another has taken is forgotten here."""
    if hall.lease is None:
        return
    before = set(hall.tables)
    held = set(await hall.store.renew(hall.lease.owner, hall.now(), hall.lease.seconds))
    for table_id in before - held:
        if table_id in hall.tables:
            log.warning("table %s: another process has it now", table_id)
            hall.forget(hall.tables[table_id])
