"""Numbered work: the result of a task follows from its number, wherever it is done and when."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tablee.core.game import Game

Done = TypeVar("Done")
Results = Generator[tuple[int, Done], None, None]
"""Each number with its result. Closing it ends the work."""


class Job(NamedTuple, Generic[Done]):
    """`total` tasks of a game: `work` on each of the numbers. Elsewhere than here it must be picklable."""

    game: Game[Any, Any, Any]
    work: Callable[[int], Done]
    numbers: Iterable[int]
    total: int


class Executor(Protocol):
    """A place where jobs are done. Which one it is changes nothing about the results."""

    def stream(self, job: Job[Done]) -> Results[Done]:
        """Each number with its result, in the order of the numbers, as soon as it is there."""


class Here:
    """In this process, one task after the other."""

    def stream(self, job: Job[Done]) -> Results[Done]:
        """Each number with its result."""
        for number in job.numbers:
            yield number, job.work(number)
