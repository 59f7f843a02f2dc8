"""Work as bytes, for another process."""

from __future__ import annotations

import pickle
import time
import traceback
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class ChunkResult(NamedTuple):
    """The results of a chunk, or the error, and the seconds that it took."""

    results: list[Any]
    error: Exception | None
    seconds: float


def pack(what: Any) -> bytes:
    """Pickle an object. With cloudpickle, which comes with Dask, this includes classes defined in a notebook."""
    try:
        import cloudpickle  # noqa: PLC0415  # an extra
    except ImportError:
        return pickle.dumps(what)
    packed: bytes = cloudpickle.dumps(what)
    return packed


def run_chunk(work: Callable[[int], Any], numbers: Iterable[int]) -> ChunkResult:
    """Work on a chunk. Attach the traceback to an error as a note, because tracebacks do not leave a process."""
    begun = time.perf_counter()
    try:
        results, error = [work(number) for number in numbers], None
    except Exception as broken:  # noqa: BLE001  # it is raised where the work was asked for
        results, error = [], with_traceback(broken)
    return ChunkResult(results, error, time.perf_counter() - begun)


def with_traceback(error: Exception) -> Exception:
    """Return the error being handled, with its traceback as a note."""
    error.add_note(f"in a worker process:\n{traceback.format_exc()}")
    return error
