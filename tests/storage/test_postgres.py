"""PostgreSQL only: several processes, and a server that stops and comes back."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest

from tablee.storage import postgres_appends, postgres_link
from tablee.storage.migrations import MIGRATIONS, Migration
from tablee.storage.postgres import PostgresStore
from tablee.storage.store import CannotOpen, Conflict, Unavailable, Uncertain, open_store
from tests.services import DEADLINE, Postgres
from tests.storage.samples import begin, meet


@pytest.fixture
async def place(postgres: Postgres) -> str:
    return postgres.new_url()


async def open_hasty(place: str) -> PostgresStore:
    """A store with short time limits, except for opening it."""
    store = await PostgresStore.open(place, retry_for=DEADLINE)
    store._retry_for = store._appends._retry_for = 0.5
    return store


@pytest.fixture
async def hasty(place: str) -> AsyncIterator[PostgresStore]:
    store = await open_hasty(place)
    yield store
    await store.close()


async def test_two_processes_see_each_others_tables(place: str) -> None:
    one, two = await open_store(place), await open_store(place)
    await begin(one, "t", b"one")
    await two.append("t", 1, [b"two"])
    assert await one.load("t") == [b"one", b"two"]
    with pytest.raises(Conflict):
        await one.append("t", 1, [b"other"])
    await one.close()
    await two.close()


async def test_many_processes_may_start_at_once(place: str) -> None:
    stores = await asyncio.gather(*(open_store(place) for _ in range(5)))
    await begin(stores[0], "t", b"one")
    assert [await store.load("t") for store in stores] == [[b"one"]] * 5
    for store in stores:
        await store.close()


async def test_of_two_processes_that_write_the_same_place_one_does(place: str) -> None:
    one, two = await open_store(place), await open_store(place)
    await begin(one, "t")
    for after in range(1, 30):
        entries = (store.append("t", after, [name]) for store, name in ((one, b"one"), (two, b"two")))
        outcomes = await asyncio.gather(*entries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
    assert len(await one.load("t")) == 30
    await one.close()
    await two.close()


async def test_who_takes_a_lease_over_sees_all_that_the_last_owner_wrote(place: str) -> None:
    one, two = await open_store(place), await open_store(place)
    await begin(one, "t")
    for _ in range(20):
        fence = await one.lease("t", "one", now=0.0, ttl=0.0) or 0
        length = len(await one.load("t"))
        append = asyncio.ensure_future(one.append("t", length, [b"last"], fence=fence))
        await two.lease("t", "two", now=0.0, ttl=0.0)
        seen = len(await two.load("t"))
        outcome = (await asyncio.gather(append, return_exceptions=True))[0]
        assert seen == len(await one.load("t")) == length + (outcome is None)
    await one.close()
    await two.close()


async def test_a_commit_is_on_the_disk_whatever_the_servers_default(postgres: Postgres) -> None:
    postgres.sql("ALTER ROLE tablee SET synchronous_commit = off")
    store = await PostgresStore.open(postgres.new_url())
    assert (await store._read("SHOW synchronous_commit"))[0][0] == "on"
    await store.close()
    postgres.sql("ALTER ROLE tablee RESET synchronous_commit")


async def test_a_newer_database_is_refused_with_advice(place: str) -> None:
    contracting = Migration((), (f"UPDATE needs SET steps = {len(MIGRATIONS) + 1}",))
    await (await PostgresStore.open(place, migrations=(*MIGRATIONS, contracting))).close()
    with pytest.raises(CannotOpen, match="Install the newer Tablée again"):
        await open_store(place)


async def test_a_program_opens_a_newer_database_that_only_adds_to_what_it_knows(place: str) -> None:
    expanding = Migration((), ("CREATE TABLE extra (x TEXT)",))
    await (await PostgresStore.open(place, migrations=(*MIGRATIONS, expanding))).close()
    await (await open_store(place)).close()
    newer = await PostgresStore.open(place, migrations=(*MIGRATIONS, expanding))
    assert await newer._read("SELECT version FROM schema_version") == [(len(MIGRATIONS) + 1,)]
    await newer.close()


async def test_a_database_is_migrated_and_keeps_what_it_has(place: str) -> None:
    store = await open_store(place)
    await begin(store, "t", b"one")
    await store.close()
    more = Migration((), ("ALTER TABLE users ADD COLUMN colour TEXT",))
    migrated = await PostgresStore.open(place, migrations=(*MIGRATIONS, more))
    assert await migrated.load("t") == [b"one"]
    assert await migrated._read("SELECT colour FROM users") == []
    await migrated.close()


async def test_a_migration_that_fails_changes_nothing(place: str) -> None:
    broken = Migration((), ("CREATE TABLE extra (x TEXT)", "CREATE TABLE users (x TEXT)"))
    with pytest.raises(CannotOpen, match="already exists"):
        await PostgresStore.open(place, migrations=(*MIGRATIONS, broken))
    await (await open_store(place)).close()


async def test_a_server_that_is_not_there_is_told_at_the_start() -> None:
    with pytest.raises(CannotOpen, match="Check that it runs"):
        await PostgresStore.open("postgresql://tablee@127.0.0.1:1/postgres", retry_for=0.1)


@pytest.mark.parametrize(
    ("change", "reason"), [(("/postgres?", "/nowhere?"), "does not exist"), (("tablee@", "stranger@"), "stranger")]
)
async def test_a_server_that_refuses_is_told_at_the_start(place: str, change: tuple[str, str], reason: str) -> None:
    with pytest.raises(CannotOpen, match=reason):
        await open_store(place.replace(*change))


async def test_who_has_no_asyncpg_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tablee.storage.postgres")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "tablee.storage.postgres_appends")
    with pytest.raises(CannotOpen, match="pip install"):
        await open_store("postgresql://tablee@127.0.0.1/postgres")


async def test_a_url_that_makes_no_sense_is_told_at_the_start() -> None:
    with pytest.raises(CannotOpen, match="not a PostgreSQL URL"):
        await open_store("postgresql://host:port/name")


async def test_without_the_server_everything_is_unavailable_and_comes_back_with_it(
    postgres: Postgres, hasty: PostgresStore
) -> None:
    await begin(hasty, "t", b"one")
    await meet(hasty, "ada")
    postgres.stop()
    try:
        attempts: list[Callable[[], Awaitable[object]]] = [
            lambda: hasty.load("t"),
            lambda: hasty.append("t", 1, [b"two"]),
            lambda: hasty.take_code(b"code", 1.0),
            lambda: hasty.lease("t", "one", 0.0, 1.0),
        ]
        for attempt in attempts:
            with pytest.raises(Unavailable) as raised:
                await attempt()
            assert type(raised.value) is Unavailable
    finally:
        postgres.start()
    assert await hasty.load("t") == [b"one"]
    await hasty.append("t", 1, [b"two"])
    assert await hasty.load("t") == [b"one", b"two"]


async def test_a_store_can_be_closed_without_the_server(postgres: Postgres, place: str) -> None:
    store = await open_hasty(place)
    await begin(store, "t")
    postgres.stop(signal.SIGQUIT)
    try:
        async with asyncio.timeout(DEADLINE):
            await store.close()
    finally:
        postgres.start()


async def test_a_store_can_be_closed_while_the_server_says_nothing(place: str) -> None:
    store = await open_hasty(place)
    sleeping = asyncio.ensure_future(store._read("SELECT pg_sleep(60)"))
    await asyncio.sleep(0.1)
    async with asyncio.timeout(DEADLINE):
        await store.close()
    with pytest.raises(Unavailable):
        await sleeping


async def test_a_restart_is_only_a_delay(postgres: Postgres, place: str) -> None:
    store = await PostgresStore.open(place, retry_for=DEADLINE)
    await begin(store, "t")
    postgres.stop(signal.SIGQUIT)
    waiting = [asyncio.ensure_future(store.append("t", number, [b"next"])) for number in range(1, 11)]
    reading = asyncio.ensure_future(store.load("t"))
    await asyncio.sleep(0.2)
    postgres.start()
    assert await asyncio.gather(*waiting) == [None] * 10
    assert (await reading)[0] == b"created"
    assert len(await store.load("t")) == 11
    await store.close()


def lose_the_answer(monkeypatch: pytest.MonkeyPatch, *, after_commit: bool, times: int = 1) -> None:
    """The connection breaks at the commit, before or after the server has seen it."""
    run = postgres_appends.Attempt._commit
    left = iter(range(times))

    async def broken(transaction: asyncpg.transaction.Transaction) -> None:
        if next(left, None) is None:
            return await run(transaction)
        if after_commit:
            await run(transaction)
        else:
            await transaction.rollback()
        raise ConnectionResetError("the line is dead")

    monkeypatch.setattr(postgres_appends.Attempt, "_commit", staticmethod(broken))


@pytest.mark.parametrize("after_commit", [True, False])
async def test_a_commit_whose_answer_got_lost_happens_once(
    hasty: PostgresStore, monkeypatch: pytest.MonkeyPatch, after_commit: bool
) -> None:
    await begin(hasty, "t", b"one")
    lose_the_answer(monkeypatch, after_commit=after_commit)
    outcomes = await asyncio.gather(
        hasty.append("t", 1, [b"two"]), hasty.append("t", 1, [b"other"]), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert await hasty.load("t") == [b"one", b"two"]


async def test_a_commit_that_nobody_can_ask_about_is_uncertain(
    hasty: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(hasty, "t", b"one")
    lose_the_answer(monkeypatch, after_commit=False, times=1000)
    with pytest.raises(Uncertain):
        await hasty.append("t", 1, [b"two"])


async def test_what_must_happen_once_is_not_tried_again_when_its_answer_got_lost(hasty: PostgresStore) -> None:
    calls = []

    async def work(connection: object) -> None:
        calls.append(connection)
        raise ConnectionResetError("the line is dead")

    with pytest.raises(Uncertain):
        await postgres_link.repeat(hasty._pool, work, 5.0, once=True)
    assert len(calls) == 1


async def test_a_deadlock_is_tried_again(hasty: PostgresStore) -> None:
    calls = []

    async def work(connection: object) -> str:
        calls.append(connection)
        if len(calls) == 1:
            raise asyncpg.DeadlockDetectedError("yours or mine")
        return "done"

    assert await postgres_link.repeat(hasty._pool, work, 5.0, once=True) == "done"


async def test_a_full_disk_is_told_at_once(hasty: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise asyncpg.DiskFullError("no space left on device")

    await begin(hasty, "t", b"one")
    with pytest.raises(Unavailable, match="no space"):
        await postgres_link.repeat(hasty._pool, full, 5.0)
    monkeypatch.setattr(postgres_appends.Attempt, "_write", full)
    with pytest.raises(Unavailable, match="no space"):
        await hasty.append("t", 1, [b"two"])
    assert await hasty.load("t") == [b"one"]


async def test_a_server_that_may_not_be_written_is_unavailable(hasty: PostgresStore) -> None:
    await hasty._read("SET default_transaction_read_only = on")
    with pytest.raises(Unavailable, match="read-only"):
        await begin(hasty, "t")
    with pytest.raises(Unavailable, match="read-only"):
        await meet(hasty, "ada")
