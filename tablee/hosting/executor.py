"""Change tables: one change at a time, stored before it is told, all or nothing."""
# compiled by mypyc

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any

from mypy_extensions import mypyc_attr

from tablee.core.refusal import Refused
from tablee.hosting.measures import Measures
from tablee.hosting.session import Session, Storing
from tablee.storage.store import Conflict, Unavailable
from tablee.tables import ending, moderation, moves, seating
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import (
    AddEntropy,
    Answer,
    AskEnd,
    AskUndo,
    Command,
    FreeSeat,
    Kick,
    Leave,
    OfferDraw,
    Pause,
    Rematch,
    Resign,
    Resume,
    Retract,
    SeatBot,
    Silence,
    Sit,
    Start,
    Submit,
    Swap,
    SwitchChat,
)

log = logging.getLogger(__name__)
Answered = Callable[["Refused | None"], None]
"""Called with the result: None for success, or the refusal."""

_WITH_DETAILS: dict[type[Command], Callable[[Table, Any, By], None]] = {
    Retract: moves.retract,
    Sit: seating.sit,
    Swap: seating.swap,
    SeatBot: seating.seat_bot,
    FreeSeat: seating.free_seat,
    AddEntropy: seating.add_entropy,
    Answer: seating.answer,
    SwitchChat: moderation.switch_chat,
    Silence: moderation.silence,
    Kick: moderation.kick,
}

_PLAIN: dict[type[Command], Callable[[Table, By], None]] = {
    Leave: seating.leave,
    Start: seating.start,
    Pause: seating.pause,
    Resume: seating.resume,
    AskEnd: ending.ask_end,
    Resign: ending.resign,
    OfferDraw: ending.offer_draw,
    AskUndo: moves.ask_undo,
}


class Executor:
    """Changes tables. A table whose state has become uncertain is dropped, and loaded from the store again."""

    def __init__(
        self,
        now: Callable[[], float],
        forget: Callable[[Session], None],
        look_after: Callable[[Session], None],
        rematch: Callable[[Session, Rematch, str, str, Answered], None],
        measures: Measures,
    ) -> None:
        self.measures = measures
        self.now = now
        self.forget = forget
        self.look_after = look_after
        self._rematch = rematch

    def execute(self, session: Session, command: Command, user: str, name: str, lag: float, answered: Answered) -> None:
        """Carry out a command when it is its turn. A command that was done before is answered, but not repeated."""
        if not isinstance(command, Submit) and isinstance(
            command, Rematch
        ):  # it opens another table, which takes too long to hold the lock
            self._rematch(session, command, user, name, answered)
            return
        by = By(user, name, 0.0, command.id, lag, session)
        _Commanded(self, session, by, command, answered).begin_in_turn()

    def change(self, session: Session, work: Callable[[Table], None], answered: Answered) -> None:
        """Change a table without a person's command, when it is its turn."""
        _Other(self, session, By("", "", 0.0, ""), work, answered).begin_in_turn()


@mypyc_attr(acyclic=True)
class _Change:
    """A change in progress: it begins under the table's lock, is stored, and ends when it was told and answered.

    A class, because nested functions would add a reference cycle for the garbage collector with every choice.
    """

    def __init__(self, executor: Executor, session: Session, by: By, answered: Answered) -> None:
        self.executor = executor
        self.session = session
        self.by = by
        self.answered = answered
        self.version = 0
        self.began = 0.0

    def work(self, table: Table) -> None:
        """Change the table, or refuse to."""
        raise NotImplementedError

    def begin_in_turn(self) -> None:
        """Begin with the table's lock: at once if it is free, otherwise in order."""
        lock = self.session.lock
        if lock.take():
            self.begin()
        else:
            lock.acquire(self.begin)

    def begin(self) -> None:
        """Change the table and store the new entries. On failure, leave the table as it was."""
        session, by = self.session, self.by
        by.at = self.executor.now()
        if by.message and session.table.known(by.user, by.message):
            self._end(None)
            return
        self.version = session.table.version
        self.began = perf_counter()
        try:
            self._check_not_lost()
            self.work(session.table)
            storing = session.store()
        except BaseException as error:  # noqa: BLE001 (whatever it is, the table is as it was or forgotten)
            self._end(self._undone(error))
            return
        if storing is None:
            self.stored(None)
        else:
            storing.add_done_callback(self.stored)

    def _check_not_lost(self) -> None:
        if self.session.lost:
            raise Refused("try-again")

    def stored(self, storing: Storing | None) -> None:
        """Tell the listeners and answer, or handle the failure to store."""
        refused: Refused | None = None
        try:
            if storing is not None:
                storing.result()
                self.session.stored()
                measures = self.executor.measures
                measures.storing.observe(perf_counter() - self.began)
                measures.changes += 1
            self._tell()
        except BaseException as error:  # noqa: BLE001 (as above)
            refused = self._undone(error)
        self._end(refused)

    def _tell(self) -> None:
        """Tell everybody if all may notice the change, otherwise only its author."""
        session, by = self.session, self.by
        if session.table.version != self.version:
            session.tell_all(self.executor.now())
        elif by.user:
            session.tell(by.user, self.executor.now())

    def _undone(self, error: BaseException) -> Refused:
        """Handle a failed change and return the refusal to send."""
        session = self.session
        if session.table.fresh or not isinstance(error, Refused):
            self.executor.forget(session)
        if isinstance(error, Refused):
            return error
        if isinstance(error, Conflict | Unavailable):
            log.warning("table %s: not stored (%s: %s)", session.id, type(error).__name__, error)
        elif not isinstance(error, asyncio.CancelledError):
            log.error("table %s: unloaded after an internal error", session.id, exc_info=error)
        return Refused("try-again")

    def _end(self, refused: Refused | None) -> None:
        if refused is not None:
            self.executor.measures.refusals[refused.code] += 1
        self.session.lock.release()
        if self.session.needs_scheduling:
            self.executor.look_after(self.session)
        self.answered(refused)


@mypyc_attr(acyclic=True)
class _Commanded(_Change):
    """A person's command."""

    def __init__(self, executor: Executor, session: Session, by: By, command: Command, answered: Answered) -> None:
        super().__init__(executor, session, by, answered)
        self.command = command

    def work(self, table: Table) -> None:
        carry_out(table, self.command, self.by)


@mypyc_attr(acyclic=True)
class _Other(_Change):
    """A change without a person's command."""

    def __init__(
        self, executor: Executor, session: Session, by: By, change: Callable[[Table], None], answered: Answered
    ) -> None:
        super().__init__(executor, session, by, answered)
        self.change = change

    def work(self, table: Table) -> None:
        self.change(table)


async def wait_for_answer(ask: Callable[[Answered], None]) -> None:
    """Start a request and wait for its answer. Raise the refusal, if it is one."""
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answered(refused: Refused | None) -> None:
        if waiting.done():  # the caller may have gone
            return
        if refused is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(refused)

    ask(answered)
    await waiting


def carry_out(table: Table, command: Command, by: By) -> None:
    """Carry out a command or refuse it. Refuse also one that was on its way when the host removed its sender."""
    table.restrictions.check_not_kicked(by.user)
    if isinstance(command, Submit):  # by far the most common command
        moves.submit(table, command, by)
        return
    kind = type(command)
    if kind in _WITH_DETAILS:
        _WITH_DETAILS[kind](table, command, by)
    elif kind in _PLAIN:
        _PLAIN[kind](table, by)
    else:
        raise Refused("malformed", detail=kind.__name__)
