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


class RareWarnings(logging.Filter):
    """Lets each warning of a library pass once in a while. Clients cause them, and the library names no address."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Throttle warnings and errors, except those with a traceback."""
        if record.levelno < logging.WARNING or record.exc_info:
            return True
        return _is_due(record.getMessage(), "", time.monotonic()) is not None


def warn_throttled(log: logging.Logger, what: str, address: str, now: Callable[[], float] = time.monotonic) -> None:
    """Log a warning, unless the same was logged for this address just now. The next line counts those left out."""
    since = _is_due(what, address, now())
    if since is not None:
        log.warning("%s: %s%s", address, what, f" (and {since} times before)" if since else "")


def _is_due(what: str, address: str, at: float) -> int | None:
    """Return how often a problem was left out since it was logged. None if it was logged just now."""
    key = (what, address)
    last = _told.get(key)
    if last is not None and at - last.at < LOG_EVERY:
        _told[key] = _Told(last.at, last.since + 1)
        return None
    if len(_told) >= MAX_KNOWN:
        _told.clear()
    _told[key] = _Told(at, 0)
    return last.since if last is not None else 0
