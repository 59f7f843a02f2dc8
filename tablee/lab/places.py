"""Finds where to run: `here`, `processes`, a number of processes, or the address of a Dask scheduler."""

from __future__ import annotations

import operator
import os
from typing import Any, Final

from tablee.core.refusal import Refused
from tablee.lab.job import Here, JobExecutor
from tablee.lab.processes import Processes

MAX_PROCESSES: Final = 1024
PLACES: Final = ["here", "processes", "4", "tcp://host:8786", "tls://host:8786"]


def executor(on: Any) -> JobExecutor:
    """Return the executor with this name. An executor or a Dask client may be given itself."""
    if hasattr(on, "stream"):
        found: JobExecutor = on
        return found
    if on == "here":
        return Here()
    if on == "processes":
        return Processes(os.cpu_count() or 1)
    if hasattr(on, "__index__"):
        return _processes(operator.index(on))
    if isinstance(on, str) and on.isdecimal():
        return _processes(int(on))
    if (isinstance(on, str) and "://" in on) or type(on).__module__.startswith("distributed"):
        return _cluster(on)
    raise Refused("no-such-place", value=str(on), choices=PLACES)


def _processes(count: int) -> JobExecutor:
    if not 1 <= count <= MAX_PROCESSES:
        raise Refused("no-such-place", value=str(count), choices=PLACES)
    return Processes(count)


def _cluster(at: Any) -> JobExecutor:
    try:
        from tablee.lab.dask_cluster import DaskCluster  # noqa: PLC0415  # an extra
    except ImportError:
        raise Refused("extra-missing", text="tablee[dask]") from None
    return DaskCluster(at)
