"""Let the bots of tables think, and let their clocks ring."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import msgspec

from tablee.core.lesson import LEARNER
from tablee.core.refusal import Refused
from tablee.hosting.bots import BotTurn, Thinker
from tablee.hosting.executor import wait_for_answer
from tablee.hosting.session import Session
from tablee.tables import moves
from tablee.tables.clocks import compensated
from tablee.tables.entries import Ticked
from tablee.tables.table import Table

if TYPE_CHECKING:
    from tablee.hosting.manager import TableManager

log = logging.getLogger(__name__)


class Scheduler:
    """Runs the bots and clocks of a manager's tables."""

    def __init__(self, manager: TableManager, bots: Thinker, pace: float, arrival: float) -> None:
        self._manager = manager
        self._bots = bots
        self._pace = pace
        self._arrival = arrival
        self._tasks: set[asyncio.Task[None]] = set()

    def look_after(self, session: Session) -> None:
        """Start the bots that are awaited, and set the timer for the clocks."""
        if session.lost:
            return
        table = session.table
        if not table.paused and any(seat.bot for seat in table.seats):
            for place in table.asked():
                key = (table.epoch, table.decision, place)
                if table.seats[place].bot and key not in session.thinking:
                    session.thinking.add(key)
                    self.spawn(self._bot_moves(session, self._turn(table, place), *key))
        self._watch(session)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a task in the background, and log its failure."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel all tasks and wait for them."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _bot_moves(self, session: Session, turn: BotTurn, epoch: int, decision: int, place: int) -> None:
        try:
            if decision == 0 and self._arrival > 0:
                await self._wait_for_players(session)
            _, action = await asyncio.gather(asyncio.sleep(self._pace), self._bots.think(turn, session.owner))

            def choose(table: Table) -> None:
                if _still_asked(table, epoch, decision, place):
                    moves.choose(table, place, decision, action, self._manager.now())

            await self._change(session, choose, "the table refused a bot's choice")
        finally:
            session.thinking.discard((epoch, decision, place))
        self.look_after(session)

    async def _wait_for_players(self, session: Session) -> None:
        """Wait a moment for players whose page is still loading, so that they see the first move."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._arrival):
                while not session.complete:
                    session.came.clear()
                    await session.came.wait()

    async def _change(self, session: Session, work: Callable[[Table], None], failed: str) -> None:
        """Change a table without a command. Log a refusal, unless the table was lost meanwhile."""
        try:
            await wait_for_answer(lambda answered: self._manager.executor.change(session, work, answered))
        except Refused as refused:
            if not session.lost:
                log.warning("table %s: %s: %s", session.id, failed, refused)

    def _turn(self, table: Table, place: int) -> BotTurn:
        assert table.match is not None
        offer = table.match.offer(place)
        assert offer is not None
        view = msgspec.msgpack.encode(table.match.view(place))
        seed = moves.private_seed(table, f"bot/{table.epoch}/{place}/{table.match.decision}")
        if table.tutor is not None and place != LEARNER:
            return BotTurn(table.setup.game, "", view, offer, table.tutor.lesson.luck(offer.decision), lesson=True)
        return BotTurn(table.setup.game, table.seats[place].bot, view, offer, seed)

    def _watch(self, session: Session) -> None:
        """Set a timer for when the next clock runs out or must be stored."""
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        clocks = session.table.clocks
        if not clocks.running:
            return
        flag, tick = clocks.next_flag(), clocks.next_tick()
        if flag is None or tick is None:
            return
        due = min(flag[0] + compensated(session.lag_of(flag[1])), tick)
        loop = asyncio.get_running_loop()
        session.timer = loop.call_later(max(due - self._manager.now(), 0.0), lambda: self.spawn(self._ring(session)))

    async def _ring(self, session: Session) -> None:
        await self._change(session, self._time_passed, "the table refused a clock event")
        self.look_after(session)

    def _time_passed(self, table: Table) -> None:
        now = self._manager.now()
        tick = table.clocks.next_tick()
        if not moves.flag(table, now) and tick is not None and now >= tick:
            table.do(Ticked(), now)


def _still_asked(table: Table, epoch: int, decision: int, place: int) -> bool:
    """Whether the table still waits for this bot."""
    if table.paused or table.match is None or not table.seats[place].bot:
        return False
    return table.epoch == epoch and table.decision == decision and place in table.asked()
