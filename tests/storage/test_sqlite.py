"""What only SQLite does: one process, one file, one disk that may be full."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from unittest.mock import DEFAULT, Mock

import pytest

from tablee.storage import migrations, sqlite_file
from tablee.storage.migrations import MIGRATIONS, Migration
from tablee.storage.rows import row_of
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import CannotOpen, Conflict, Store, Unavailable, Uncertain, default_url, open_store
from tablee.storage.writer import MOST_AT_ONCE, failure
from tests.storage.samples import begin, listing, meet

OPEN_IT = """
import asyncio, sys
from tablee.storage.store import CannotOpen, open_store
try:
    asyncio.run(open_store(sys.argv[1]))
except CannotOpen as error:
    sys.exit(str(error))
"""
# From here on no file may grow beyond this size: what a full disk is to SQLite, without needing one.
FILL_THE_DISK = """
import asyncio, resource, sys
from tablee.storage.store import Unavailable, open_store
from tests.storage.samples import begin
async def main():
    store = await open_store(sys.argv[1])
    await begin(store, "t", b"one")
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))
    try:
        await store.append("t", 1, [b"x" * 1_000_000])
    except Unavailable as error:
        print(await store.load("t"), error)
    await store.append("t", 1, [b"two"])
    print(await store.load("t"))
asyncio.run(main())
"""
MIGRATE_ON_A_FULL_DISK = f"""
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))
{OPEN_IT}
"""
BE_KILLED_WHILE_MIGRATING = """
import os, signal, sys
from tablee.storage import sqlite_file
from tablee.storage.migrations import MIGRATIONS, Migration
def connect(path, connect=sqlite_file.connect):
    database = connect(path)
    database.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
    return database
