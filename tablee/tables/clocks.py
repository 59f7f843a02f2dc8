"""The clocks of a table: told the time from outside, they hold no clock of their own."""

from __future__ import annotations

from collections.abc import Collection

from tablee.wire.setup import Bank, Clock, NoClock, PerMove

LAG_CAP = 0.5
"""At most so many seconds a choice are taken off for a slow connection."""


class Clocks:
    """How many seconds each seat has left, and whose are running since when."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [0.0 if isinstance(clock, NoClock) else float(clock.seconds)] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0

    @property
    def used(self) -> bool:
        """Whether this table plays with clocks at all."""
        return not isinstance(self.clock, NoClock)

    def spent(self, now: float, lag: float) -> float:
        """What a choice made now costs: the time since the clock was started, less what the connection took."""
        return max(now - self.since - min(max(lag, 0.0), LAG_CAP), 0.0)

    def chose(self, seat: int, spent: float) -> None:
        """A seat made its choice: its time is taken and, with an increment, some is given back."""
        if isinstance(self.clock, Bank):
            self.left[seat] += self.clock.increment - spent
        self.running = tuple(other for other in self.running if other != seat)

    def run(self, seats: Collection[int], now: float) -> None:
        """From now on the clocks of these seats run; a clock per move starts anew."""
        self.running = tuple(seats)
        self.since = now
        if isinstance(self.clock, PerMove):
            for seat in seats:
                self.left[seat] = float(self.clock.seconds)

    def take(self, now: float) -> None:
        """Take the time that has run off the clocks, and go on from now."""
        for seat in self.running:
            self.left[seat] -= max(now - self.since, 0.0)
        self.since = now

    def stop(self, now: float) -> None:
        """Stand still: time that has run is taken, and no more runs."""
        self.take(now)
        self.running = ()

    def left_at(self, seat: int, now: float) -> float:
        """What a seat whose clock runs has left now."""
        ran = max(now - self.since, 0.0) if seat in self.running else 0.0
        return max(self.left[seat] - ran, 0.0)

    def next_flag(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        if not self.used or not self.running:
            return None
        seat = min(self.running, key=lambda each: self.left[each])
        return self.since + self.left[seat], seat
