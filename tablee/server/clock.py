"""The time of a server: it starts from the database's clock, and goes on evenly whatever the wall clock does."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since the epoch that never jump.

    Game clocks, leases and limits use it. All processes start from the clock of their one database, so that their leases
    agree even where the clocks of their machines do not.
    """

    def __init__(self, start: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._offset = start - monotonic()
        self._monotonic = monotonic

    def __call__(self) -> float:
        """The time now."""
        return self._offset + self._monotonic()
