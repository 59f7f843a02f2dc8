"""Regular tasks of a manager: unload idle tables, close abandoned ones."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.hosting import maintenance
from tablee.hosting.manager import DAY
from tablee.storage.store import open_store
from tests.tables.managers import Clock, Ear, a_manager, a_table, choose


async def test_a_quiet_table_leaves_the_memory_and_comes_back_as_it_was() -> None:
    clock = Clock()
    async with a_manager(now=clock) as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        clock.at += 1000
        assert await maintenance.sweep(manager, 900) == 0
        for ear in ears.values():
            manager.leave(session, ear)
        assert await maintenance.sweep(manager, 900) == 1
        assert not manager.tables
        again = await manager.find(session.table.code)
        assert again.table.version == session.table.version
        with pytest.raises(Refused, match="no-such-table"):
            await manager.find("NONE42")


async def test_a_game_that_is_over_leaves_the_memory_soon_and_its_record_stays() -> None:
    clock = Clock()
    async with a_manager(now=clock) as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        while session.table.status == "playing":
            await choose(manager, session, session.table.seats[session.table.asked()[0]].user, 1)
        for ear in ears.values():
            manager.leave(session, ear)
        clock.at += 61
        assert await maintenance.sweep(manager, 900) == 1
        table, online = await manager.look(session.table.code)
        assert table.status == "finished"
        assert not online
        assert not manager.tables


async def test_a_game_that_nobody_touches_for_a_month_is_closed_wherever_it_is() -> None:
    clock = Clock()
    async with a_manager(now=clock) as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        for ear in ears.values():
            manager.leave(session, ear)
        clock.at += 29 * DAY
        await maintenance.sweep(manager, 900)
        assert await maintenance.close_abandoned(manager) == 0
        manager.tables.clear()
        clock.at += 2 * DAY
        assert await maintenance.close_abandoned(manager) == 1
        table, _ = await manager.look(session.table.code)
        assert table.status == "closed"
        assert table.seed.hex()
        assert await manager.store.unfinished() == []


async def test_waking_does_not_make_a_game_younger() -> None:
    clock = Clock()
    store = await open_store("sqlite:///:memory:")
    async with a_manager(now=clock, store=store) as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        code = session.table.code
    for _ in range(4):
        clock.at += 10 * DAY
        async with a_manager(now=clock, store=store) as manager:
            await manager.wake()
    async with a_manager(now=clock, store=store) as manager:
        table, _ = await manager.look(code)
        assert table.status == "closed"
    await store.close()


async def test_a_table_does_not_remember_everybody_who_ever_watched() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        for number in range(100):
            ear = Ear(f"watcher {number}")
            manager.join(session, ear)
            manager.leave(session, ear)
        manager.leave(session, ears["bob"])
        assert set(session._away) == {"bob"}
