"""The hall: all tables that this process has in memory, and the one door by which everything comes in."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

from tablee.core.lesson import LEARNER
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.storage.store import CodeTaken, Conflict, Listing, Store, Unavailable
from tablee.tables import entries, lessons, seating
from tablee.tables.bots import Thinker
from tablee.tables.entries import Closed, TableOpened, Woken
from tablee.tables.keeper import Keeper
from tablee.tables.live import Listener, Live
from tablee.tables.orders import Orders
from tablee.tables.rematch import turned
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import Command, Rematch, Sit
from tablee.wire.setup import Language, TableSetup

log = logging.getLogger(__name__)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code: none that is mistaken for another."""

DAY = 86_400.0


class Elsewhere(Exception):
    """The table lives in another process: the one with this name, if it is known."""

    def __init__(self, table: str, owner: str | None) -> None:
        super().__init__(table, owner)
        self.table = table
        self.owner = owner


class Lease(NamedTuple):
    """How this process holds tables that others could hold: under which name, and for how many seconds at a time."""

    owner: str
    seconds: float


class Hall:
    """Finds tables, opens them, and lets them go."""

    def __init__(
        self,
        store: Store,
        bots: Thinker,
        now: Callable[[], float],
        bot_pace: float = 0.6,
        lease: Lease | None = None,
        abandoned_after: float = 30 * DAY,
    ) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.lease = lease
        self.abandoned_after = abandoned_after
        self.tables: dict[str, Live] = {}
        self._codes: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._keeper = Keeper(self, bots, bot_pace)
        self.orders = Orders(now, self.forget, self._keeper.look_after)

    # Finding and opening

    async def open_table(self, setup: TableSetup, host: str, name: str, *, sit: bool, start: bool) -> Live:
        """Open a table, with the host on the first seat for a person if they want to play."""

        def arrange(table: Table) -> None:
            by = By(host, name, self.now(), "")
            if sit:
                place = next((i for i, seat in enumerate(table.seats) if not seat.taken), None)
                if place is None:
                    raise Refused("no-seat-for-you")
                seating.sit(table, Sit("", place), by)
            if start:
                seating.start(table, by)

        return await self._open(setup, host, arrange)

    async def open_lesson(self, game: str, language: Language, host: str, name: str) -> Live:
        """Begin a guided first game: the learner, the lesson's rival, and the lesson's luck."""
        taught = find_game(game)
        if taught.lesson is None:
            raise Refused("no-lesson")
        setup = lessons.setup(taught, taught.lesson, language)

        def arrange(table: Table) -> None:
            by = By(host, name, self.now(), "")
            seating.sit(table, Sit("", LEARNER), by)
            seating.start(table, by)

        return await self._open(setup, host, arrange, taught.lesson.seed)

    async def _open(
        self, setup: TableSetup, host: str, arrange: Callable[[Table], None], lesson: str | None = None
    ) -> Live:
        for _ in range(20):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            table = self._new_table(setup, host, code, lesson)
            arrange(table)
            table_id = secrets.token_hex(8)
            live = Live(table_id, table, self.store, await self._fence(table_id))
            try:
                await live.save()
            except CodeTaken:
                continue
            except (Conflict, Unavailable) as error:
                raise Refused("try-again") from error
            self._keep(live)
            return live
        raise Refused("try-again")

    def _new_table(self, setup: TableSetup, host: str, code: str, lesson: str | None) -> Table:
        opened = TableOpened(code, setup, host, lesson or secrets.token_hex(32), lesson is not None)
        table = Table.open(opened, self.now())
        for seat in table.seats:
            if seat.bot and seat.bot not in table.game.bots:
                raise Refused("no-such-bot", value=seat.bot, choices=list(table.game.bots))
        return table

    async def _fence(self, table_id: str) -> int:
        """The number of our lease of this table."""
        if self.lease is None:
            return 0
        fence = await self.store.lease(table_id, self.lease.owner, self.now(), self.lease.seconds)
        if fence is None:
            raise Elsewhere(table_id, await self.store.lease_owner(table_id, self.now()))
        return fence

    def _keep(self, live: Live) -> None:
        self.tables[live.id] = live
        self._codes[live.table.code] = live.id
        self._keeper.look_after(live)

    async def find(self, code: str) -> Live:
        """The table with this code, from memory or from the store."""
        known = self._codes.get(code.upper())
        return await self.load(known if known is not None else (await self._listed(code)).table)

    async def _listed(self, code: str) -> Listing:
        listed = await self.store.find(code.upper()) if code.isalnum() else None
        if listed is None:
            raise Refused("no-such-table", value=code[:20])
        return listed

    async def look(self, code: str) -> tuple[Table, set[str]]:
        """A table to look at without taking it up, and who is there as far as this process knows."""
        known = self.tables.get(self._codes.get(code.upper(), ""))
        if known is not None and not known.table.fresh:
            return known.table, known.online()
        table_id = known.id if known is not None else (await self._listed(code)).table
        return await self._rebuild(table_id), known.online() if known is not None else set()

    async def _rebuild(self, table_id: str) -> Table:
        return Table.rebuild(entries.decode(each) for each in await self.store.load(table_id))

    async def load(self, table_id: str) -> Live:
        """The table with this id, woken if it was not in memory."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live:
        fence = await self._fence(table_id)
        table = await self._rebuild(table_id)
        live = Live(table_id, table, self.store, fence)
        if table.status == "playing" and self.now() - table.noticed > self.abandoned_after:
            table.do(Closed("abandoned"), self.now())
        elif table.clocks.running:
            table.do(Woken(), self.now())
        live.unlisted = table.status == "playing" and not table.fresh
        try:
            await live.save()
            await live.list_now()
        except (Conflict, Unavailable) as error:
            raise Refused("try-again") from error
        self._keep(live)
        return live

    async def wake(self) -> None:
        """Take up all games that go on and that nobody has, so that their clocks and bots go on."""
        for table_id in await self.store.unfinished(self.now() if self.lease is not None else None):
            try:
                await self.load(table_id)
            except Elsewhere:
                continue
            except Exception:
                log.exception("table %s: cannot be taken up", table_id)

    # What comes in

    def join(self, live: Live, listener: Listener) -> None:
        """Listen to a table; the current update comes at once."""
        table = live.table
        if live.lost:
            raise Refused("try-again")
        if table.seat_of(listener.user) is None and not table.setup.spectators and table.status != "open":
            raise Refused("no-spectators")
        self._crowd(live, told=listener, all_of_them=live.add(listener))

    def leave(self, live: Live, listener: Listener) -> None:
        """Stop listening."""
        if live.remove(listener):
            self._crowd(live, told=None, all_of_them=True)
        if live.unlisted:
            self._keeper.spawn(self._list(live))

    async def _list(self, live: Live) -> None:
        async with live.lock:
            try:
                await live.list_now()
            except (Conflict, Unavailable) as error:
                log.warning("table %s: not stored (%s)", live.id, type(error).__name__)
                self.forget(live)

    def _crowd(self, live: Live, *, told: Listener | None, all_of_them: bool) -> None:
        """Tell who came or went, though not before what happens just now is stored."""
        if live.table.fresh:
            self._keeper.spawn(self._crowd_later(live))
        elif all_of_them:
            live.tell_all(self.now())
        elif told is not None:
            live.show(told, self.now())

    async def _crowd_later(self, live: Live) -> None:
        async with live.lock:
            if not live.lost:
                live.tell_all(self.now())

    async def refresh(self, live: Live, listener: Listener) -> None:
        """One fresh update for a listener who missed some."""
        async with live.lock:
            if listener in live.listeners:
                live.show(listener, self.now())

    async def command(self, live: Live, command: Command, user: str, name: str, lag: float = 0.0) -> None:
        """Carry a command out, whole or not at all. A command that was carried out before is not done again."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(refused: Refused | None) -> None:
            if answered.done():
                return
            if refused is None:
                answered.set_result(None)
            else:
                answered.set_exception(refused)

        self.ask(live, command, user, name, lag, answer)
        await answered

    def ask(
        self, live: Live, command: Command, user: str, name: str, lag: float, answer: Callable[[Refused | None], None]
    ) -> None:
        """As `command`, for those who do not wait: at once where nobody else is at the table; `answer` hears how it went."""
        if isinstance(command, Rematch) or not self.orders.command_now(live, command, user, name, lag, answer):
            self._keeper.spawn(self._ask_later(live, command, user, name, lag, answer))

    async def _ask_later(
        self, live: Live, command: Command, user: str, name: str, lag: float, answer: Callable[[Refused | None], None]
    ) -> None:
        try:
            if isinstance(command, Rematch):
                await self._rematch(live, command, user, name)
            else:
                await self.orders.command(live, command, user, name, lag)
        except Refused as refused:
            answer(refused)
            return
        except Exception:
            answer(Refused("try-again"))
            raise
        self._keeper.look_after(live)
        answer(None)

    async def _rematch(self, live: Live, command: Rematch, user: str, name: str) -> None:
        """The same table again, everybody who is here one seat further on."""
        async with live.lock:
            old = live.table
            if old.known(user, command.id):
                return
            by = By(user, name, self.now(), command.id, 0.0, live.present)
            seating.own_seat(old, by)
            if old.status not in ("finished", "closed"):
                raise Refused("still-playing")
            if old.rematch is None:
                setup, arrange = turned(old, by, live.online())
                new = await self._open(setup, by.user, arrange)
                await self.orders.change(live, lambda table: seating.note_rematch(table, new.table.code, by))

    # Letting go

    def forget(self, live: Live) -> None:
        """Drop a table from memory; it is loaded again when somebody asks for it."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            self._codes.pop(live.table.code, None)
        live.drop("try-again")

    async def close(self) -> None:
        """Stop thinking and watching; what was being stored is stored, and others may have the tables."""
        for live in list(self.tables.values()):
            async with live.lock:
                live.drop("closing")
            if self.lease is not None:
                await self.store.release(live.id, self.lease.owner)
        self.tables.clear()
        await self._keeper.close()
        await self.bots.close()
