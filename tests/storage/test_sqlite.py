"""SQLite only: one process, one file, and a disk that may be full."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from tablee.storage.migrations import MIGRATIONS
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import CannotOpen, Unavailable, default_url, open_store
from tests.storage.samples import OPEN_IT, begin, database_of, listing, run

# Limit the size of files: to SQLite this looks like a full disk.
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
DIARY = b"Dear diary, " * 1000


def diary_in(folder: Path) -> Path:
    path = folder / "diary"
    path.write_bytes(DIARY)
    return path


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.rglob("*")}


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
    database.execute(f"UPDATE needs SET steps = {len(MIGRATIONS) + 1}")
    database.commit()
    database.close()
    with pytest.raises(CannotOpen, match="Install the newer Tablée again"):
        await open_store(f"sqlite:///{path}")


async def test_anothers_database_is_left_alone(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    with pytest.raises(CannotOpen, match="of another program"):
        await open_store(f"sqlite:///{path}")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = diary_in(tmp_path)
    with pytest.raises(CannotOpen, match=r"not a database.*--database"):
        await open_store(f"sqlite:///{path}")
    assert path.read_bytes() == DIARY


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    path = diary_in(tmp_path)
    with pytest.raises(CannotOpen, match=r"--database.*TABLEE_DATA"):
        await open_store(f"sqlite:///{path}/tablee.sqlite3")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"--database.*TABLEE_DATA"):
        await open_store(f"sqlite:///{tmp_path}")


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


async def test_reading_what_is_gone_is_unavailable(path: Path) -> None:
    store = await SqliteStore.open(str(path))
    database_of(store).execute("DROP TABLE members")
    with pytest.raises(Unavailable, match="members"):
        await store.tables_of("ada")
    await store.close()


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
