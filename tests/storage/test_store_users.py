"""The contract of every store, tested on each: users, tokens and one-time codes."""

import asyncio

import pytest
from msgspec.structs import replace

from tablee.storage.store import Conflict, Store
from tests.storage.samples import LATER, meet, user


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
