"""Runs an experiment: takes what a store has, has the rest done, keeps it, and shows how far it is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Generic, NamedTuple

import msgspec

from tablee.core.game import Game
from tablee.lab.interrupts import until_interrupted
from tablee.lab.job import Done, Executor, Here, Job, Results
from tablee.lab.progress import Advance, unseen
from tablee.lab.store import Key, Store

BLOCK: Final = 1000
"""So many results of each series are read at once."""


class Experiment(NamedTuple, Generic[Done]):
    """Results 0, 1, 2 … of some series, `length` each: task t is result t // series of the series t % series."""

    game: Game[Any, Any, Any]
    work: Callable[[int], Done]
    length: int
    series: int
    series_keys: Callable[[], Sequence[Key]]
    """What the series are called in a store; asked for only where there is one."""
    result: Any
    """The type of a result, as msgspec reads it."""


class Runner(NamedTuple):
    """Where work is done, where results are kept, and who is shown how far it is. None of it changes a result."""

    executor: Executor = Here()
    store: Store | None = None
    progress: Callable[[str, int], AbstractContextManager[Advance]] = unseen
    title: str = ""

    def results(self, experiment: Experiment[Done]) -> Iterator[Done]:
        """All results in order; fewer if somebody presses Ctrl-C, but at least one."""
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
    """An experiment of which a store may have a part. Neither numbers nor results are ever all in memory."""

    def __init__(self, experiment: Experiment[Done], store: Store) -> None:
        self._experiment = experiment
        self._store = store
        self._series = [store.series(key) for key in experiment.series_keys()]
        self._asked: deque[int] = deque()
        """Tasks that were handed out and not told yet."""

    def results(self, executor: Executor) -> Iterator[Done]:
        """All results in order, from the store or done now."""
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
        """The tasks that the store does not have, as they are asked for."""
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
