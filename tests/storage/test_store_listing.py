"""The contract of every store, tested on each: the rows of tables, for the lobby and for a player's own tables."""

from tablee.storage.store import Store
from tests.storage.samples import begin, ids, listing


class TestListing:
    async def test_a_table_is_found_by_its_code(self, store: Store) -> None:
        listed = await begin(store, "t", code="ABCD")
        assert await store.find("ABCD") == listed
        assert await store.find("abcd") is None

    async def test_every_field_is_kept(self, store: Store) -> None:
        fields = {"status": "playing", "public": False, "host": "eve", "seats": 16, "free": 0, "summary": b"\x00{}"}
        listed = await begin(store, "t", users=("bob", "ada"), awaited=("ada", "bob"), updated=1234567890.125, **fields)
        assert await store.listing("t") == listed

    async def test_an_append_rewrites_the_listing(self, store: Store) -> None:
        await begin(store, "t")
        changed = listing("t", status="playing", free=0, users=("ada", "bob"), awaited=("bob",), updated=2.0)
        await store.append("t", 1, [b"joined"], changed)
        assert await store.listing("t") == changed

    async def test_the_listing_may_change_alone(self, store: Store) -> None:
        await begin(store, "t", b"one")
        await store.append("t", 1, [], listing("t", updated=2.0))
        assert await store.listing("t") == listing("t", updated=2.0)
        assert await store.load("t") == [b"one"]

    async def test_code_and_game_stay_as_created(self, store: Store) -> None:
        await begin(store, "t", code="ABCD")
        await store.append("t", 1, [b"two"], listing("t", code="OTHER", game="claim"))
        assert await store.listing("t") == listing("t", code="ABCD")

    async def test_the_lobby_shows_public_open_tables_newest_first(self, store: Store) -> None:
        await begin(store, "old", updated=1.0)
        await begin(store, "new", updated=3.0)
        await begin(store, "middle", updated=2.0)
        await begin(store, "private", public=False)
        await begin(store, "begun", status="playing")
        await begin(store, "full", free=0, updated=4.0)
        assert ids(await store.open_tables()) == ["new", "middle", "old"]
        assert ids(await store.open_tables(limit=2)) == ["new", "middle"]

    async def test_my_tables_are_those_that_wait_for_me_then_the_newest(self, store: Store) -> None:
        await begin(store, "other", users=("eve",), awaited=("eve",), updated=9.0)
        await begin(store, "new", users=("ada", "bob"), awaited=("bob",), updated=3.0)
        await begin(store, "mine", users=("ada", "bob"), awaited=("ada", "bob"), updated=1.0)
        await begin(store, "over", users=("ada",), status="finished", updated=2.0)
        assert ids(await store.tables_of("ada")) == ["mine", "new", "over"]
        assert ids(await store.tables_of("bob")) == ["new", "mine"]
        assert ids(await store.tables_of("ada", limit=1)) == ["mine"]
        assert ids(await store.tables_of("nobody")) == []

    async def test_who_leaves_no_longer_has_the_table_among_theirs(self, store: Store) -> None:
        await begin(store, "t", users=("ada", "bob"))
        await store.append("t", 1, [b"left"], listing("t", users=("bob", "eve")))
        assert [ids(await store.tables_of(name)) for name in ("ada", "bob", "eve")] == [[], ["t"], ["t"]]

    async def test_tables_being_played_are_to_be_woken(self, store: Store) -> None:
        await begin(store, "open")
        await begin(store, "playing", status="playing")
        await begin(store, "held", status="playing")
        await begin(store, "over", status="finished")
        await store.lease("held", "one", now=5.0, ttl=10.0)
        assert sorted(await store.unfinished()) == ["held", "playing"]
        assert await store.unfinished(unleased_at=14.0) == ["playing"]
        assert sorted(await store.unfinished(unleased_at=15.0)) == ["held", "playing"]
