"""The hall: all tables that this process has in memory, and the one door by which everything comes in."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Coroutine

import msgspec

from tablee.core.refusal import Refused
from tablee.storage.store import CodeTaken, Conflict, Store, Unavailable
from tablee.tables import entries, moves, seating
from tablee.tables.bots import Thinker, Turn
from tablee.tables.commands import carry_out
from tablee.tables.entries import SeatTaken, TableOpened, Woken
from tablee.tables.live import Listener, Live
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import Command, Rematch, Sit
from tablee.wire.setup import ForBot, ForPerson, TableSetup

log = logging.getLogger(__name__)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code: none that is mistaken for another."""


class Hall:
    """Finds tables, carries out commands under a table's lock, stores first and tells after."""

    def __init__(self, store: Store, bots: Thinker, now: Callable[[], float], bot_pace: float = 0.6) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.bot_pace = bot_pace
        self.tables: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open_table(self, setup: TableSetup, host: str, name: str, *, sit: bool, start: bool) -> Live:
        """Open a table, with the host on the first seat for a person if they want to play."""
        for _ in range(20):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            table = self._new_table(setup, host, code)
            by = By(host, name, self.now(), "")
            if sit:
                place = next((i for i, seat in enumerate(table.seats) if not seat.taken), None)
                if place is None:
                    raise Refused("no-seat-for-you")
                seating.sit(table, Sit("", place), by)
            if start:
                seating.start(table, by)
            live = Live(secrets.token_hex(8), table, self.store)
            try:
                await live.save()
            except CodeTaken:
                continue
            self.tables[live.id] = live
            self._look_after(live)
            return live
        raise Refused("try-again")

    def _new_table(self, setup: TableSetup, host: str, code: str) -> Table:
        table = Table.open(TableOpened(code, setup, host, secrets.token_hex(32)), self.now())
        for seat in table.seats:
            if seat.bot and seat.bot not in table.game.bots:
                raise Refused("no-such-bot", value=seat.bot, choices=list(table.game.bots))
        return table

    async def find(self, code: str) -> Live:
        """The table with this code, from memory or from the store."""
        listed = await self.store.find(code.upper())
        if listed is None:
            raise Refused("no-such-table", value=code)
        return await self.load(listed.table)

    async def load(self, table_id: str) -> Live:
        """The table with this id, woken if it was not in memory."""
        if table_id in self.tables:
            return self.tables[table_id]
        async with self._loading:
            if table_id not in self.tables:
                stored = await self.store.load(table_id)
                table = Table.rebuild(entries.decode(each) for each in stored)
                live = Live(table_id, table, self.store)
                if table.status == "playing":
                    table.do(Woken(), self.now())
                    await live.save()
                self.tables[table_id] = live
                self._look_after(live)
        return self.tables[table_id]

    async def wake(self) -> None:
        """Take up all games that were going on, so that their clocks and bots go on."""
        for table_id in await self.store.unfinished():
            await self.load(table_id)

    def join(self, live: Live, listener: Listener) -> None:
        """Listen to a table; the current update comes at once."""
        table = live.table
        outside = table.seat_of(listener.user) is None
        if outside and not table.setup.spectators and table.status != "open":
            raise Refused("no-spectators")
        here = listener.user in live.online()
        live.listeners.add(listener)
        if here:
            listener.send(live.update_for(listener, self.now()))
        else:
            live.tell_all(self.now())

    def leave(self, live: Live, listener: Listener) -> None:
        """Stop listening."""
        live.listeners.discard(listener)
        if not live.lost and listener.user not in live.online():
            live.tell_all(self.now())

    async def command(self, live: Live, command: Command, user: str, name: str, lag: float = 0.0) -> None:
        """Carry a command out, whole or not at all. A command that was carried out before is not done again."""
        async with live.lock:
            if live.lost:
                raise Refused("try-again")
            if live.table.known(user, command.id):
                return
            before = live.table.version
            by = By(user, name, self.now(), command.id, lag)
            await self._carry_out(live, command, by)
            await self._store(live)
            if live.table.version != before:
                live.tell_all(self.now())
            else:
                live.tell(user, self.now())
        self._look_after(live)

    async def _carry_out(self, live: Live, command: Command, by: By) -> None:
        if isinstance(command, Rematch):
            await self._rematch(live, by)
        else:
            by.present = live.online()
            carry_out(live.table, command, by)

    async def _rematch(self, live: Live, by: By) -> None:
        """The same table again, everybody who is here one seat further on."""
        old = live.table
        seating.own_seat(old, by)
        if old.status not in ("finished", "closed"):
            raise Refused("still-playing")
        if old.rematch is not None:
            return
        new = await self._open_again(old, by, live.online())
        seating.note_rematch(old, new.table.code, by)

    async def _open_again(self, old: Table, by: By, online: set[str]) -> Live:
        turned = [old.seats[(place - 1) % len(old.seats)] for place in range(len(old.seats))]
        seats = tuple(ForPerson() if seat.user else ForBot(seat.bot) for seat in turned)
        setup = msgspec.structs.replace(old.setup, seats=seats)
        new = await self.open_table(setup, by.user, by.name, sit=False, start=False)
        for place, seat in enumerate(turned):
            if seat.user and seat.user in online | {by.user}:
                new.table.do(SeatTaken(place, seat.user, seat.name), by.at)
        if all(seat.taken for seat in new.table.seats):
            seating.start(new.table, By(new.table.host, by.name, by.at, ""))
        await self._store(new)
        self._look_after(new)
        return new

    async def _store(self, live: Live) -> None:
        """Store what happened; where that fails, forget the table as it is in memory: the log is the truth."""
        try:
            await live.save()
        except (Conflict, Unavailable) as error:
            log.warning("table %s: not stored (%s)", live.id, type(error).__name__)
            self.forget(live)
            raise Refused("try-again") from error

    def forget(self, live: Live) -> None:
        """Drop a table from memory; it is loaded again when somebody asks for it."""
        self.tables.pop(live.id, None)
        live.drop("try-again")

    # Bots and clocks

    def _look_after(self, live: Live) -> None:
        """Let the bots think that are asked, and watch the clocks."""
        table = live.table
        if live.lost or table.paused:
            return
        if table.match is not None:
            for place in table.asked():
                if table.seats[place].bot and (table.match.decision, place) not in live.thinking:
                    live.thinking.add((table.match.decision, place))
                    self._spawn(self._bot_moves(live, place, table.match.decision))
        self._watch(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _bot_moves(self, live: Live, place: int, decision: int) -> None:
        try:
            turn = self._turn(live.table, place)
            _, action = await asyncio.gather(asyncio.sleep(self.bot_pace), self.bots.think(turn))
            async with live.lock:
                if self._still_asked(live, place, decision):
                    before = live.table.version
                    moves.choose(live.table, place, decision, action, self.now())
                    await self._store(live)
                    if live.table.version != before:
                        live.tell_all(self.now())
        except Refused as refused:
            log.warning("table %s: a bot's choice was refused: %s", live.id, refused)
        finally:
            live.thinking.discard((decision, place))
        self._look_after(live)

    def _turn(self, table: Table, place: int) -> Turn:
        assert table.match is not None
        offer = table.match.offer(place)
        assert offer is not None
        view = msgspec.msgpack.encode(table.match.view(place))
        salt = hashlib.sha256(table.seed + f"bot/{place}/{table.match.decision}".encode()).hexdigest()
        return Turn(table.setup.game, table.seats[place].bot, view, offer, salt)

    def _still_asked(self, live: Live, place: int, decision: int) -> bool:
        table = live.table
        asked = not live.lost and not table.paused and place in table.asked() and bool(table.seats[place].bot)
        return asked and table.match is not None and table.match.decision == decision

    def _watch(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.clocks.next_flag()
        if due is not None:
            wait = max(due[0] - self.now(), 0.0)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self._spawn(self._flag(live)))

    async def _flag(self, live: Live) -> None:
        async with live.lock:
            if not live.lost and moves.flag(live.table, self.now()):
                await self._store(live)
                live.tell_all(self.now())
        self._look_after(live)

    def sweep(self, idle: float) -> int:
        """Forget tables that nobody listens to and nothing happens at; they are in the store. How many."""
        quiet = [
            live
            for live in self.tables.values()
            if not live.listeners
            and not live.thinking
            and live.timer is None
            and self.now() - live.table.touched > idle
        ]
        for live in quiet:
            self.forget(live)
        return len(quiet)

    async def close(self) -> None:
        """Stop thinking and watching."""
        for live in list(self.tables.values()):
            live.drop("closing")
        for task in self._tasks:
            task.cancel()
        await self.bots.close()
