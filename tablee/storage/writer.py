"""The one thread that writes to SQLite. It commits all waiting jobs together, and answers after the commit.

While the thread writes, new jobs collect in the event loop. The thread gets them all when it is done, so the two
synchronise once for each transaction, not once for each job.
"""
# compiled by mypyc

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from tablee.storage.pending import Pending
from tablee.storage.sqlite_appends import SqliteAppend
from tablee.storage.sqlite_inserts import Rows
from tablee.storage.store import Conflict, Unavailable, Uncertain

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST_AT_ONCE = 500


class Job(Pending[T]):
    """Work for the thread, and its result."""

    def __init__(self, work: Work[T]) -> None:
        super().__init__()
        self.work = work

    def attempt(self, database: sqlite3.Connection) -> None:
        """Do the work, all or nothing. Errors that only the disk can cause are raised, and fail the whole group."""
        database.execute("SAVEPOINT job")
        try:
            self.value = self.work(database)
        except sqlite3.OperationalError:
            raise
        except Exception as error:  # noqa: BLE001 (whatever it is, it is for the one who asked)
            self.error = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            database.execute("ROLLBACK TO job")
        database.execute("RELEASE job")


def failure(error: sqlite3.Error | MemoryError, *, committing: bool = False) -> Unavailable:
    """Translate an SQLite error. After a disk error during the commit, the result is Uncertain."""
    lost = isinstance(error, MemoryError) or getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_IOERR
    return (Uncertain if committing and lost else Unavailable)(f"SQLite: {str(error) or type(error).__name__}")


def commit(database: sqlite3.Connection, jobs: list[Job[Any]]) -> None:
    """Do all jobs in one transaction. A job that fails is rolled back, without harm to the others."""
    committing = True
    try:
        if done_at_once(database, jobs):
            return
        committing = False
        database.execute("BEGIN IMMEDIATE")
        if not all_well(database, jobs):
            database.execute("ROLLBACK")
            database.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.attempt(database)
        committing = True
        database.execute("COMMIT")
    except (sqlite3.Error, MemoryError) as error:  # Python raises MemoryError for SQLITE_NOMEM
        with suppress(sqlite3.Error, MemoryError):
            database.execute("ROLLBACK")
        for job in jobs:
            job.error = failure(error, committing=committing)


def done_at_once(database: sqlite3.Connection, jobs: list[Job[Any]]) -> bool:
    """Try to do all jobs by one statement, which is a transaction by itself. Return whether they are done.

    While people play, nearly all groups are like this. Beginning and committing would be two more statements.
    """
    rows = Rows()
    for job in jobs:
        work: Any = job.work
        if not isinstance(work, SqliteAppend) or not is_plain(work):
            return False
        rows.add(work.table, work.after, work.entries)
        job.value = None
    if not rows.fit_one_statement():
        return False
    try:
        rows.insert(database)
    except (sqlite3.OperationalError, MemoryError):
        raise
    except Exception:  # noqa: BLE001 (each is tried again by itself, and told then)
        return False
    return True


def all_well(database: sqlite3.Connection, jobs: list[Job[Any]]) -> bool:
    """Try all jobs without savepoints, with the plain appends together at the end. Return whether all succeeded."""
    plain = Rows()
    try:
        for job in jobs:
            work: Any = job.work
            if isinstance(work, SqliteAppend) and is_plain(work):
                plain.add(work.table, work.after, work.entries)
                job.value = None
            else:
                job.value = work(database)
        plain.insert(database)
    except sqlite3.OperationalError:
        raise
    except Exception:  # noqa: BLE001 (each is tried again by itself, and told then)
        return False
    return True


def is_plain(append: SqliteAppend) -> bool:
    """Whether this only adds entries. The schema rejects one that exists already, and one that would leave a gap."""
    return append.after > 0 and len(append.entries) > 0 and append.listing is None and not append.fence


class Writer:
    """Owns the connection, and closes it when the thread ends."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job[Any]] = []
        self._groups: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._writing = False
        self._closed = False
        self._worker = Thread(target=self._run, name="tablee-writer", daemon=True)
        self._worker.start()

    def do(self, work: Work[T]) -> Pending[T]:
        """Return the pending result. It is known once the work is on disk."""
        job = Job(work)
        if self._closed:
            job.error = Unavailable("the store is closed")
            job.settle()
            return job
        if not self._waiting and not self._writing:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(job)
        return job

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            while self._waiting:
                self._hand_over()
            self._groups.put(None)
        await asyncio.to_thread(self._worker.join)

    def _hand_over(self) -> None:
        """Give the thread the waiting jobs, up to one transaction. The rest wait until that is written."""
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._writing = bool(group)
        if group:
            self._groups.put(group)

    def _settle(self, jobs: list[Job[Any]]) -> None:
        """Start the next group, then answer the jobs of the last one."""
        self._hand_over()
        for job in jobs:
            job.settle()

    def _run(self) -> None:
        while (jobs := self._groups.get()) is not None:
            commit(self._database, jobs)
            with suppress(RuntimeError):  # the loop is gone, and nobody waits any more
                self._loop.call_soon_threadsafe(self._settle, jobs)
        self._database.close()
