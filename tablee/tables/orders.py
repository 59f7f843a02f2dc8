"""What is asked at a table, carried out: one at a time, stored first and told after, whole or not at all."""
# compiled by mypyc

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tablee.core.refusal import Refused
from tablee.storage.store import Conflict, Unavailable
from tablee.tables.commands import carry_out
from tablee.tables.live import Live
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import Command

log = logging.getLogger(__name__)


class Orders:
    """Changes tables. A table that does not know any more where it stands is forgotten, and read from the store again."""

    def __init__(
        self, now: Callable[[], float], forget: Callable[[Live], None], look_after: Callable[[Live], None]
    ) -> None:
        self._now = now
        self._forget = forget
        self._look_after = look_after

    async def command(self, live: Live, command: Command, user: str, name: str, lag: float) -> None:
        """Carry a command out. One that was carried out before is not done again."""
        async with live.lock:
            if not live.table.known(user, command.id):
                by = By(user, name, self._now(), command.id, lag, live.present)
                await self.change(live, lambda table: carry_out(table, command, by), user)

    def command_now(
        self, live: Live, command: Command, user: str, name: str, lag: float, answer: Callable[[Refused | None], None]
    ) -> bool:
        """As `command`, without a coroutine, for most commands find nobody else at the table; `answer` hears how it went.

        False where somebody is: nothing is done then.
        """
        if not live.lock.enter_now():
            return False
        if live.table.known(user, command.id):
            live.lock.leave()
            answer(None)
            return True
        before = live.table.version
        try:
            _check(live)
            carry_out(live.table, command, By(user, name, self._now(), command.id, lag, live.present))
            storing = live.store()
        except BaseException as error:  # noqa: BLE001 (whatever it is, the table is as it was or forgotten)
            live.lock.leave()
            answer(self._undone(live, error))
            return True
        if storing is None:
            self._finish(live, None, before, user, answer)
        else:
            storing.add_done_callback(lambda stored: self._finish(live, stored, before, user, answer))
        return True

    def _finish(
        self,
        live: Live,
        storing: asyncio.Future[None] | None,
        before: int,
        user: str,
        answer: Callable[[Refused | None], None],
    ) -> None:
        """What a command did is stored, or could not be."""
        refused: Refused | None = None
        try:
            if storing is not None:
                storing.result()
                live.stored()
            self._tell(live, before, user)
        except BaseException as error:  # noqa: BLE001 (as above)
            refused = self._undone(live, error)
        live.lock.leave()
        self._look_after(live)
        answer(refused)

    async def change(self, live: Live, work: Callable[[Table], object], user: str = "") -> None:
        """Under its lock: change a table, store what happened, and tell; or leave all as it was."""
        _check(live)
        before = live.table.version
        try:
            work(live.table)
            await live.save()
        except BaseException as error:
            refused = self._undone(live, error)
            if isinstance(error, Refused | asyncio.CancelledError):
                raise
            raise refused from error
        self._tell(live, before, user)

    def _undone(self, live: Live, error: BaseException) -> Refused:
        """A change came to nothing: what to say of it."""
        if live.table.fresh or not isinstance(error, Refused):
            self._forget(live)
        if isinstance(error, Refused):
            return error
        if isinstance(error, Conflict | Unavailable):
            log.warning("table %s: not stored (%s)", live.id, type(error).__name__)
        elif not isinstance(error, asyncio.CancelledError):
            log.error("table %s: forgotten after a fault of ours", live.id, exc_info=error)
        return Refused("try-again")

    def _tell(self, live: Live, before: int, user: str) -> None:
        """Tell all, where there is anything that all may notice; else the one whose doing it was."""
        if live.table.version != before:
            live.tell_all(self._now())
        elif user:
            live.tell(user, self._now())


def _check(live: Live) -> None:
    if live.lost:
        raise Refused("try-again")
