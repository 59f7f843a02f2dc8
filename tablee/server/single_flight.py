"""Compute an answer once for all who ask at the same time, and cache the latest answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

Work = Callable[..., Coroutine[Any, Any, bytes]]


class SingleFlight:
    """A cache of answers that never change, by key. Sixteen players who ask how their game ended cost one job."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._answers: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def answer(self, key: str, work: Work, *arguments: object) -> bytes:
        """Return the answer from the cache, from a running job, or from this work. Failures are not cached."""
        task = self._answers.get(key)
        if task is None or _has_failed(task):
            task = self._answers[key] = asyncio.create_task(work(*arguments))
            task.add_done_callback(_has_failed)
        self._answers.move_to_end(key)
        while len(self._answers) > self._kept:
            self._answers.popitem(last=False)
        return await asyncio.shield(task)


def _has_failed(task: asyncio.Task[bytes]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
