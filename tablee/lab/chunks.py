"""Divides a job into chunks of about equal time. Handing out a chunk costs milliseconds, whatever its size."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

MAX_CHUNK: Final = 10_000
"""The maximum size of a chunk. This many results need little memory."""
GROWTH: Final = 8
"""A chunk is at most this many times as large as the largest measured one."""
MEMORY: Final = 0.7
"""The weight of earlier measurements relative to the next."""


class Chunks:
    """The numbers of a job in chunks: one at first, then as many as take `seconds`, and fewer towards the end."""

    def __init__(self, numbers: Iterable[int], count: int, seconds: float) -> None:
        self._numbers = iter(numbers)
        self._left = count
        self._seconds = seconds
        self._largest = 0
        self._spent = 0.0
        self._done = 0.0

    def next(self, workers: int) -> list[int]:
        """Return the next chunk for this many workers. Empty when nothing is left."""
        chunk = list(islice(self._numbers, self._size(workers)))
        self._left -= len(chunk)
        return chunk

    def took(self, count: int, seconds: float) -> None:
        """Note how long this many tasks have taken."""
        self._largest = max(self._largest, count)
        self._spent = MEMORY * self._spent + seconds
        self._done = MEMORY * self._done + count

    def _size(self, workers: int) -> int:
        if not self._done:
            return 1
        fitting = self._seconds * self._done / max(self._spent, 1e-9)
        # A long last chunk keeps the others waiting, so the rest is divided into at least two chunks for each worker.
        shared = -(-self._left // (2 * workers))
        return max(1, min(int(fitting), shared, GROWTH * self._largest, MAX_CHUNK))
