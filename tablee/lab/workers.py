"""The same work on one process or on several, with the same result in the same order."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> list[Done]:
    """`work` on each task. With several processes it must be picklable, and they are started afresh.

    An interrupt ends the work early: what was done until then, in order, is the result; it goes on if that is nothing.
    """
    if processes <= 1 or len(tasks) <= 1:
        return _until_interrupted(work(task) for task in tasks)
    workers = min(processes, len(tasks))
    chunk = max(1, min(len(tasks) // (workers * 8), 100))
    with _deaf():
        pool = get_context("spawn").Pool(workers, _remember, (work,))
    with pool:
        return _until_interrupted(pool.imap(_do, tasks, chunk))


def _until_interrupted(results: Iterable[Done]) -> list[Done]:
    done: list[Done] = []
    try:
        done.extend(results)
    except KeyboardInterrupt:
        if not done:
            raise
    return done


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


_work: list[Callable[[Any], Any]] = []


def _remember(work: Callable[[Any], Any]) -> None:
    _work[:] = [work]


def _do(task: Any) -> Any:
    return _work[0](task)
