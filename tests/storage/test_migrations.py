"""An SQLite file of an earlier version is migrated completely or not at all."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from tablee.storage import migrations, sqlite_file
from tablee.storage.migrations import MIGRATIONS, Migration
from tablee.storage.rows import row_of
from tablee.storage.store import CannotOpen, Conflict, open_store
from tests.storage.samples import OPEN_IT, begin, listing, run

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


def dump(path: Path) -> list[str]:
    """All contents of a database, and its version."""
    database = sqlite3.connect(path)
    (version,) = database.execute("PRAGMA user_version").fetchone()
    lines = [f"version {version}", *database.iterdump()]
    database.close()
    return lines


def make_first_version(path: Path, *entries: bytes) -> None:
    """A database of the first version, with one table."""
    database = sqlite_file.prepare(str(path), MIGRATIONS[:1])
    fields = ", ".join("?" * 13)
    database.execute(f"INSERT INTO tables VALUES ({fields})", (*row_of(listing("t")), len(entries)))
    database.executemany("INSERT INTO entries VALUES ('t', ?, ?)", enumerate(entries))
    database.close()


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


async def test_a_program_opens_a_newer_database_that_only_adds_to_what_it_knows(path: Path) -> None:
    expanding = Migration(("CREATE TABLE extra (x TEXT)",), ())
    sqlite_file.prepare(str(path), (*MIGRATIONS, expanding)).close()
    await (await open_store(f"sqlite:///{path}")).close()
    assert dump(path)[0] == f"version {len(MIGRATIONS) + 1}", "the older program left the version as it was"


EXPANDING = ("CREATE TABLE ", "CREATE INDEX ", "INSERT INTO ", "ALTER TABLE ")


@pytest.mark.parametrize("step", MIGRATIONS[2:])
def test_steps_expand_unless_they_say_what_they_need(step: Migration) -> None:
    for statements in step:
        if not any(statement.startswith("UPDATE needs") for statement in statements):
            assert all(statement.startswith(EXPANDING) for statement in statements)
            assert all(" ADD COLUMN " in each for each in statements if each.startswith("ALTER"))
