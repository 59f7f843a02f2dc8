"""Periodic maintenance of a manager: drop idle tables, close abandoned games, renew leases."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from tablee.core.refusal import Refused
from tablee.hosting.executor import wait_for_answer
from tablee.hosting.leases import Elsewhere
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.tables.entries import Closed
from tablee.tables.table import Table

log = logging.getLogger(__name__)

OVER_FOR = 60.0
"""A finished table without listeners leaves the memory this many seconds after its last change."""


async def sweep(manager: TableManager, idle: float) -> int:
    """Drop idle tables without listeners from memory; the store keeps them. Return their number."""
    quiet = [session for session in manager.tables.values() if _quiet(manager, session, idle)]
    for session in quiet:
        manager.forget(session)
        # Keep the lease of a running game: without it, the game would look like that of a dead process.
        if manager.lease is not None and session.table.status != "playing":
            await manager.store.release(session.id, manager.lease.owner)
    return len(quiet)


def _quiet(manager: TableManager, session: Session, idle: float) -> bool:
    busy = session.listeners or session.thinking or session.timer is not None or session.lock.locked()
    over = session.table.status in ("finished", "closed")
    return not busy and manager.now() - session.table.touched > (min(idle, OVER_FOR) if over else idle)


async def close_abandoned(manager: TableManager) -> int:
    """Close the games that nobody has touched for long, even if they are not in memory. Return their number."""
    closed = 0
    for table_id in await manager.store.unfinished():
        listed = await manager.store.listing(table_id)
        if listed is None or manager.now() - listed.updated <= manager.abandoned_after:
            continue
        try:
            session = await manager.load(table_id)
            await wait_for_answer(partial(manager.executor.change, session, _close(manager.now())))
            closed += session.table.status == "closed"
        except (Elsewhere, Refused):
            continue
    return closed


def _close(at: float) -> Callable[[Table], None]:
    def close(table: Table) -> None:
        if table.status == "playing":
            table.do(Closed("abandoned"), at)

    return close


async def renew(manager: TableManager) -> None:
    """Renew our leases, and drop the tables that another process has taken."""
    if manager.lease is None:
        return
    before = set(manager.tables)
    held = set(await manager.store.renew(manager.lease.owner, manager.now(), manager.lease.seconds))
    for table_id in before - held:
        if table_id in manager.tables:
            log.warning("table %s: another process has taken it over", table_id)
            manager.forget(manager.tables[table_id])
