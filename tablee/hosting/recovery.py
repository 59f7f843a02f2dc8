"""Load lost tables again, so that their games go on even if nobody asks for them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.refusal import Refused
from tablee.hosting.leases import Elsewhere
from tablee.storage.store import Unavailable

if TYPE_CHECKING:
    from tablee.hosting.manager import TableManager

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 300.0
STABLE_AFTER_PAUSES = 10
"""A table is stable again after this many times its last pause."""


class Reload(NamedTuple):
    """When a table is or was loaded again, and how long it waited for that."""

    at: float
    pause: float


class Recovery:
    """Loads lost tables again. A table that is lost repeatedly waits longer each time."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._due: dict[str, Reload] = {}
        self._taken: dict[str, Reload] = {}

    @property
    def waiting(self) -> int:
        """The number of tables waiting to be loaded."""
        return len(self._due)

    def note(self, table_id: str) -> None:
        """Note that a table was lost."""
        now = self._manager.now()
        before = self._taken.pop(table_id, None)
        relapsed = before is not None and now - before.at < STABLE_AFTER_PAUSES * before.pause
        pause = min(2 * before.pause, LONGEST_PAUSE) if before is not None and relapsed else FIRST_PAUSE
        self._due.setdefault(table_id, Reload(now + pause, pause))

    async def take_up(self) -> None:
        """Load the tables that are due. Release our lease first: if this fails, another process may have the table."""
        if self._manager.closing:
            return
        now = self._manager.now()
        self._taken = {
            each: taken for each, taken in self._taken.items() if now - taken.at < STABLE_AFTER_PAUSES * taken.pause
        }
        for table_id, due in [*self._due.items()]:
            if due.at <= now:
                try:
                    await self._take_up(table_id)
                except (Refused, Unavailable):
                    return  # the store is not available, so all tables wait
                del self._due[table_id]
                self._taken[table_id] = Reload(now, due.pause)

    async def _take_up(self, table_id: str) -> None:
        manager = self._manager
        if table_id in manager.tables:
            return
        if manager.lease is not None:
            await manager.store.release(table_id, manager.lease.owner)
        try:
            await manager.load(table_id)
        except Elsewhere:
            return
        except Unavailable:
            raise
        except Refused as refused:
            if refused.code == "try-again":
                raise
            log.error("table %s: cannot be resumed (%s)", table_id, refused.code)  # noqa: TRY400 (no fault of ours)
        except Exception:
            log.exception("table %s: cannot be resumed", table_id)
