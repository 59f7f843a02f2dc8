"""The server's clock: it starts from the database's clock and runs evenly, whatever the wall clock does."""
# compiled by mypyc

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since the epoch that never jump.

    Game clocks, leases and limits use it. All processes start from the clock of their database, so their leases agree
    even if the clocks of their machines do not.
    """

    def __init__(self, start: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._offset = start - monotonic()
        self._monotonic = monotonic

    def __call__(self) -> float:
        """Return the current time."""
        return self._offset + self._monotonic()
