"""Cuts a job into chunks that take about the same time each: handing one out costs milliseconds, whatever is in it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

MOST: Final = 10_000
"""So many results of one chunk are little to keep in memory."""
GROWTH: Final = 8
"""A chunk is at most so many times as large as one whose time is known."""
MEMORY: Final = 0.7
"""How much an earlier measurement counts beside the next."""


class Chunks:
    """The numbers of a job, some at a time: one at first, then as many as take `seconds`, and fewer towards the end."""

    def __init__(self, numbers: Iterable[int], count: int, seconds: float) -> None:
        self._numbers = iter(numbers)
        self._left = count
        self._seconds = seconds
        self._largest = 0
        self._spent = 0.0
        self._done = 0.0

    def next(self, workers: int) -> list[int]:
        """The next chunk, where so many work; empty when nothing is left."""
        chunk = list(islice(self._numbers, self._size(workers)))
        self._left -= len(chunk)
        return chunk

    def took(self, count: int, seconds: float) -> None:
        """So many tasks have taken this long."""
        self._largest = max(self._largest, count)
        self._spent = MEMORY * self._spent + seconds
        self._done = MEMORY * self._done + count

    def _size(self, workers: int) -> int:
        if not self._done:
            return 1
        fitting = self._seconds * self._done / max(self._spent, 1e-9)
        # Whoever ends last keeps the others waiting: what is left is shared twice over.
        shared = -(-self._left // (2 * workers))
        return max(1, min(int(fitting), shared, GROWTH * self._largest, MOST))
