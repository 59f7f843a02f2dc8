"""Read tables from the store: find them by code, and rebuild them from their logs."""

from __future__ import annotations

import asyncio

from tablee.core.refusal import Refused
from tablee.storage.store import Listing, Store
from tablee.tables import entries, opening
from tablee.tables.table import Table

AT_ONCE = 100
"""How many entries to read before serving others."""


async def listed(store: Store, code: str) -> Listing:
    """Return the listing of the table with this code. Refuse an unknown code."""
    found = await store.find(code.upper()) if code.isalnum() else None
    if found is None:
        raise Refused("no-such-table", value=code[:20])
    return found


async def rebuild(store: Store, table_id: str) -> Table:
    """Rebuild a table from its log. A log can be long, so serve others in between."""
    log = map(entries.decode, await store.load(table_id))
    table = opening.begin(next(log))
    for number, entry in enumerate(log, 1):
        table.follow(entry)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    opening.play_on(table)
    return table


async def log_of_finished(store: Store, found: Listing) -> list[bytes]:
    """Return the log of a finished game. Refuse while it goes on."""
    if found.status not in ("finished", "closed"):
        raise Refused("still-playing")
    return await store.load(found.table)
