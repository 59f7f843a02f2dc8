"""The file of an SQLite store: opened by one process, durable at each commit, brought to our version."""

import os
import sqlite3
from pathlib import Path

from tablee.storage.lock import FileLock
from tablee.storage.migrations import MIGRATIONS, NEEDS, Migration, missing
from tablee.storage.store import MEMORY, CannotOpen

SETTINGS = (
    "busy_timeout = 5000",  # a backup may hold it for a moment
    "foreign_keys = ON",
    "synchronous = FULL",  # a commit is on the disk when it returns
)
TO_READ = ("query_only = ON",)
TO_WRITE = (
    "journal_mode = WAL",
    "temp_store = MEMORY",  # what a statement of many rows would have to undo
    "cache_size = -32000",  # kilobytes: the index around the ends of the logs that are being written
    "wal_autocheckpoint = 8000",  # pages: one of the index is written many times before it goes to its place
)

CHOOSE = "Choose another file with --database, or another folder with TABLEE_DATA"

OLDEST = (3, 35, 5)
"""The first SQLite that can do all that we ask of it, and drops a column without harm; from April 2021."""


def connect(path: str) -> sqlite3.Connection:
    return with_settings(sqlite3.connect(path, isolation_level=None, check_same_thread=False), SETTINGS)


def connect_to_read(path: str) -> sqlite3.Connection:
    return with_settings(connect(path), TO_READ)


def with_settings(database: sqlite3.Connection, settings: tuple[str, ...]) -> sqlite3.Connection:
    for setting in settings:
        database.execute(f"PRAGMA {setting}")
    return database


def lock(path: str) -> FileLock | None:
    """Make the folder and the file, and take it for this process; memory needs neither."""
    if path == MEMORY:
        return None
    try:
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Logs hold the luck of games that are not over: nobody else may read them, nor SQLite's files beside.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        return FileLock(Path(path))
    except OSError as error:
        raise CannotOpen(f"{path} cannot be used: {error.strerror}. {CHOOSE}") from error


def prepare(path: str, migrations: tuple[Migration, ...] = MIGRATIONS) -> sqlite3.Connection:
    """A connection that may write, to a database of our version."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise CannotOpen(
            f"this Python comes with SQLite {sqlite3.sqlite_version}, and 3.35.5 or newer is needed. Use another Python, or PostgreSQL"
        )
    database: sqlite3.Connection | None = None
    try:
        database = connect(path)
        with_settings(database, TO_WRITE)
        migrate(database, path, migrations)
    except BaseException as error:
        if database is not None:
            database.close()
        if isinstance(error, sqlite3.Error):
            raise CannotOpen(f"{path} cannot be used: {error}. {CHOOSE}, or go back to a backup") from error
        raise
    return database


def migrate(database: sqlite3.Connection, path: str, migrations: tuple[Migration, ...]) -> None:
    """Take all missing steps in one transaction."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    needs = database.execute(NEEDS).fetchone()[0] if version > len(migrations) else None
    steps = missing(version, migrations, path, needs)
    if version == 0 and database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
        raise CannotOpen(f"{path} is a database of something else. Choose another file")
    if not steps:
        return
    database.execute("BEGIN IMMEDIATE")
    for step in steps:
        for statement in step.sqlite:
            database.execute(statement)
    database.execute(f"PRAGMA user_version = {len(migrations)}")
    database.execute("COMMIT")
