"""The same work on one process or on several, with the same result in the same order."""

from __future__ import annotations

import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, TypeVar

from tablee.core.refusal import Refused

Task = TypeVar("Task")
Done = TypeVar("Done")

ATTEMPTS: Final = 3
"""Work whose process is killed so many times is given up: it would kill the next one too."""


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> list[Done]:
    """`work` on each task. With several processes it must be picklable, and they are started afresh.

    What a killed process was working on is done again by another. An interrupt ends the work early: what was done until
    then, in order, is the result; it goes on if that is nothing.
    """
    done: list[Done] = []
    try:
        done.extend(stream(work, tasks, processes))
    except KeyboardInterrupt:
        if not done:
            raise
    return done


def stream(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    """What `work` makes of each task, in the order of the tasks, as soon as it is there."""
    if processes <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    workers = min(processes, len(tasks))
    size = max(1, min(len(tasks) // (workers * 8), 100))
    crew = _Crew(work, [tasks[start : start + size] for start in range(0, len(tasks), size)])
    try:
        for results in crew.run(workers):
            yield from results
    finally:
        crew.stop()


class _Worker(NamedTuple):
    """A process, and the parent's end of a pipe that nobody else reads or writes: a killed process can block nobody."""

    process: SpawnProcess
    pipe: Connection


class _Crew:
    """Processes that take one chunk of tasks after another."""

    def __init__(self, work: Callable[[Any], Any], chunks: Sequence[Sequence[Any]]) -> None:
        self._work = work
        self._chunks = chunks
        self._waiting = deque(range(len(chunks)))
        self._busy: dict[Connection, tuple[_Worker, int]] = {}
        self._killed: Counter[int] = Counter()

    def run(self, workers: int) -> Iterator[list[Any]]:
        """The results of each chunk, in order."""
        early: dict[int, list[Any]] = {}
        with _deaf():
            crew = [self._hire() for _ in range(workers)]
        for worker in crew:
            self._hand_out(worker)
        for number in range(len(self._chunks)):
            while number not in early:
                early.update(self._next_results())
            yield early.pop(number)

    def stop(self) -> None:
        """End the processes that are still at work."""
        for worker, _ in self._busy.values():
            worker.process.kill()
        for worker, _ in self._busy.values():
            worker.process.join()
        self._busy.clear()

    def _hire(self) -> _Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._work), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, ours)

    def _hand_out(self, worker: _Worker) -> None:
        """Give the next chunk to a worker that has nothing to do; where there is none it ends when its pipe closes."""
        if not self._waiting:
            worker.pipe.close()
            worker.process.join()
            return
        number = self._waiting.popleft()
        self._busy[worker.pipe] = worker, number
        with suppress(BrokenPipeError):  # it was killed meanwhile, and reading from it will tell
            worker.pipe.send(self._chunks[number])

    def _next_results(self) -> dict[int, list[Any]]:
        found: dict[int, list[Any]] = {}
        for pipe in wait(list(self._busy)):
            assert isinstance(pipe, Connection)
            worker, number = self._busy.pop(pipe)
            try:
                results, error = pipe.recv()
            except (EOFError, OSError):
                self._replace(worker, number)
                continue
            if error is not None:
                self._busy[pipe] = worker, number  # to be stopped with the others
                raise error
            found[number] = results
            self._hand_out(worker)
        return found

    def _replace(self, worker: _Worker, number: int) -> None:
        """A worker was killed, as the system does when memory runs out: another does its work again."""
        worker.pipe.close()
        worker.process.join()
        self._killed[number] += 1
        if self._killed[number] == ATTEMPTS:
            first = sum(len(chunk) for chunk in self._chunks[:number])
            last = first + len(self._chunks[number])
            raise Refused("workers-lost", first=first + 1, last=last, count=ATTEMPTS)
        self._waiting.appendleft(number)
        with _deaf():
            another = self._hire()
        self._hand_out(another)


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Work on chunks until there are no more, or until whoever wants them is gone."""
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_results(work, pipe.recv()))


def _results(work: Callable[[Any], Any], chunk: Iterable[Any]) -> tuple[list[Any], Exception | None]:
    """What was done, or why it could not be; where it happened is told with it, for no traceback leaves a process."""
    try:
        return [work(task) for task in chunk], None
    except Exception as error:  # noqa: BLE001  (it is raised where the work was asked for)
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return [], error


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile never hear an interrupt: a terminal sends it to all of them, and one answer is enough."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
