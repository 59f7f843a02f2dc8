"""The same work on one process or on several, with the same result in the same order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> list[Done]:
    """`work` on each task. With several processes it must be picklable, and they are started afresh."""
    if processes <= 1 or len(tasks) <= 1:
        return [work(task) for task in tasks]
    workers = min(processes, len(tasks))
    chunk = max(1, len(tasks) // (workers * 8))
    with get_context("spawn").Pool(workers, _remember, (work,)) as pool:
        return pool.map(_do, tasks, chunk)


_work: list[Callable[[Any], Any]] = []


def _remember(work: Callable[[Any], Any]) -> None:
    _work[:] = [work]


def _do(task: Any) -> Any:
    return _work[0](task)
