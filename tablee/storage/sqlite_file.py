"""The file of an SQLite store: used by one process, durable at each commit, migrated to our version."""

import os
import sqlite3
from pathlib import Path

from tablee.storage.lock import FileLock
from tablee.storage.migrations import MIGRATIONS, NEEDS, Migration, missing
from tablee.storage.store import MEMORY, CannotOpen

SETTINGS = (
    "busy_timeout = 5000",  # a backup may hold it for a moment
    "foreign_keys = ON",
    "synchronous = FULL",  # a commit is on disk when it returns
)
TO_READ = ("query_only = ON",)
TO_WRITE = (
    "journal_mode = WAL",
    "temp_store = MEMORY",  # for the undo data of statements with many rows
    "cache_size = -32000",  # kilobytes: the index pages around the ends of active logs
    "wal_autocheckpoint = 8000",  # pages: an index page changes many times before it is copied to the database
)

CHOOSE = "Choose another file with --database, or another folder with TABLEE_DATA"

OLDEST = (3, 35, 5)
"""The oldest SQLite that has all we need and drops a column safely; from April 2021."""


def connect(path: str) -> sqlite3.Connection:
    return with_settings(sqlite3.connect(path, isolation_level=None, check_same_thread=False), SETTINGS)


def connect_to_read(path: str) -> sqlite3.Connection:
    return with_settings(connect(path), TO_READ)


def with_settings(database: sqlite3.Connection, settings: tuple[str, ...]) -> sqlite3.Connection:
    for setting in settings:
        database.execute(f"PRAGMA {setting}")
    return database


def lock(path: str) -> FileLock | None:
    """Create the folder and the file, and lock it for this process. A database in memory needs neither."""
    if path == MEMORY:
        return None
    try:
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Logs hold the luck of running games: nobody else may read them, nor the files that SQLite puts beside.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        return FileLock(Path(path))
    except OSError as error:
        raise CannotOpen(f"{path} cannot be used: {error.strerror}. {CHOOSE}") from error


def prepare(path: str, migrations: tuple[Migration, ...] = MIGRATIONS) -> sqlite3.Connection:
    """Open the database for writing, and migrate it to our version."""
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
    """Apply all missing migrations in one transaction."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    needs = database.execute(NEEDS).fetchone()[0] if version > len(migrations) else None
    steps = missing(version, migrations, path, needs)
    if version == 0 and database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
        raise CannotOpen(f"{path} is the database of another program. Choose another file")
    if not steps:
        return
    database.execute("BEGIN IMMEDIATE")
    for step in steps:
        for statement in step.sqlite:
            database.execute(statement)
    database.execute(f"PRAGMA user_version = {len(migrations)}")
    database.execute("COMMIT")