sqlite_file.connect = connect
sqlite_file.prepare(sys.argv[1].removeprefix("sqlite:///"), (*MIGRATIONS, Migration(("SELECT die()",), ())))
"""
DIARY = b"Dear diary, " * 1000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tablee.sqlite3"


def diary_in(folder: Path) -> Path:
    path = folder / "diary"
    path.write_bytes(DIARY)
    return path


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.rglob("*")}


def database_of(store: SqliteStore) -> sqlite3.Connection:
    return store._writer._database


def dump(path: Path) -> list[str]:
    """All that is in a database, and its version."""
    database = sqlite3.connect(path)
    (version,) = database.execute("PRAGMA user_version").fetchone()
    lines = [f"version {version}", *database.iterdump()]
    database.close()
    return lines


def run(script: str, path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script, f"sqlite:///{path}"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_it_lies_in_the_folder_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "here"))
    assert default_url() == f"sqlite:///{tmp_path}/here/tablee.sqlite3"
    await (await open_store(default_url())).close()
    assert (tmp_path / "here" / "tablee.sqlite3").exists()


def test_it_lies_in_the_platforms_folder_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url().endswith("tablee/tablee.sqlite3")


async def test_a_path_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await (await open_store("sqlite:///some/folder/file")).close()
    assert (tmp_path / "some" / "folder" / "file").exists()


async def test_a_store_in_memory_is_a_store_of_its_own() -> None:
    one, two = await open_store("sqlite:///:memory:"), await open_store("sqlite:///:memory:")
    await begin(one, "t", b"one")
    assert await one.load("t") == [b"one"]
    assert await two.load("t") == []
    await one.close()
    await two.close()


@pytest.mark.parametrize("url", ["mysql://host/name", "tablee.sqlite3", "sqlite://", "sqlite:///", ""])
async def test_another_url_is_refused(url: str) -> None:
    with pytest.raises(CannotOpen, match="use sqlite"):
        await open_store(url)


async def test_a_second_process_is_refused_and_told_who_has_it(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    refused = await asyncio.to_thread(run, OPEN_IT, path)
    assert refused.returncode == 1
    assert f"in use by another process (its number: {os.getpid()})" in refused.stderr
    await begin(store, "t")
    await store.close()
    assert (await asyncio.to_thread(run, OPEN_IT, path)).returncode == 0


async def test_the_same_process_is_refused_too_and_the_first_keeps_its_lock(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    with pytest.raises(CannotOpen, match="open already"):
        await open_store(f"sqlite:///{path}")
    assert (await asyncio.to_thread(run, OPEN_IT, path)).returncode == 1
    await store.close()
    await (await open_store(f"sqlite:///{path}")).close()


async def test_a_commit_is_on_the_disk_when_it_returns(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    settings = {
        name: database_of(store).execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    }
    assert settings == {"journal_mode": "wal", "synchronous": 2}
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'folder' / 'file'}")
    await begin(store, "t")
    assert modes(tmp_path) == {
        "folder": 0o700,
        "file": 0o600,
        "file-wal": 0o600,
        "file-shm": 0o600,
        "file.lock": 0o600,
    }
    await store.close()


async def test_an_sqlite_that_is_too_old_is_refused_with_advice(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 35, 4))
    with pytest.raises(CannotOpen, match=r"3\.35\.5 or newer is needed"):
        await open_store(f"sqlite:///{path}")


async def test_a_newer_database_is_refused_with_advice(path: Path) -> None:
    await (await open_store(f"sqlite:///{path}")).close()
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    with pytest.raises(CannotOpen, match="Install the newer Tablée again"):
        await open_store(f"sqlite:///{path}")


async def test_anothers_database_is_left_alone(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    with pytest.raises(CannotOpen, match="of something else"):
        await open_store(f"sqlite:///{path}")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = diary_in(tmp_path)
    with pytest.raises(CannotOpen, match="not a database"):
        await open_store(f"sqlite:///{path}")
    assert path.read_bytes() == DIARY


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    path = diary_in(tmp_path)
    with pytest.raises(CannotOpen, match="TABLEE_DATA"):
        await open_store(f"sqlite:///{path}/tablee.sqlite3")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="TABLEE_DATA"):
        await open_store(f"sqlite:///{tmp_path}")


async def test_a_database_is_migrated_and_keeps_what_it_has(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await begin(store, "t", b"one")
    await store.close()
    more = Migration(("ALTER TABLE users ADD COLUMN colour TEXT", "CREATE TABLE extra (x TEXT)"), ())
    database = sqlite_file.prepare(str(path), (*MIGRATIONS, more))
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
    assert database.execute("SELECT data FROM entries").fetchall() == [(b"one",)]
    assert database.execute("SELECT colour FROM users").fetchall() == []
    database.close()


def make_first_version(path: Path, *entries: bytes) -> None:
    """A database of the first version, with one table."""
    database = sqlite_file.prepare(str(path), MIGRATIONS[:1])
    fields = ", ".join("?" * 13)
    database.execute(f"INSERT INTO tables VALUES ({fields})", (*row_of(listing("t")), len(entries)))
    database.executemany("INSERT INTO entries VALUES ('t', ?, ?)", enumerate(entries))
    database.close()


async def test_a_database_of_the_first_version_goes_on_where_it_was(path: Path) -> None:
    make_first_version(path, b"one", b"two")
    store = await open_store(f"sqlite:///{path}")
    with pytest.raises(Conflict, match="2 long, not 1"):
        await store.append("t", 1, [b"again"])
    await store.append("t", 2, [b"three"])
    assert await store.load("t") == [b"one", b"two", b"three"]
    assert await store.listing("t") == listing("t")
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither the limit nor the signal")
@pytest.mark.parametrize(
    ("script", "end"), [(MIGRATE_ON_A_FULL_DISK, 1), (BE_KILLED_WHILE_MIGRATING, -9)], ids=["full disk", "killed"]
)
async def test_a_database_of_the_first_version_is_migrated_whole_or_not_at_all(
    path: Path, script: str, end: int
) -> None:
    entries = [b"x" * 100_000] * 5
    make_first_version(path, *entries)
    before = dump(path)
    done = await asyncio.to_thread(run, script, path)
    assert done.returncode == end, done.stderr
    assert dump(path) == before
    store = await open_store(f"sqlite:///{path}")
    assert await store.load("t") == entries
    await store.close()


async def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    await (await open_store(f"sqlite:///{path}")).close()
    before = dump(path)
    broken = Migration(("CREATE TABLE extra (x TEXT)", "CREATE TABLE users (x TEXT)"), ())
    with pytest.raises(CannotOpen, match="already exists"):
        sqlite_file.prepare(str(path), (*MIGRATIONS, broken))
    assert dump(path) == before
    await (await open_store(f"sqlite:///{path}")).close()


def test_versions_are_counted_from_the_first_migration() -> None:
    assert migrations.missing(0, MIGRATIONS, "x") == MIGRATIONS
    assert migrations.missing(len(MIGRATIONS), MIGRATIONS, "x") == ()


async def append_to_all(store: Store, tables: list[str], after: int) -> list[BaseException | None]:
    """An append to each of them at once, and what came of it; to those with an x, one that leaves a gap."""
    appends = [store.append(table, after + table.startswith("x"), [b"%d" % after] * 2) for table in tables]
    return await asyncio.gather(*appends, return_exceptions=True)


@pytest.mark.parametrize("many", [1, 2, 3, 63, 64, 65, 200, 501])
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


async def test_a_full_disk_makes_it_unavailable_until_there_is_room(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    await begin(store, "t", b"one")
    (pages,) = database_of(store).execute("PRAGMA page_count").fetchone()
    database_of(store).execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(Unavailable, match="full"):
        await store.append("t", 1, [b"x" * 100_000], listing("t", status="playing"))
    assert await store.load("t") == [b"one"]
    assert await store.listing("t") == listing("t")
    database_of(store).execute("PRAGMA max_page_count = 1000000")
    await store.append("t", 1, [b"x" * 100_000])
    assert await store.load("t") == [b"one", b"x" * 100_000]
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of files")
async def test_a_write_that_the_system_refuses_writes_nothing(path: Path) -> None:
    done = await asyncio.to_thread(run, FILL_THE_DISK, path)
    assert done.stdout.splitlines() == ["[b'one'] SQLite: disk I/O error", "[b'one', b'two']"], done.stderr


async def test_a_store_that_may_not_be_written_is_unavailable(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    await begin(store, "t", b"one")
    database_of(store).execute("PRAGMA query_only = ON")
    with pytest.raises(Unavailable, match="readonly"):
        await store.append("t", 1, [b"two"])
    assert await store.load("t") == [b"one"]
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


async def test_reading_what_is_gone_is_unavailable(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    database_of(store).execute("DROP TABLE members")
    with pytest.raises(Unavailable, match="members"):
        await store.tables_of("ada")
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
    assert statements.count("COMMIT") < 50
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


async def test_a_copy_made_while_it_runs_is_a_whole_store(path: Path, tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await begin(store, "t", b"one")
    outside = sqlite3.connect(path)
    outside.execute(f"VACUUM INTO '{tmp_path / 'copy'}'")
    outside.close()
    await store.append("t", 1, [b"two"])
    await store.close()
    copy = await open_store(f"sqlite:///{tmp_path / 'copy'}")
    assert await copy.load("t") == [b"one"]
    await copy.close()
