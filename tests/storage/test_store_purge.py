"""The contract of every store, tested on each: what a purge removes and what it keeps."""

from tablee.storage.store import Store
from tests.storage.samples import LATER, begin, ids, meet


class TestPurge:
    async def test_idle_tables_that_never_began_go_and_no_game_does(self, store: Store) -> None:
        await begin(store, "idle", updated=1.0)
        await begin(store, "closed", status="closed", updated=1.0)
        await begin(store, "fresh", updated=LATER)
        await begin(store, "playing", status="playing", updated=1.0)
        await begin(store, "finished", status="finished", updated=1.0)
        assert await store.purge(tables_before=5.0, users_before=0.0) == (1, 0)
        left = [table for table in ("idle", "closed", "fresh", "playing", "finished") if await store.load(table)]
        assert left == ["closed", "fresh", "playing", "finished"]
        assert await store.find("code-idle") is None
        assert ids(await store.tables_of("ada")) == ["fresh", "closed", "finished", "playing"]
        await begin(store, "again", code="code-idle")

    async def test_guests_who_sit_nowhere_go(self, store: Store) -> None:
        await meet(store, "ada", "bob")
        await meet(store, "eve", seen=LATER)
        await begin(store, "t", users=("bob",), status="finished")
        await store.add_token("ada", b"phone")
        await store.put_code(b"code", "ada", expires=LATER)
        assert await store.purge(tables_before=0.0, users_before=5.0) == (0, 1)
        assert [await store.user(name) is not None for name in ("ada", "bob", "eve")] == [False, True, True]
        assert await store.user_by_token(b"phone") is None
        assert await store.take_code(b"code", now=1.0) is None

    async def test_a_guest_goes_with_their_last_table(self, store: Store) -> None:
        await meet(store, "ada")
        await begin(store, "t")
        assert await store.purge(tables_before=5.0, users_before=5.0) == (1, 1)

    async def test_numbers_grow_across_a_purge(self, store: Store) -> None:
        first = await store.lease("t", "one", now=0.0, ttl=1.0) or 0
        await store.purge(tables_before=5.0, users_before=0.0)
        assert (await store.lease("t", "two", now=5.0, ttl=1.0) or 0) > first
