"""Numbered work. The result of a task depends only on its number, not on where or when it is done."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tablee.core.game import Game

Done = TypeVar("Done")
Results = Generator[tuple[int, Done], None, None]
"""Yields each number with its result. Closing it ends the work."""


class Job(NamedTuple, Generic[Done]):
    """`total` tasks of a game: `work` on each of the numbers. To run in another process it must be picklable."""

    game: Game[Any, Any, Any]
    work: Callable[[int], Done]
    numbers: Iterable[int]
    total: int


class JobExecutor(Protocol):
    """A place to run jobs. It never changes the results."""

    def stream(self, job: Job[Done]) -> Results[Done]:
        """Yield each number with its result, in the order of the numbers, as soon as possible."""


class Here:
    """Runs tasks in this process, one after the other."""

    def stream(self, job: Job[Done]) -> Results[Done]:
        """Yield each number with its result."""
        for number in job.numbers:
            yield number, job.work(number)
