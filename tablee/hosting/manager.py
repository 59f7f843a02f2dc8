"""Manages all tables in this process's memory: finds, opens and drops them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from functools import partial

from tablee.core.refusal import Refused
from tablee.hosting import stored
from tablee.hosting.bots import Thinker
from tablee.hosting.executor import Answered, Executor, wait_for_answer
from tablee.hosting.leases import Elsewhere, Lease
from tablee.hosting.measures import Measures
from tablee.hosting.recovery import Recovery
from tablee.hosting.scheduler import Scheduler
from tablee.hosting.session import Listener, Session
from tablee.storage.store import CodeTaken, Conflict, Store, Unavailable
from tablee.tables import opening
from tablee.tables.entries import Closed, Woken
from tablee.tables.opening import Opening
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import Command, Rematch
from tablee.wire.setup import Language, TableSetup

log = logging.getLogger(__name__)
DAY = 86_400.0
MAX_WAIT = 3.0
"""Seconds that an ending process waits for the store."""


class TableManager:
    """Finds, opens and drops tables."""

    def __init__(
        self,
        store: Store,
        bots: Thinker,
        now: Callable[[], float],
        bot_pace: float = 0.0,
        lease: Lease | None = None,
        abandoned_after: float = 30 * DAY,
        arrival: float = 0.0,
    ) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.lease = lease
        self.abandoned_after = abandoned_after
        self.tables: dict[str, Session] = {}
        self._codes: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._scheduler = Scheduler(self, bots, bot_pace, arrival)
        self._rematching = asyncio.Lock()
        self.closing = False
        self.measures = Measures()
        self.recovery = Recovery(self)
        self.executor = Executor(now, self.lose, self._scheduler.look_after, self._rematch, self.measures)

    # Finding and opening

    async def open_table(
        self, setup: TableSetup, host: str, name: str, *, sit: bool, start: bool, origin: str = ""
    ) -> Session:
        """Open a table. The host takes the first seat for a person if `sit` is true."""
        return await self._open(opening.by_host(setup, By(host, name, self.now(), ""), sit=sit, start=start), origin)

    async def open_lesson(self, game: str, language: Language, host: str, name: str, origin: str = "") -> Session:
        """Open a guided first game."""
        return await self._open(opening.for_lesson(game, language, By(host, name, self.now(), "")), origin)

    async def _open(self, wanted: Opening, origin: str) -> Session:
        self._check_serving()
        for _ in range(20):
            table = opening.new_table(wanted, self.now())
            table_id = secrets.token_hex(8)
            session = Session(table_id, table, self.store, await self._fence(table_id))
            session.origin = origin
            try:
                await session.save()
            except CodeTaken:
                continue
            except (Conflict, Unavailable) as error:
                raise Refused("try-again") from error
            self._keep(session)
            return session
        raise Refused("try-again")

    async def _fence(self, table_id: str) -> int:
        """Lease this table. Return the fencing number, or 0 without leases. Raise Elsewhere if another has it."""
        if self.lease is None:
            return 0
        fence = await self.store.lease(table_id, self.lease.owner, self.now(), self.lease.seconds)
        if fence is None:
            raise Elsewhere(table_id, await self.store.lease_owner(table_id, self.now()))
        return fence

    def _keep(self, session: Session) -> None:
        session.since = self.now()
        self.tables[session.id] = session
        self._codes[session.table.code] = session.id
        self._scheduler.look_after(session)

    async def find(self, code: str) -> Session:
        """Return the table with this code, from memory or from the store."""
        known = self._codes.get(code.upper())
        return await self.load(known if known is not None else (await stored.listed(self.store, code)).table)

    async def look(self, code: str) -> tuple[Table, set[str]]:
        """Return a table to read without loading it into the manager, and the users online in this process."""
        known = self.tables.get(self._codes.get(code.upper(), ""))
        if known is not None and not known.table.fresh:
            return known.table, known.online()
        table_id = known.id if known is not None else (await stored.listed(self.store, code)).table
        return await self._rebuild(table_id), known.online() if known is not None else set()

    async def _rebuild(self, table_id: str) -> Table:
        return await stored.rebuild(self.store, table_id)

    async def load(self, table_id: str) -> Session:
        """Return the table with this id, loading it if it is not in memory."""
        session = self.tables.get(table_id)
        if session is not None:
            return session
        self._check_serving()
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    def _check_serving(self) -> None:
        if self.closing:
            raise Refused("try-again")

    async def _load(self, table_id: str) -> Session:
        fence = await self._fence(table_id)
        try:
            session = await self._wake_up(table_id, fence)
            self._check_serving()  # closing may have begun meanwhile
        except BaseException:
            await self._give_up(table_id)
            raise
        self._keep(session)
        return session

    async def _wake_up(self, table_id: str, fence: int) -> Session:
        table = await self._rebuild(table_id)
        session = Session(table_id, table, self.store, fence)
        if table.status == "playing" and self.now() - table.noticed > self.abandoned_after:
            table.do(Closed("abandoned"), self.now())
        elif table.clocks.running:
            table.do(Woken(), self.now())
        session.unlisted = table.status == "playing" and not table.fresh
        try:
            await session.save()
            await session.list_now()
        except (Conflict, Unavailable) as error:
            raise Refused("try-again") from error
        return session

    async def _give_up(self, table_id: str) -> None:
        """Release a table that could not be loaded, for other processes. Wait only briefly for the store."""
        if self.lease is not None:
            with contextlib.suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(MAX_WAIT):
                    await self.store.release(table_id, self.lease.owner)

    async def wake(self) -> None:
        """Load all running games that no process has, so that their clocks and bots go on."""
        if self.closing:
            return
        for table_id in await self.store.unfinished(self.now() if self.lease is not None else None):
            try:
                await self.load(table_id)
            except Elsewhere:
                continue
            except (Refused, Unavailable):
                self.recovery.note(table_id)
            except Exception:
                log.exception("table %s: cannot be loaded", table_id)

    # Commands and listeners

    def join(self, session: Session, listener: Listener, heard: int | None = None) -> None:
        """Add a listener to a table, and send it the current update at once. Then send the chat since `heard`."""
        session.check_may_join(listener.user)
        self._tell_presence(session, told=listener, all_of_them=session.add(listener))
        if heard is not None:
            session.recall(listener, heard)

    def leave(self, session: Session, listener: Listener) -> None:
        """Remove a listener."""
        worth_telling = session.remove(listener)
        session.gone(listener.user, self.now())
        if worth_telling:
            self._tell_presence(session, told=None, all_of_them=True)
        if session.unlisted:
            self._scheduler.spawn(self._list(session))

    async def _list(self, session: Session) -> None:
        async with session.lock:
            try:
                await session.list_now()
            except (Conflict, Unavailable) as error:
                log.warning("table %s: not stored (%s: %s)", session.id, type(error).__name__, error)
                self.lose(session)

    def _tell_presence(self, session: Session, *, told: Listener | None, all_of_them: bool) -> None:
        """Tell listeners who came or went, but only after pending entries are stored."""
        if session.table.fresh:
            self._scheduler.spawn(self._tell_presence_later(session))
        elif all_of_them:
            session.tell_all(self.now())
        elif told is not None:
            session.show(told, self.now())

    async def _tell_presence_later(self, session: Session) -> None:
        async with session.lock:
            if not session.lost:
                session.tell_all(self.now())

    async def refresh(self, session: Session, listener: Listener) -> None:
        """Send one fresh update to a listener who missed some."""
        async with session.lock:
            if listener in session.listeners:
                session.show(listener, self.now())

    async def command(self, session: Session, command: Command, user: str, name: str, lag: float = 0.0) -> None:
        """Carry out a command of somebody in this process, and wait for it. Raise the refusal, if it is one."""
        await wait_for_answer(partial(self.executor.execute, session, command, user, name, lag))

    def _rematch(self, session: Session, command: Rematch, user: str, name: str, answered: Answered) -> None:
        self._scheduler.spawn(self._open_rematch(session, By(user, name, self.now(), command.id), answered))

    async def _open_rematch(self, session: Session, by: By, answered: Answered) -> None:
        """Open the same table again, once, with everybody who is online one seat further on."""
        old = session.table
        try:
            async with self._rematching:
                if opening.wants_rematch(old, by):
                    new = await self._open(opening.as_rematch(old, by, session.online()), session.origin)
                    note = partial(opening.note_rematch, code=new.table.code, by=by)
                    await wait_for_answer(partial(self.executor.change, session, note))
        except Refused as refused:
            answered(refused)
            return
        except Exception:
            answered(Refused("try-again"))
            raise
        answered(None)

    # Dropping tables

    def forget(self, session: Session) -> None:
        """Drop a table from memory. It is loaded again on demand."""
        if self.tables.get(session.id) is session:
            del self.tables[session.id]
            self._codes.pop(session.table.code, None)
        session.drop("try-again")

    def lose(self, session: Session) -> None:
        """Drop a table whose state has become uncertain. `Recovery` loads it again, here or elsewhere."""
        self.forget(session)
        self.recovery.note(session.id)

    async def hand_over(self) -> None:
        """Drop all tables at once, so that other processes can have them. Load none from now on."""
        self.closing = True
        if self._loading:  # finish or drop tables that are loading before releasing the leases
            await asyncio.wait(self._loading.values(), timeout=MAX_WAIT)
        await asyncio.gather(*(_let_go(session) for session in self.tables.values()))
        self.tables.clear()
        self._codes.clear()
        if self.lease is not None:
            try:
                await self.store.release_all(self.lease.owner)
            except Unavailable as error:
                log.warning("could not release the leases of this process; they will expire: %s", error)

    async def close(self) -> None:
        """Stop bots and clocks, finish storing, and release the tables to other processes."""
        await self.hand_over()
        await self._scheduler.close()
        await self.bots.close()


async def _let_go(session: Session) -> None:
    """Disconnect everybody once pending entries are stored. Do not wait long for a store that does not answer."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(MAX_WAIT), session.lock:
            session.drop("closing")
    session.drop("closing")
