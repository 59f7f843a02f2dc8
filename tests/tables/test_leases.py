"""Tables of several processes: each belongs to one, by a lease."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablee.core.refusal import Refused
from tablee.hosting import maintenance
from tablee.hosting import manager as manager_module
from tablee.hosting.bots import BotsHere
from tablee.hosting.leases import Elsewhere, Lease
from tablee.hosting.manager import TableManager
from tablee.storage.store import open_store
from tablee.tables.table import Table
from tests.tables.managers import Clock, a_table, choose


@asynccontextmanager
async def two_processes(seconds: float) -> AsyncIterator[tuple[TableManager, TableManager, Clock]]:
    """Two managers with one store, which lease their tables for this many seconds."""
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    managers = [TableManager(store, BotsHere(), clock, 0.0, Lease(name, seconds)) for name in ("first", "second")]
    yield managers[0], managers[1], clock
    for manager in managers:
        await manager.close()
    await store.close()


async def test_two_processes_never_have_the_same_table_and_the_slower_one_cannot_write() -> None:
    async with two_processes(10) as (first, second, clock):
        session, ears = await a_table(first, "drawers", "ann", "bob")
        with pytest.raises(Elsewhere) as elsewhere:
            await second.find(session.table.code)
        assert elsewhere.value.owner == "first"
        clock.at += 6
        await maintenance.renew(first)
        clock.at += 6
        with pytest.raises(Elsewhere):
            await second.find(session.table.code)
        clock.at += 6
        taken = await second.find(session.table.code)
        with pytest.raises(Refused, match="try-again"):
            await choose(first, session, "ann")
        assert ears["ann"].bye is not None
        await choose(second, taken, "ann")


async def test_what_another_process_took_is_forgotten_at_the_next_renewal() -> None:
    async with two_processes(10) as (first, second, clock):
        session, ears = await a_table(first, "drawers", "ann", "bob")
        clock.at += 20
        await second.wake()
        assert session.id in second.tables
        await maintenance.renew(first)
        assert session.id not in first.tables
        assert ears["bob"].bye is not None
        await second.close()
        assert (await first.find(session.table.code)).id == session.id


async def test_a_swept_table_is_free_for_another_process_unless_its_game_goes_on() -> None:
    async with two_processes(1000) as (first, second, clock):
        going_on, ears = await a_table(first, "drawers", "ann", "bob")
        over, more = await a_table(first, "drawers", "ann", "bob")
        while over.table.status == "playing":
            await choose(first, over, over.table.seats[over.table.asked()[0]].user, 1)
        for session, ear in [*((going_on, ear) for ear in ears.values()), *((over, ear) for ear in more.values())]:
            first.leave(session, ear)
        clock.at += 901
        assert await maintenance.sweep(first, 900) == 2
        assert (await second.find(over.table.code)).id == over.id
        with pytest.raises(Elsewhere):
            await second.find(going_on.table.code)


async def test_a_process_that_ends_hands_all_its_tables_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_processes(1000) as (first, second, _):
        tables = [await a_table(first, "drawers", "ann", "bob") for _ in range(20)]
        released = []
        monkeypatch.setattr(first.store, "release", lambda *given: released.append(given))
        await first.hand_over()
        assert not released, "one statement is enough"
        await second.wake()
        assert set(second.tables) == {session.id for session, _ in tables}
        for _, ears in tables:
            assert ears["ann"].bye is not None
            assert (ears["ann"].bye.code, ears["ann"].bye.retry) == ("closing", True)


async def test_a_process_that_ends_takes_no_table_up() -> None:
    async with two_processes(1000) as (first, second, _):
        session, _ = await a_table(first, "drawers", "ann", "bob")
        await first.hand_over()
        await first.wake()
        with pytest.raises(Refused, match="try-again"):
            await first.find(session.table.code)
        with pytest.raises(Refused, match="try-again"):
            await a_table(first, "drawers", "ann", "bob")
        assert (await second.find(session.table.code)).id == session.id


async def test_a_table_that_cannot_be_stored_does_not_keep_a_process_from_ending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(manager_module, "MAX_WAIT", 0.05)
    async with two_processes(1000) as (first, _, _):
        session, ears = await a_table(first, "drawers", "ann", "bob")
        session.lock.acquire(lambda: None)
        await first.hand_over()
        assert ears["ann"].bye is not None
        session.lock.release()


async def test_a_table_that_is_being_taken_up_when_its_process_ends_is_handed_over_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with two_processes(1000) as (first, second, _clock):
        session, _ = await a_table(first, "drawers", "ann", "bob")
        await first.hand_over()
        reading, go_on = asyncio.Event(), asyncio.Event()
        rebuild = second._rebuild

        async def slowly(table_id: str) -> Table:
            reading.set()
            await go_on.wait()
            return await rebuild(table_id)

        monkeypatch.setattr(second, "_rebuild", slowly)
        loading = asyncio.create_task(second.find(session.table.code))
        await reading.wait()
        ending = asyncio.create_task(second.hand_over())
        await asyncio.sleep(0)
        go_on.set()
        await ending
        assert not second.tables
        assert await second.store.lease_owner(session.id, second.now()) is None, "nobody waits for its lease to run out"
        with pytest.raises(Refused, match="try-again"):
            await loading
