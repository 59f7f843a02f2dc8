"""Log harmful clients without flooding the log: at most one line every few seconds for each problem and address."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import NamedTuple

LOG_EVERY = 10.0
"""Seconds between two lines about the same problem from one address."""

MAX_KNOWN = 1000


class _Told(NamedTuple):
    at: float
    since: int


_told: dict[tuple[str, str], _Told] = {}


def warn_throttled(log: logging.Logger, what: str, address: str, now: Callable[[], float] = time.monotonic) -> None:
    """Log a warning, unless the same was logged for this address just now. The next line counts those left out."""
    key, at = (what, address), now()
    last = _told.get(key)
    if last is not None and at - last.at < LOG_EVERY:
        _told[key] = _Told(last.at, last.since + 1)
        return
    if len(_told) >= MAX_KNOWN:
        _told.clear()
    _told[key] = _Told(at, 0)
    more = f" (and {last.since} times before)" if last is not None and last.since else ""
    log.warning("%s: %s%s", address, what, more)
