"""Work as bytes, for another process."""

from __future__ import annotations

import pickle
import time
import traceback
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class Answer(NamedTuple):
    """What a chunk came to, or why it could not be done; and the seconds that it took."""

    results: list[Any]
    error: Exception | None
    seconds: float


def pack(what: Any) -> bytes:
    """The bytes; with cloudpickle, which comes with Dask, also of classes that a notebook defines."""
    try:
        import cloudpickle  # noqa: PLC0415  # an extra
    except ImportError:
        return pickle.dumps(what)
    packed: bytes = cloudpickle.dumps(what)
    return packed


def answer(work: Callable[[int], Any], numbers: Iterable[int]) -> Answer:
    """Work on a chunk. Where it went wrong is told with the error, for no traceback leaves a process."""
    begun = time.perf_counter()
    try:
        results, error = [work(number) for number in numbers], None
    except Exception as broken:  # noqa: BLE001  # it is raised where the work was asked for
        results, error = [], noted(broken)
    return Answer(results, error, time.perf_counter() - begun)


def noted(error: Exception) -> Exception:
    """The error that is being handled, with where it happened."""
    error.add_note(f"in a worker process:\n{traceback.format_exc()}")
    return error
