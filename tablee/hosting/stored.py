"""Tables as the store has them: found by their code, rebuilt from their log."""

from __future__ import annotations

import asyncio

from tablee.core.refusal import Refused
from tablee.storage.store import Listing, Store
from tablee.tables import entries, opening
from tablee.tables.table import Table

AT_ONCE = 100
"""So many entries of a log are read before others are served."""


async def listed(store: Store, code: str) -> Listing:
    """The table with this code."""
    found = await store.find(code.upper()) if code.isalnum() else None
    if found is None:
        raise Refused("no-such-table", value=code[:20])
    return found


async def rebuild(store: Store, table_id: str) -> Table:
    """The table that a log tells of. Others are served in between: a log can be long."""
    log = map(entries.decode, await store.load(table_id))
    table = opening.begin(next(log))
    for number, entry in enumerate(log, 1):
        table.follow(entry)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    opening.play_on(table)
    return table


async def log_of_finished(store: Store, found: Listing) -> list[bytes]:
    """The log of a table whose game is over; refused while it goes on."""
    if found.status not in ("finished", "closed"):
        raise Refused("still-playing")
    return await store.load(found.table)
