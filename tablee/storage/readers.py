"""Threads that read from SQLite while another writes, each with its own connection."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from tablee.storage.sqlite_file import connect_to_read
from tablee.storage.store import Unavailable
from tablee.storage.writer import Work, failure

T = TypeVar("T")
THREADS = 2


class Readers:
    """A pool with one connection for each thread, so that no read waits for a connection."""

    def __init__(self, path: str) -> None:
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(THREADS):
            self._idle.put(connect_to_read(path))
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tablee-reader")
        self._closed = False

    async def do(self, work: Work[T]) -> T:
        if self._closed:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def _run(self, work: Work[T]) -> T:
        database = self._idle.get()
        try:
            return work(database)
        except sqlite3.Error as error:
            raise failure(error) from error
        finally:
            self._idle.put(database)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        while not self._idle.empty():
            self._idle.get().close()
