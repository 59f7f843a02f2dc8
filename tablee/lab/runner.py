"""Runs an experiment: reads stored results, computes the rest, stores it, and shows the progress."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Generic, NamedTuple

import msgspec

from tablee.core.game import Game
from tablee.lab.interrupts import until_interrupted
from tablee.lab.job import Done, Here, Job, JobExecutor, Results
from tablee.lab.progress import Advance, unseen
from tablee.lab.store import Key, Store

BLOCK: Final = 1000
"""This many results of each series are read at once."""


class Experiment(NamedTuple, Generic[Done]):
    """Results 0, 1, 2 … of some series, `length` each: task t is result t // series of the series t % series."""

    game: Game[Any, Any, Any]
    work: Callable[[int], Done]
    length: int
    series: int
    series_keys: Callable[[], Sequence[Key]]
    """Returns the keys of the series in a store. Called only if there is one."""
    result: Any
    """The type of a result, for msgspec."""


class Runner(NamedTuple):
    """Where to run, where to store results, and how to show progress. None of it changes a result."""

    executor: JobExecutor = Here()
    store: Store | None = None
    progress: Callable[[str, int], AbstractContextManager[Advance]] = unseen
    title: str = ""

    def results(self, experiment: Experiment[Done]) -> Iterator[Done]:
        """Yield all results in order. After Ctrl-C there are fewer, but at least one."""
        return until_interrupted(self._shown(experiment))

    def _shown(self, experiment: Experiment[Done]) -> Generator[Done, None, None]:
        total = experiment.length * experiment.series
        with self.progress(self.title or experiment.game.info.id, total) as advance:
            for result in self._kept(experiment, total):
                yield result
                advance()

    def _kept(self, experiment: Experiment[Done], total: int) -> Iterator[Done]:
        if self.store is not None:
            yield from _Resumed(experiment, self.store).results(self.executor)
            return
        for _, result in self.executor.stream(Job(experiment.game, experiment.work, range(total), total)):
            yield result


ALONE: Final = Runner()


class _Resumed(Generic[Done]):
    """An experiment that may be partly stored. Neither numbers nor results are ever all in memory."""

    def __init__(self, experiment: Experiment[Done], store: Store) -> None:
        self._experiment = experiment
        self._store = store
        self._series = [store.series(key) for key in experiment.series_keys()]
        self._asked: deque[int] = deque()
        """Tasks that were handed out and whose result has not come yet."""

    def results(self, executor: JobExecutor) -> Iterator[Done]:
        """Yield all results in order, from the store or computed now."""
        experiment, width = self._experiment, self._experiment.series
        known = sum(self._store.count(series, experiment.length) for series in self._series)
        job = Job(experiment.game, experiment.work, self._missing(), experiment.length * width - known)
        decode = msgspec.msgpack.Decoder(experiment.result).decode
        fresh = executor.stream(job)
        try:
            for block in self._blocks():
                stored = [self._store.results(series, block) for series in self._series]
                for task in range(block.start * width, block.stop * width):
                    number, series = divmod(task, width)
                    if number in stored[series] and not (self._asked and self._asked[0] == task):
                        yield decode(stored[series][number])
                    else:
                        yield self._take(fresh, task)
        finally:
            fresh.close()
            self._store.commit()

    def _take(self, fresh: Results[Done], task: int) -> Done:
        came, result = next(fresh)
        asked = self._asked.popleft()
        assert came == asked == task
        number, series = divmod(task, self._experiment.series)
        self._store.add(self._series[series], number, msgspec.msgpack.encode(result))
        return result

    def _missing(self) -> Iterator[int]:
        """Yield the tasks that the store does not have, on demand."""
        width = self._experiment.series
        for block in self._blocks():
            known = [self._store.numbers(series, block) for series in self._series]
            for task in range(block.start * width, block.stop * width):
                if task // width not in known[task % width]:
                    self._asked.append(task)
                    yield task

    def _blocks(self) -> Iterator[range]:
        count = self._experiment.length
        for start in range(0, count, BLOCK):
            yield range(start, min(start + BLOCK, count))
