"""The server's clock: it starts from the database's clock and runs evenly, whatever the wall clock does."""
# compiled by mypyc

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MAX_DRIFT: Final = 0.0005
"""The most that the clock runs faster or slower than the machine's: half a millisecond a second."""


class SteadyClock:
    """Seconds since the epoch that never jump.

    Game clocks, leases and limits use it. All processes start from the clock of their database and follow it, so their
    leases agree even if the clocks of their machines do not, or run faster or slower.
    """

    def __init__(self, start: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._since = monotonic()
        self._at = start
        self._rate = 1.0

    def __call__(self) -> float:
        """Return the current time."""
        return self._at + (self._monotonic() - self._since) * self._rate

    def follow(self, other: float, within: float) -> None:
        """Run a little faster or slower, to agree with another clock after `within` seconds if that is possible.

        Machines differ by less than `MAX_DRIFT`. If the other clock jumps, this one hardly notices.
        """
        read = self._monotonic()
        self._at += (read - self._since) * self._rate
        self._since = read
        self._rate = 1.0 + max(-MAX_DRIFT, min(MAX_DRIFT, (other - self._at) / within))
