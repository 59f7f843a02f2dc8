"""Worker processes that serve all owners in turn, with a time limit for each job."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from pebble import ProcessExpired, ProcessPool

from tablee.core.refusal import Refused
from tablee.hosting.measures import Histogram
from tablee.registry import all_games

log = logging.getLogger(__name__)
T = TypeVar("T")
NICENESS = 5


class FairQueue:
    """Admits a few jobs at a time. Owners take turns, so an owner of many jobs only delays their own."""

    def __init__(self, places: int, max_waiting: int | None = None) -> None:
        self._free = places
        self._max_waiting = max_waiting
        self.waits = Histogram()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._inside: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return sum(map(len, self._waiting.values()))

    @property
    def full(self) -> bool:
        """Whether the next job has to wait."""
        return not self._free

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place. Refuse an owner with too many jobs."""
        if self._max_waiting is not None and self._inside[owner] >= self._max_waiting:
            raise Refused("busy")
        self._inside[owner] += 1
        began = time.monotonic()
        try:
            await self._enter(owner)
            self.waits.observe(time.monotonic() - began)
            try:
                yield
            finally:
                self._leave()
        finally:
            self._inside[owner] -= 1
            if not self._inside[owner]:
                del self._inside[owner]

    async def _enter(self, owner: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave()  # the place was given just as its owner went away
            raise

    def _leave(self) -> None:
        """Give the place to the next owner, whose other jobs then queue behind everybody else's."""
        while self._waiting:
            owner, jobs = self._waiting.popitem(last=False)
            place = jobs.popleft()
            if jobs:
                self._waiting[owner] = jobs
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class Workers:
    """Processes for work that would block the event loop.

    A worker that takes longer than `seconds` for a job is stopped and replaced, and `TimeoutError` is raised. If a
    worker dies, its job runs again, once.
    """

    def __init__(self, name: str, processes: int, seconds: float, max_waiting: int | None = None) -> None:
        self.name = name
        self.restarts = 0
        self.queue = FairQueue(processes, max_waiting)
        self._seconds = seconds
        self._begun: list[float] = []
        self._have_answered = False
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(processes, context=context, initializer=start_worker)

    async def run(self, owner: str, job: Callable[..., T], *arguments: object) -> T:
        """Run a job when it is its owner's turn."""
        async with self.queue.turn(owner):
            try:
                return await self._attempt(job, arguments)
            except ProcessExpired as error:
                self.restarts += 1
                log.warning("a worker for %s died (%s); repeating its job", self.name, error)
            return await self._attempt(job, arguments)

    @property
    def busy(self) -> bool:
        """Whether the next job has to wait, only because all workers have jobs that are still within their time."""
        if not (self._have_answered and self.queue.full and self._begun):
            return False
        return time.monotonic() - min(self._begun) <= self._seconds

    async def _attempt(self, job: Callable[..., T], arguments: tuple[object, ...]) -> T:
        began = time.monotonic()
        self._begun.append(began)
        try:
            found = await asyncio.wrap_future(self._pool.schedule(job, args=arguments, timeout=self._seconds))
        except TimeoutError:
            self.restarts += 1
            log.warning("%s: %s took longer than %s s and was stopped", self.name, job.__name__, self._seconds)
            raise
        finally:
            self._begun.remove(began)
        self._have_answered = True
        return found

    def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def start_worker() -> None:
    """Prepare a worker: ignore Ctrl-C, which is for the server, and end whenever the server does.

    It loads the games before its first job, outside the job's time limit. The server has priority for the processor:
    bots may think a little longer, but nobody's choice waits for them.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    all_games()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(1)
