"""The contract of every store, tested on each: leases of tables, and the clock."""

import asyncio
import time

import pytest

from tablee.storage.store import Conflict, Store
from tests.storage.samples import begin, listing


class TestLeases:
    async def test_one_owner_at_a_time(self, store: Store) -> None:
        assert await store.lease("t", "one", now=0.0, ttl=5.0)
        assert await store.lease("t", "two", now=4.9, ttl=5.0) is None
        assert await store.lease("u", "two", now=4.9, ttl=5.0)
        assert await store.lease_owner("t", now=4.9) == "one"
        assert await store.lease_owner("t", now=5.0) is None
        assert await store.lease_owner("v", now=0.0) is None

    async def test_numbers_only_grow(self, store: Store) -> None:
        first = await store.lease("t", "one", now=0.0, ttl=5.0)
        second = await store.lease("t", "two", now=5.0, ttl=5.0)
        third = await store.lease("t", "one", now=10.0, ttl=5.0)
        assert first is not None
        assert second is not None
        assert third is not None
        assert 0 < first < second < third

    async def test_an_owner_renews_and_keeps_the_number(self, store: Store) -> None:
        first = await store.lease("t", "one", now=0.0, ttl=5.0)
        assert await store.lease("t", "one", now=4.0, ttl=5.0) == first
        assert await store.lease("t", "one", now=20.0, ttl=5.0) == first
        assert await store.lease("t", "two", now=24.0, ttl=5.0) is None

    async def test_all_leases_of_an_owner_are_renewed_at_once(self, store: Store) -> None:
        for table in ("t", "u", "v"):
            await store.lease(table, "one", now=0.0, ttl=5.0)
        await store.lease("u", "two", now=5.0, ttl=5.0)
        assert sorted(await store.renew("one", now=6.0, ttl=5.0)) == ["t", "v"]
        assert [await store.lease_owner(table, now=9.0) for table in ("t", "u", "v")] == ["one", "two", "one"]

    async def test_of_many_who_ask_one_gets_it(self, store: Store) -> None:
        numbers = await asyncio.gather(*(store.lease("t", f"owner {number}", 0.0, 5.0) for number in range(10)))
        assert len([number for number in numbers if number is not None]) == 1

    async def test_a_released_table_is_free_and_its_number_stays_old(self, store: Store) -> None:
        first = await store.lease("t", "one", now=0.0, ttl=5.0)
        await store.release("t", "two")
        assert await store.lease_owner("t", now=1.0) == "one"
        await store.release("t", "one")
        assert await store.lease_owner("t", now=1.0) is None
        second = await store.lease("t", "two", now=1.0, ttl=5.0)
        assert first is not None
        assert second is not None
        assert second > first

    async def test_who_lost_the_lease_cannot_append(self, store: Store) -> None:
        old = await store.lease("t", "one", now=0.0, ttl=5.0) or 0
        await store.append("t", 0, [b"one"], listing("t"), fence=old)
        await store.append("t", 1, [b"two"], fence=old)
        new = await store.lease("t", "two", now=5.0, ttl=5.0) or 0
        with pytest.raises(Conflict):
            await store.append("t", 2, [b"three, too late"], fence=old)
        await store.append("t", 2, [b"three"], fence=new)
        assert await store.load("t") == [b"one", b"two", b"three"]

    async def test_the_number_counts_even_when_the_newer_owner_has_gone(self, store: Store) -> None:
        old = await store.lease("t", "one", now=0.0, ttl=5.0) or 0
        await begin(store, "t")
        await store.lease("t", "two", now=5.0, ttl=5.0)
        await store.release("t", "two")
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"two"], fence=old)

    async def test_a_lease_that_ran_out_is_good_until_another_has_one(self, store: Store) -> None:
        await begin(store, "t")
        fence = await store.lease("t", "one", now=0.0, ttl=0.0) or 0
        await store.append("t", 1, [b"two"], fence=fence)


async def test_a_store_tells_the_time(store: Store) -> None:
    assert await store.clock() == pytest.approx(time.time(), abs=5)
