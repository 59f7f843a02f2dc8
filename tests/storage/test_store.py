"""The contract of every store, tested on each."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from tablee.storage.store import CodeTaken, Conflict, Listing, Store, Unavailable, open_store
from tests.storage.samples import begin, listing, meet, user

LATER = 10.0


def ids(listings: list[Listing]) -> list[str]:
    return [one.table for one in listings]


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


class TestUsers:
    async def test_a_token_tells_who_it_is(self, store: Store) -> None:
        await meet(store, "ada", "bob")
        assert await store.user_by_token(b"bob") == user("bob")
        assert await store.user("ada") == user("ada")
        assert await store.user_by_token(b"unknown") is None
        assert await store.user("unknown") is None

    async def test_another_device_has_a_token_of_its_own(self, store: Store) -> None:
        await meet(store, "ada")
        await store.add_token("ada", b"phone")
        assert await store.user_by_token(b"phone") == await store.user_by_token(b"ada") == user("ada")

    async def test_a_new_token_takes_the_place_of_all_others_at_once_or_not_at_all(self, store: Store) -> None:
        await meet(store, "ada", "bob")
        await store.add_token("ada", b"phone")
        await store.put_code(b"code", "ada", LATER)
        with pytest.raises(Conflict):
            await store.replace_tokens("ada", b"bob")
        assert await store.user_by_token(b"phone") == await store.user_by_token(b"ada") == user("ada")
        await store.replace_tokens("ada", b"new")
        assert await store.user_by_token(b"new") == user("ada")
        assert [await store.user_by_token(each) for each in (b"ada", b"phone")] == [None, None]
        assert await store.take_code(b"code", now=1.0) is None
        assert await store.user_by_token(b"bob") == user("bob")

    async def test_a_user_changes_name_language_and_when_seen(self, store: Store) -> None:
        await meet(store, "ada")
        changed = replace(user("ada"), name="Ада", language="ru", seen=9.0)
        await store.update_user(changed)
        assert await store.user("ada") == changed

    async def test_ids_and_tokens_are_given_once(self, store: Store) -> None:
        await meet(store, "ada", "bob")
        with pytest.raises(Conflict):
            await store.add_user(user("ada"), b"new token")
        with pytest.raises(Conflict):
            await store.add_user(user("eve"), b"ada")
        with pytest.raises(Conflict):
            await store.add_token("bob", b"ada")
        assert await store.user("eve") is None
        assert await store.user_by_token(b"new token") is None

    async def test_nothing_is_kept_for_a_user_who_does_not_exist(self, store: Store) -> None:
        with pytest.raises(Conflict):
            await store.update_user(user("ada"))
        with pytest.raises(Conflict):
            await store.add_token("ada", b"token")
        with pytest.raises(Conflict):
            await store.put_code(b"code", "ada", LATER)


class TestCodes:
    async def test_a_code_is_good_once(self, store: Store) -> None:
        await meet(store, "ada")
        await store.put_code(b"code", "ada", expires=LATER)
        assert await store.take_code(b"code", now=LATER - 1) == "ada"
        assert await store.take_code(b"code", now=LATER - 1) is None

    async def test_of_many_who_take_a_code_one_gets_it(self, store: Store) -> None:
        await meet(store, "ada")
        await store.put_code(b"code", "ada", expires=LATER)
        taken = await asyncio.gather(*(store.take_code(b"code", now=1.0) for _ in range(10)))
        assert sorted(taken, key=str) == [None] * 9 + ["ada"]

    async def test_a_code_expires(self, store: Store) -> None:
        await meet(store, "ada")
        await store.put_code(b"code", "ada", expires=LATER)
        assert await store.take_code(b"code", now=LATER) is None
        assert await store.take_code(b"code", now=1.0) is None

    async def test_an_unknown_code_is_nobodys(self, store: Store) -> None:
        assert await store.take_code(b"code", now=1.0) is None


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


async def test_a_store_tells_the_time(store: Store) -> None:
    assert await store.clock() == pytest.approx(time.time(), abs=5)
