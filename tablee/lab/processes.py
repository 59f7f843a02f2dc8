"""Runs a job in several processes of this machine."""

from __future__ import annotations

import pickle
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.core.refusal import Refused
from tablee.lab.chunks import Chunks
from tablee.lab.job import Done, Here, Job, Results
from tablee.lab.sending import ChunkResult, pack, run_chunk, with_traceback

ATTEMPTS: Final = 3
"""Work whose process is killed this many times is given up: it would kill the next one too."""
SECONDS: Final = 0.25
"""The time in seconds for one chunk."""
CHUNKS_AHEAD: Final = 8
"""This many chunks per process may finish before an earlier one. They wait in memory."""


class Processes:
    """Runs a job in new processes. If one is killed, another repeats its work."""

    def __init__(self, count: int) -> None:
        self.count = count

    def stream(self, job: Job[Done]) -> Results[Done]:
        """Yield each number with its result, in order."""
        workers = min(self.count, job.total)
        if workers <= 1:
            yield from Here().stream(job)
            return
        crew = _Crew(pack(job.work), Chunks(job.numbers, job.total, SECONDS), workers)
        try:
            for numbers, results in crew.run():
                yield from zip(numbers, results, strict=True)
        finally:
            crew.stop()


class _Worker(NamedTuple):
    """A process, and the parent's end of its own pipe. A killed process cannot block the others."""

    process: SpawnProcess
    pipe: Connection


class _Chunk(NamedTuple):
    """Numbers that go to a process together, and their place in the order of chunks."""

    place: int
    numbers: list[int]


class _Crew:
    """Processes that take one chunk after another."""

    def __init__(self, work: bytes, chunks: Chunks, workers: int) -> None:
        self._work = work
        self._chunks = chunks
        self._workers = workers
        self._idle: list[_Worker] = []
        self._busy: dict[Connection, tuple[_Worker, _Chunk]] = {}
        self._again: deque[_Chunk] = deque()
        self._killed: Counter[int] = Counter()
        self._early: dict[int, tuple[list[int], list[Any]]] = {}
        self._made = 0

    def run(self) -> Iterator[tuple[list[int], list[Any]]]:
        """Yield the numbers and results of each chunk, in order."""
        with _deaf():
            for _ in range(self._workers):
                self._idle.append(self._hire())
        told = 0
        self._hand_out(told)
        while told < self._made:
            while told not in self._early:
                self._take_answers()
                self._hand_out(told)
            yield self._early.pop(told)
            told += 1
            self._hand_out(told)

    def stop(self) -> None:
        """End the processes: busy ones at once, the others when their pipe closes."""
        for worker, _ in self._busy.values():
            worker.process.kill()
        for worker in [*self._idle, *(worker for worker, _ in self._busy.values())]:
            worker.pipe.close()
            worker.process.join()
        self._idle.clear()
        self._busy.clear()

    def _hire(self) -> _Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._work), daemon=True)
        with _without_lost_program():
            process.start()
        theirs.close()
        return _Worker(process, ours)

    def _hand_out(self, told: int) -> None:
        """Give chunks to idle processes, but not too far ahead of the results."""
        while self._idle and (chunk := self._next(told)):
            worker = self._idle.pop()
            self._busy[worker.pipe] = worker, chunk
            with suppress(BrokenPipeError):  # it was killed meanwhile, and reading from it will show that
                worker.pipe.send(chunk.numbers)

    def _next(self, told: int) -> _Chunk | None:
        if self._again:
            return self._again.popleft()
        if self._made - told >= CHUNKS_AHEAD * self._workers or not (numbers := self._chunks.next(self._workers)):
            return None
        self._made += 1
        return _Chunk(self._made - 1, numbers)

    def _take_answers(self) -> None:
        for pipe in wait(list(self._busy)):
            assert isinstance(pipe, Connection)
            worker, chunk = self._busy[pipe]
            try:
                came: ChunkResult = pipe.recv()
            except (EOFError, OSError):
                self._replace(worker, chunk)
                continue
            if came.error is not None:
                raise came.error
            del self._busy[pipe]
            self._idle.append(worker)
            self._chunks.took(len(chunk.numbers), came.seconds)
            self._early[chunk.place] = chunk.numbers, came.results

    def _replace(self, worker: _Worker, chunk: _Chunk) -> None:
        """Replace a killed worker and repeat its work. The system kills workers when memory runs out, for example."""
        del self._busy[worker.pipe]
        worker.pipe.close()
        worker.process.join()
        if (code := worker.process.exitcode or 0) > 0:  # it was not killed: it could not begin, or it called exit
            raise Refused("workers-failed", exit=code)
        self._killed[chunk.place] += 1
        if self._killed[chunk.place] == ATTEMPTS:
            raise Refused("workers-lost", first=chunk.numbers[0] + 1, last=chunk.numbers[-1] + 1, count=ATTEMPTS)
        self._again.append(chunk)
        with _deaf():
            self._idle.append(self._hire())


def _serve(pipe: Connection, packed: bytes) -> None:
    """Work on chunks until there are no more, or until the parent is gone."""
    with suppress(EOFError, OSError):
        try:
            work = pickle.loads(packed)
        except Exception as error:  # noqa: BLE001  # it is raised where the work was asked for
            pipe.recv()
            unread = Refused("work-unreadable", text=f"{type(error).__name__}: {error}")
            pipe.send(ChunkResult([], with_traceback(unread), 0.0))
            return
        while True:
            pipe.send(run_chunk(work, pipe.recv()))


@contextmanager
def _without_lost_program() -> Iterator[None]:
    """Start processes without the running program if it is not a file: it came through a pipe, as in `python -`.

    A new process runs the program's file again to find its classes. Without that file it would end at once.
    """
    program = sys.modules["__main__"]
    path = getattr(program, "__file__", None)
    if path is None or Path(path).exists():
        yield
        return
    del program.__file__
    try:
        yield
    finally:
        program.__file__ = path


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that ignore Ctrl-C. A terminal sends it to all of them, but only the parent should react."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
