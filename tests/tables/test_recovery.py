"""After an outage of the store, tables continue by themselves, even without spectators."""

from __future__ import annotations

import asyncio

import pytest

from tablee.core.refusal import Refused
from tablee.hosting.bots import BotsHere, BotTurn
from tablee.hosting.leases import Lease
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.storage.store import Store, Unavailable, open_store
from tablee.tables.table import Table
from tablee.wire.client import Submit
from tablee.wire.setup import ForBot, PerMove, TableSetup
from tests.tables.managers import Clock, a_manager, a_table, choose, until
from tests.tables.people import an_id


class Outage:
    """Makes a store fail to read and write."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch.context()
        self._store = store

    def __enter__(self) -> None:
        patch = self._patch.__enter__()

        async def fail(*_args: object) -> None:
            raise Unavailable("away")

        for name in ("append", "load", "lease", "release", "unfinished"):
            patch.setattr(self._store, name, fail)

    def __exit__(self, *_: object) -> None:
        self._patch.__exit__(None, None, None)


async def recovered(manager: TableManager, clock: Clock, session: Session) -> Session:
    """The table after it was loaded again."""
    clock.at += 1
    await manager.recovery.take_up()
    assert manager.tables[session.id] is not session
    assert not manager.recovery.waiting
    return manager.tables[session.id]


class Gated(BotsHere):
    """Bots that think until the test lets them finish."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()

    async def think(self, turn: BotTurn, owner: str) -> int:
        await self.gate.wait()
        return await super().think(turn, owner)


async def test_bots_move_on_after_an_outage_though_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, bots = Clock(), Gated()
    async with a_manager(bots, now=clock) as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bot:quiet")
        await choose(manager, session, "ann", 1)
        manager.leave(session, ears["ann"])
        with Outage(manager.store, monkeypatch):
            bots.gate.set()
            await until(lambda: session.lost)
        again = await recovered(manager, clock, session)
        await until(lambda: again.table.asked() == (0,))


async def test_clocks_ring_after_an_outage_though_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    async with a_manager(now=clock) as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob", clock=PerMove(60))
        for ear in ears.values():
            manager.leave(session, ear)
        with Outage(manager.store, monkeypatch):
            with pytest.raises(Refused, match="try-again"):
                await choose(manager, session, "ann")
            clock.at += 3600
            await manager.recovery.take_up()
            assert manager.recovery.waiting == 1
        again = await recovered(manager, clock, session)
        assert again.timer is not None
        left = again.table.clocks.next_flag()
        assert left is not None
        assert left[0] > clock.at, "time while no process had the table counts for nobody"


async def test_a_process_that_lost_a_table_gives_up_its_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    first, second = (TableManager(store, BotsHere(), clock, 0.0, Lease(name, 1000)) for name in ("first", "second"))
    session, _ = await a_table(first, "drawers", "ann", "bob")
    with Outage(store, monkeypatch), pytest.raises(Refused):
        await choose(first, session, "ann")

    async def cannot(_table: str) -> Session:
        raise ZeroDivisionError

    monkeypatch.setattr(first, "load", cannot)
    clock.at += 1
    await first.recovery.take_up()
    assert (await second.find(session.table.code)).id == session.id
    for each in (first, second, store):
        await each.close()


async def test_a_table_that_is_lost_over_and_over_waits_longer_each_time() -> None:
    clock = Clock()
    async with a_manager(now=clock) as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        waits = []
        for _ in range(5):
            manager.lose(manager.tables[session.id])
            began = clock.at
            while session.id not in manager.tables:
                clock.at += 0.5
                await manager.recovery.take_up()
            waits.append(clock.at - began)
        assert waits == [0.5, 1, 2, 4, 8]
        clock.at += 1000
        manager.lose(manager.tables[session.id])
        clock.at += 0.5
        await manager.recovery.take_up()
        assert session.id in manager.tables


async def test_what_cannot_be_woken_at_the_start_is_woken_later(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    async with a_manager(now=clock, store=store) as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bot:quiet")
        await manager.command(session, Submit(an_id(), 0, "hide"), "ann", "Ann")
    async with a_manager(now=clock, store=store) as manager:
        unfinished = await store.unfinished()
        with Outage(store, monkeypatch):

            async def known(*_args: object) -> list[str]:
                return unfinished

            monkeypatch.setattr(store, "unfinished", known)
            await manager.wake()
            assert not manager.tables
        clock.at += 1
        await manager.recovery.take_up()
        assert session.id in manager.tables
    await store.close()


async def test_a_table_that_cannot_be_opened_for_good_holds_no_other_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    first, second = (TableManager(store, BotsHere(), clock, 0.0, Lease(name, 1000)) for name in ("first", "second"))
    broken, _ = await a_table(first, "drawers", "ann", "bob")
    sound, _ = await a_table(first, "drawers", "cid", "dan")
    rebuild = first._rebuild

    async def unknown(table_id: str) -> Table:
        if table_id == broken.id:
            raise Refused("no-such-game")
        return await rebuild(table_id)

    monkeypatch.setattr(first, "_rebuild", unknown)
    first.lose(broken)
    first.lose(sound)
    clock.at += 1
    await first.recovery.take_up()
    assert set(first.tables) == {sound.id}
    assert not first.recovery.waiting
    assert (await second.find(broken.table.code)).id == broken.id, "its lease was given up"
    for each in (first, second, store):
        await each.close()


class Owned(Gated):
    """Bots that note for whom they think."""

    def __init__(self) -> None:
        super().__init__()
        self.owners: list[str] = []

    async def think(self, turn: BotTurn, owner: str) -> int:
        self.owners.append(owner)
        return await super().think(turn, owner)


async def test_after_a_restart_all_tables_of_one_host_still_share_one_turn() -> None:
    """Nobody knows their address any more. Each table by itself would take the turns of as many people."""
    store, bots = await open_store("sqlite:///:memory:"), Owned()
    async with a_manager(Gated(), store) as before:
        for _ in range(3):
            setup = TableSetup("killer", (ForBot("steady"), ForBot("steady")))
            await before.open_table(setup, "ann", "Ann", sit=False, start=True)
    async with a_manager(bots, store) as after:
        await after.wake()
        await until(lambda: len(bots.owners) == 3)
    assert bots.owners == ["ann"] * 3
    await store.close()
