"""The thread that writes to SQLite: many appends at once, independent of each other, without endless waits."""

import asyncio
import sqlite3
from pathlib import Path
from unittest.mock import DEFAULT, Mock

import pytest

from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Conflict, Store, Unavailable, Uncertain, open_store
from tablee.storage.writer import MOST_AT_ONCE, failure
from tests.storage.samples import begin, database_of, meet


async def append_to_all(store: Store, tables: list[str], after: int) -> list[BaseException | None]:
    """Append to all of them at once and return the results. Those with an x leave a gap."""
    appends = [store.append(table, after + table.startswith("x"), [b"%d" % after] * 2) for table in tables]
    return await asyncio.gather(*appends, return_exceptions=True)


@pytest.mark.parametrize("many", [1, 2, 3, 63, 64, 65, 128, 200, 501])
async def test_many_appends_of_one_moment_are_all_written(path: Path, many: int) -> None:
    store = await open_store(f"sqlite:///{path}")
    tables = [f"t{number}" for number in range(many)]
    await asyncio.gather(*[begin(store, table, b"0") for table in tables])
    assert await append_to_all(store, tables, 1) == [None] * many
    assert await append_to_all(store, tables, 3) == [None] * many
    for table in tables:
        assert await store.load(table) == [b"0", b"1", b"1", b"3", b"3"]
    await store.close()


async def test_appends_that_do_not_fit_are_alone_refused(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    tables = ["t1", "t2", "x1", "t3", "t3", "x2"]
    await asyncio.gather(*[begin(store, table, b"0") for table in {*tables}])
    done = await append_to_all(store, [*tables, "unknown"], 1)
    assert [isinstance(each, Conflict) for each in done] == [False, False, True, False, True, True, True]
    assert [len(await store.load(table)) for table in tables] == [3, 3, 1, 3, 3, 1]
    assert await store.load("unknown") == []
    await store.close()


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "SAVEPOINT job", "COMMIT"])
async def test_without_memory_for_a_moment_it_is_unavailable_and_then_goes_on(path: Path, statement: str) -> None:
    store = await SqliteStore.open(str(path))
    await begin(store, "t", b"one")
    lacking = [statement]

    def execute(asked: str, *_: object) -> object:
        if asked in lacking:
            lacking.remove(asked)
            raise MemoryError
        return DEFAULT

    database = database_of(store)
    store._writer._database = Mock(wraps=database, execute=Mock(wraps=database.execute, side_effect=execute))
    async with asyncio.timeout(5):
        outcomes = await asyncio.gather(
            store.append("t", 1, [b"two"]), store.append("t", 7, [b"eight"]), return_exceptions=True
        )
        assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
        await store.append("t", 1, [b"two"])
    assert await store.load("t") == [b"one", b"two"]
    await store.close()


async def test_what_became_of_a_commit_that_the_disk_refused_is_uncertain(path: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    assert type(failure(error, committing=True)) is Uncertain
    assert type(failure(error)) is Unavailable


async def test_what_waits_is_committed_together(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    await begin(store, "t")
    statements: list[str] = []
    database_of(store).set_trace_callback(statements.append)
    await asyncio.gather(*(store.append("t", number, [b"next"]) for number in range(1, 201)))
    assert len(set(statements)) < 50  # SQLite reports a statement again for each row, because of the trigger
    await store.close()


async def test_who_stops_waiting_does_not_stop_the_others(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    await begin(store, "t")
    await meet(store, "ada")
    waiting = [asyncio.ensure_future(store.append("t", number, [b"next"])) for number in range(1, 21)]
    await asyncio.sleep(0)
    waiting[5].cancel()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [asyncio.CancelledError]
    with pytest.raises(Conflict):
        await store.append("t", 20, [b"once more"])
    await store.close()


async def test_what_waits_behind_a_transaction_is_done_before_closing(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    await begin(store, "t")
    many = 2 * MOST_AT_ONCE + 100
    waiting = [asyncio.ensure_future(store.append("t", number, [b"next"])) for number in range(1, many)]
    await asyncio.sleep(0)
    await store.close()
    async with asyncio.timeout(5):
        assert await asyncio.gather(*waiting) == [None] * len(waiting)
