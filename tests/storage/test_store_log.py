"""The contract of every store, tested on each: the log of a table."""

import asyncio

import pytest

from tablee.storage.store import CodeTaken, Conflict, Listing, Store, Unavailable, open_store
from tests.storage.samples import begin, listing, meet, user


class TestLog:
    async def test_what_is_appended_is_loaded_in_order(self, store: Store) -> None:
        await begin(store, "t", b"one", b"two")
        await store.append("t", 2, [b"three", b"", b"\x00\xff"])
        assert await store.load("t") == [b"one", b"two", b"three", b"", b"\x00\xff"]

    async def test_an_unknown_table_has_an_empty_log(self, store: Store) -> None:
        assert await store.load("nowhere") == []
        assert await store.listing("nowhere") is None
        assert await store.find("nowhere") is None

    async def test_logs_do_not_mix(self, store: Store) -> None:
        await begin(store, "t", b"one")
        await begin(store, "u", b"two")
        assert await store.load("t") == [b"one"]
        assert await store.load("u") == [b"two"]

    @pytest.mark.parametrize("after", [1, 3])
    async def test_an_append_elsewhere_than_at_the_end_is_a_conflict(self, store: Store, after: int) -> None:
        await begin(store, "t", b"one", b"two")
        with pytest.raises(Conflict):
            await store.append("t", after, [b"three"], listing("t", status="playing"))
        assert await store.load("t") == [b"one", b"two"]
        assert await store.listing("t") == listing("t")

    @pytest.mark.parametrize("entries", [[b"three"], []])
    @pytest.mark.parametrize(("table", "after"), [("t", 1), ("t", 3), ("unknown", 2)])
    async def test_so_it_is_without_a_listing_and_even_without_entries(
        self, store: Store, table: str, after: int, entries: list[bytes]
    ) -> None:
        await begin(store, "t", b"one", b"two")
        with pytest.raises(Conflict):
            await store.append(table, after, entries)
        assert await store.load("t") == [b"one", b"two"]

    async def test_an_append_to_an_unknown_table_is_a_conflict(self, store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"two"])

    async def test_a_table_is_created_once(self, store: Store) -> None:
        await begin(store, "t", b"one")
        with pytest.raises(Conflict):
            await store.append("t", 0, [b"other"], listing("t"))
        with pytest.raises(Conflict):
            await store.append("t", 0, [b"other"], listing("t", code="another"))
        assert await store.load("t") == [b"one"]

    async def test_a_code_belongs_to_one_table(self, store: Store) -> None:
        await begin(store, "t", code="ABCD")
        with pytest.raises(CodeTaken):
            await begin(store, "u", code="ABCD")
        assert await store.load("u") == []
        await begin(store, "u", code="ABCE")

    @pytest.mark.parametrize(
        ("after", "entries", "listed"),
        [(0, [b"one"], None), (0, [], listing("t")), (-1, [b"one"], listing("t")), (1, [b"two"], listing("u"))],
    )
    async def test_a_senseless_append_is_an_error_of_the_caller(
        self, store: Store, after: int, entries: list[bytes], listed: Listing | None
    ) -> None:
        with pytest.raises(ValueError, match="table"):
            await store.append("t", after, entries, listed)

    async def test_of_many_who_write_the_same_place_one_does(self, store: Store) -> None:
        await begin(store, "t", b"one")
        tries = (store.append("t", 1, [f"two by {number}".encode()]) for number in range(20))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 19
        assert await store.load("t") == [b"one", f"two by {outcomes.index(None)}".encode()]

    async def test_of_many_who_create_with_the_same_code_one_does(self, store: Store) -> None:
        tries = (begin(store, f"t{number}", code="SAME") for number in range(10))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["CodeTaken"] * 9 + ["Listing"]

    async def test_a_refused_append_does_not_harm_those_beside_it(self, store: Store) -> None:
        for number in range(20):
            await begin(store, f"t{number}")
        tries = (store.append(f"t{number}", 1 + number % 2, [b"next"]) for number in range(20))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [True, False] * 10
        assert [len(await store.load(f"t{number}")) for number in range(20)] == [2, 1] * 10

    async def test_an_append_that_cannot_be_said_does_not_harm_those_beside_it(self, store: Store) -> None:
        await begin(store, "t")
        await begin(store, "u")
        unsayable = listing("u", free=2**70)
        outcomes = await asyncio.gather(
            store.append("t", 1, [b"next"]), store.append("u", 1, [b"next"], unsayable), return_exceptions=True
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Exception)
        assert not isinstance(outcomes[1], (Conflict, Unavailable))
        assert (len(await store.load("t")), len(await store.load("u"))) == (2, 1)

    async def test_appends_may_follow_one_another_without_waiting(self, store: Store) -> None:
        first = store.append("t", 0, [b"0"], listing("t"))
        others = [store.append("t", number, [str(number).encode()]) for number in range(1, 50)]
        await asyncio.gather(first, *others)
        assert await store.load("t") == [str(number).encode() for number in range(50)]

    async def test_it_is_all_there_when_opened_again(self, url: str) -> None:
        first = await open_store(url)
        listed = await begin(first, "t", b"one", b"two")
        await meet(first, "ada")
        await first.close()
        second = await open_store(url)
        assert await second.load("t") == [b"one", b"two"]
        assert await second.listing("t") == listed
        assert await second.user_by_token(b"ada") == user("ada")
        await second.close()

    async def test_a_closed_store_is_unavailable(self, url: str) -> None:
        store = await open_store(url)
        await begin(store, "t")
        await store.close()
        await store.close()
        with pytest.raises(Unavailable):
            await store.load("t")
        with pytest.raises(Unavailable):
            await store.append("t", 1, [b"two"])

    async def test_what_was_asked_before_closing_is_done(self, url: str) -> None:
        store = await open_store(url)
        await begin(store, "t")
        asked = [asyncio.ensure_future(store.append("t", number, [b"next"])) for number in range(1, 30)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 29
