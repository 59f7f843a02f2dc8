"""Runs a job on a Dask cluster with any number of workers, which may join late and may be killed."""

from __future__ import annotations

import logging
import pickle
import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from uuid import uuid4

from distributed import Client, Future, KilledWorker
from distributed.comm.core import CommClosedError
from distributed.security import Security

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.lab.builds import Build, build_of
from tablee.lab.chunks import Chunks
from tablee.lab.job import Done, Job, Results
from tablee.lab.sending import ChunkResult, pack, run_chunk

SECONDS: Final = 0.5
"""The minimum time in seconds for one chunk."""
SECONDS_A_WORKER: Final = 0.1
"""The minimum time of a chunk, multiplied by the number of workers: a task costs this process about 9 ms, so it keeps
up with any number of workers.
"""
CHUNKS_AHEAD: Final = 3
"""This many chunks per worker are handed out ahead."""
CONNECTING: Final = 20.0
"""How many seconds to wait for the scheduler, and for the first worker."""
LOST: Final = (CancelledError, CommClosedError, TimeoutError, OSError)
"""The errors of a lost scheduler."""

_mine = threading.local()


class DaskCluster:
    """The cluster at a scheduler's address, or of a connected client."""

    def __init__(self, at: str | Client) -> None:
        self.at = at

    def stream(self, job: Job[Done]) -> Results[Done]:
        """Yield each number with its result, in order."""
        with self._connected() as client:
            check_workers(client, job.game)
            errand = _Errand(client, job)
            try:
                yield from errand.run()
            finally:
                errand.stop()

    @contextmanager
    def _connected(self) -> Iterator[Client]:
        if isinstance(self.at, Client):
            yield self.at
            return
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # our refusals replace these messages
        client = connect(self.at)
        try:
            yield client
        finally:
            client.close(timeout=2)


def connect(address: str) -> Client:
    """Return a client of the scheduler at this address."""
    if address.startswith("tls:") and Security().get_connection_args("client").get("ssl_context") is None:
        raise Refused("cluster-certificates", value=address)
    try:
        return Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        reason = str(error)
    # Raise outside the except block: the error would keep the half-made client until the program ends, and the exit
    # would wait for it.
    raise Refused("cluster-unreachable", value=address, text=reason)


def check_workers(client: Client, game: Game[Any, Any, Any]) -> None:
    """Wait for a worker, and refuse if any worker runs different code than this process."""
    try:
        client.wait_for_workers(1, timeout=CONNECTING)
    except TimeoutError:
        raise Refused("cluster-empty", value=address_of(client)) from None
    for worker, build in client.run(build_of, game, on_error="return").items():
        check_build(worker, build, game)


def check_build(worker: str, found: Build | Exception, game: Game[Any, Any, Any]) -> None:
    """Refuse a worker with a different build, or one that cannot report its build."""
    ours = build_of(game)
    if isinstance(found, Exception):
        raise Refused("worker-without", value=worker, text=f"{type(found).__name__}: {found}", ours=str(ours))
    if found != ours:
        raise Refused("worker-differs", value=worker, theirs=str(found), ours=str(ours))


def address_of(client: Client) -> str:
    """Return the address of the scheduler, even if it is gone."""
    return str(client.scheduler.address) if client.scheduler is not None else "?"


class Report(NamedTuple):
    """The answer of a worker, with its build: a worker that joined late was not checked before."""

    worker: str
    build: Build
    result: ChunkResult


class _Errand:
    """A job on a cluster."""

    def __init__(self, client: Client, job: Job[Any]) -> None:
        self._client = client
        self._game = job.game
        self._packed = pack((job.game, job.work))
        self._name = uuid4().hex
        self._workers = self._count()
        self._counted = time.monotonic()
        seconds = max(SECONDS, SECONDS_A_WORKER * self._workers)
        self._chunks = Chunks(job.numbers, job.total, seconds)
        self._waiting: deque[tuple[Future[Report], list[int]]] = deque()
        self._sent = 0

    def run(self) -> Iterator[tuple[int, Any]]:
        """Yield each number with its result, in order."""
        self._hand_out()
        while self._waiting:
            future, numbers = self._waiting[0]
            results = self._results(future, numbers)
            self._waiting.popleft()
            self._hand_out()
            yield from zip(numbers, results, strict=True)

    def stop(self) -> None:
        """Cancel everything that is not done."""
        for future, _ in self._waiting:
            future.release()
        self._waiting.clear()

    def _hand_out(self) -> None:
        if time.monotonic() - self._counted > 1:
            self._workers, self._counted = self._count(), time.monotonic()
        while len(self._waiting) < CHUNKS_AHEAD * self._workers and (numbers := self._chunks.next(self._workers)):
            key = f"tablee-{self._name}-{self._sent}"
            self._sent += 1
            future = self._client.submit(work_on, self._packed, numbers, key=key, pure=False)
            self._waiting.append((future, numbers))

    def _count(self) -> int:
        """Return how many threads work there now."""
        with self._reached():
            threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def _results(self, future: Future[Report], numbers: list[int]) -> list[Any]:
        try:
            with self._reached():
                told: Report = future.result()
        except KilledWorker as killed:
            first, last = numbers[0] + 1, numbers[-1] + 1
            raise Refused("workers-lost", first=first, last=last, count=self._attempts()) from killed
        check_build(told.worker, told.build, self._game)
        if told.result.error is not None:
            raise told.result.error
        self._chunks.took(len(numbers), told.result.seconds)
        return told.result.results

    def _attempts(self) -> int:
        from dask import config  # noqa: PLC0415  # only where something went wrong

        allowed: int = config.get("distributed.scheduler.allowed-failures")
        return allowed + 1

    @contextmanager
    def _reached(self) -> Iterator[None]:
        try:
            yield
        except LOST as error:
            raise Refused("cluster-lost", value=address_of(self._client)) from error


def work_on(packed: bytes, numbers: list[int]) -> Report:
    """Work on a chunk in a worker. Each of its threads unpickles a job once and has its own bots."""
    from distributed import get_worker  # noqa: PLC0415  # there is one only here

    if getattr(_mine, "packed", None) != packed:
        _mine.job, _mine.packed = pickle.loads(packed), packed
    game, work = _mine.job
    return Report(get_worker().address, build_of(game), run_chunk(work, numbers))
