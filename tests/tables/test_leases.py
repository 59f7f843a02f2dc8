"""Tables of several processes: each is held by one, by a lease."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablee.core.refusal import Refused
from tablee.storage.store import open_store
from tablee.tables import chores
from tablee.tables.bots import BotsHere
from tablee.tables.hall import Elsewhere, Hall, Lease
from tests.tables.halls import Clock, a_table, choose


@asynccontextmanager
async def two_processes(seconds: float) -> AsyncIterator[tuple[Hall, Hall, Clock]]:
    """Two halls with one store, each of which holds its tables for so many seconds at a time."""
    clock, store = Clock(), await open_store("sqlite:///:memory:")
    halls = [Hall(store, BotsHere(), clock, 0.0, Lease(name, seconds)) for name in ("first", "second")]
    yield halls[0], halls[1], clock
    for hall in halls:
        await hall.close()
    await store.close()


async def test_two_processes_never_have_the_same_table_and_the_slower_one_cannot_write() -> None:
    async with two_processes(10) as (first, second, clock):
        live, ears = await a_table(first, "drawers", "ann", "bob")
        with pytest.raises(Elsewhere) as elsewhere:
            await second.find(live.table.code)
        assert elsewhere.value.owner == "first"
        clock.at += 6
        await chores.renew(first)
        clock.at += 6
        with pytest.raises(Elsewhere):
            await second.find(live.table.code)
        clock.at += 6
        taken = await second.find(live.table.code)
        with pytest.raises(Refused, match="try-again"):
            await choose(first, live, "ann")
        assert ears["ann"].bye is not None
        await choose(second, taken, "ann")


async def test_what_another_process_took_is_forgotten_at_the_next_renewal() -> None:
    async with two_processes(10) as (first, second, clock):
        live, ears = await a_table(first, "drawers", "ann", "bob")
        clock.at += 20
        await second.wake()
        assert live.id in second.tables
        await chores.renew(first)
        assert live.id not in first.tables
        assert ears["bob"].bye is not None
        await second.close()
        assert (await first.find(live.table.code)).id == live.id


async def test_a_swept_table_is_free_for_another_process_unless_its_game_goes_on() -> None:
    async with two_processes(1000) as (first, second, clock):
        going_on, ears = await a_table(first, "drawers", "ann", "bob")
        over, more = await a_table(first, "drawers", "ann", "bob")
        while over.table.status == "playing":
            await choose(first, over, over.table.seats[over.table.asked()[0]].user, 1)
        for live, ear in [*((going_on, ear) for ear in ears.values()), *((over, ear) for ear in more.values())]:
            first.leave(live, ear)
        clock.at += 901
        assert await chores.sweep(first, 900) == 2
        assert (await second.find(over.table.code)).id == over.id
        with pytest.raises(Elsewhere):
            await second.find(going_on.table.code)
