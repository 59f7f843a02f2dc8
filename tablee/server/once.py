"""Works an answer out once for all who ask for it at the same time, and keeps the latest answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

Work = Callable[..., Coroutine[Any, Any, bytes]]


class Once:
    """Answers that never change, by a key: sixteen players who ask how their game ended cost one job, not sixteen."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._answers: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def answer(self, key: str, work: Work, *arguments: object) -> bytes:
        """The answer, from memory, from somebody's job under way, or from this work. A failure is not kept."""
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
