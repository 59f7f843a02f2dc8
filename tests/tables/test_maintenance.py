"""Regular tasks of a hall: unload idle tables, close abandoned ones."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.hosting import maintenance
from tablee.hosting.hall import DAY
from tablee.storage.store import open_store
from tests.tables.halls import Clock, Ear, a_hall, a_table, choose


async def test_a_quiet_table_leaves_the_memory_and_comes_back_as_it_was() -> None:
    clock = Clock()
    async with a_hall(now=clock) as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob")
        clock.at += 1000
        assert await maintenance.sweep(hall, 900) == 0
        for ear in ears.values():
            hall.leave(session, ear)
        assert await maintenance.sweep(hall, 900) == 1
        assert not hall.tables
        again = await hall.find(session.table.code)
        assert again.table.version == session.table.version
        with pytest.raises(Refused, match="no-such-table"):
            await hall.find("NONE42")


async def test_a_game_that_is_over_leaves_the_memory_soon_and_its_record_stays() -> None:
    clock = Clock()
    async with a_hall(now=clock) as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob")
        while session.table.status == "playing":
            await choose(hall, session, session.table.seats[session.table.asked()[0]].user, 1)
        for ear in ears.values():
            hall.leave(session, ear)
        clock.at += 61
        assert await maintenance.sweep(hall, 900) == 1
        table, online = await hall.look(session.table.code)
        assert table.status == "finished"
        assert not online
        assert not hall.tables


async def test_a_game_that_nobody_touches_for_a_month_is_closed_wherever_it_is() -> None:
    clock = Clock()
    async with a_hall(now=clock) as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob")
        for ear in ears.values():
            hall.leave(session, ear)
        clock.at += 29 * DAY
        await maintenance.sweep(hall, 900)
        assert await maintenance.close_abandoned(hall) == 0
        hall.tables.clear()
        clock.at += 2 * DAY
        assert await maintenance.close_abandoned(hall) == 1
        table, _ = await hall.look(session.table.code)
        assert table.status == "closed"
        assert table.seed.hex()
        assert await hall.store.unfinished() == []


async def test_waking_does_not_make_a_game_younger() -> None:
    clock = Clock()
    store = await open_store("sqlite:///:memory:")
    async with a_hall(now=clock, store=store) as hall:
        session, _ = await a_table(hall, "drawers", "ann", "bob")
        code = session.table.code
    for _ in range(4):
        clock.at += 10 * DAY
        async with a_hall(now=clock, store=store) as hall:
            await hall.wake()
    async with a_hall(now=clock, store=store) as hall:
        table, _ = await hall.look(code)
        assert table.status == "closed"
    await store.close()


async def test_a_table_does_not_remember_everybody_who_ever_watched() -> None:
    async with a_hall() as hall:
        session, ears = await a_table(hall, "drawers", "ann", "bob")
        for number in range(100):
            ear = Ear(f"watcher {number}")
            hall.join(session, ear)
            hall.leave(session, ear)
        hall.leave(session, ears["bob"])
        assert set(session._away) == {"bob"}
