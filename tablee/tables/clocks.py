"""The clocks of a table. Callers pass in the current time; this module never reads a clock."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Collection

from tablee.wire.setup import Bank, Clock, NoClock, PerMove

LAG_CAP = 0.5
"""The most lag, in seconds, that is deducted from one choice."""

SECONDS_AFTER_RETURN = 15.0
"""Seconds for a player who ran out of time and takes the seat back from the bot."""

SECONDS_AFTER_UNDO = 5.0
"""The least time, in seconds, to choose again after an undo that nobody noticed. Given once."""

MIN_SECONDS = 0.001
"""Less time than this, in seconds, counts as none."""


def compensated(lag: float) -> float:
    """Return how many seconds to deduct for a connection with this measured lag."""
    return min(max(lag, 0.0), LAG_CAP)


class Clocks:
    """The time each seat has left, and the clocks that run.

    `left` is the time at the beginning of the decision. `used` is what a seat has spent since then, and stays secret
    until all have chosen: meanwhile the others see the clocks of all awaited seats run.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.on = not isinstance(clock, NoClock)
        """Whether this table plays with clocks."""
        self.left = [0.0 if isinstance(clock, NoClock) else float(clock.seconds)] * seats
        self.used = [0.0] * seats
        self.running: dict[int, float] = {}
        self._rest = list(self.left)
        self._helped: set[int] = set()
        self._undone = (-1, -1)
        self._open_for = 0.0
        self._open_since: float | None = None

    def ask(self, seats: Collection[int], now: float, decision: int = 0) -> None:
        """Begin a decision: start the clocks of these seats, and reset a clock per move.

        A seat that took a choice back gets no new time until the game has passed the point where it was.
        """
        if not self.on:
            return
        seat, until = self._undone
        going_on = seat if decision <= until else -1
        if isinstance(self.clock, PerMove):
            self.left = [float(self.clock.seconds)] * len(self.left)
            if going_on >= 0:
                self.left[going_on] = self._rest[going_on]
        self.used = [0.0] * len(self.left)
        if self._helped:
            self._helped &= {going_on}
        self._open_for = 0.0
        self.go(seats, now)

    def go(self, seats: Collection[int], now: float) -> None:
        """Start the clocks of these seats now, without resetting them."""
        if not self.on:
            return
        self.running = dict.fromkeys(seats, now)
        self._open_since = now if seats else None

    def stop(self, now: float) -> None:
        """Stop all clocks and count the time that has run as used."""
        if not self.on:
            return
        for seat in tuple(self.running):
            self.leave(seat, now)
        if self._open_since is not None:
            self._open_for += max(now - self._open_since, 0.0)
            self._open_since = None

    def spent(self, seat: int, now: float, lag: float) -> float:
        """Return the seconds that a choice made now costs: the time since its clock started, minus the lag."""
        since = self.running.get(seat)
        return 0.0 if since is None else max(now - since - compensated(lag), 0.0)

    def chose(self, seat: int, spent: float) -> None:
        """Stop the clock of a seat that has chosen, and count the time it spent."""
        if self.running.pop(seat, None) is not None:
            self.used[seat] += spent

    def leave(self, seat: int, now: float) -> None:
        """Stop a seat's clock without a choice, and count the time that has run as used."""
        self.chose(seat, max(now - self.running.get(seat, now), 0.0))

    def again(self, seat: int, now: float) -> None:
        """Restart the clock of a seat that took its choice back, with the time it had left."""
        if self.on:
            self.running[seat] = now
            self._open_since = now if self._open_since is None else self._open_since

    def back(self, seat: int) -> None:
        """Give a player who is back from the bot the time they had, or a little if they had none.

        A player gets this only once a decision. Otherwise a player could leave and come back forever without choosing.
        """
        if not self.on or seat in self._helped or self.left[seat] - self.used[seat] >= MIN_SECONDS:
            return
        self._helped.add(seat)
        moment = (
            min(SECONDS_AFTER_RETURN, float(self.clock.seconds))
            if isinstance(self.clock, PerMove)
            else SECONDS_AFTER_RETURN
        )
        self.left[seat] = self.used[seat] + moment

    def settle(self, rewarded: Collection[int]) -> None:
        """End a decision: deduct the used time from the banks, and give the increment to those who chose."""
        if not self.on:
            return
        if isinstance(self.clock, Bank):
            for seat, used in enumerate(self.used):
                self.left[seat] = max(self.left[seat] - used, 0.0)
            for seat in rewarded:
                self.left[seat] += self.clock.increment
        elif isinstance(self.clock, PerMove):
            self._rest = [max(left - used, 0.0) for left, used in zip(self.left, self.used, strict=True)]
        self.used = [0.0] * len(self.left)

    def unreward(self, seat: int) -> None:
        """Take the increment back for a choice that was undone."""
        if isinstance(self.clock, Bank):
            self.left[seat] = max(self.left[seat] - self.clock.increment, 0.0)

    def take_back(self, seat: int, now: float, until: int) -> None:
        """Take back a choice that nobody has seen.

        With a clock per move, the seat keeps the time it had left at that choice or has left now, whichever is less. It
        gets no new time before the decision `until` is over.
        """
        self._undone = (seat, max(self._undone[1], until))
        self.stop(now)
        if not isinstance(self.clock, PerMove):
            return
        rest = max(min(self._rest[seat], self.left[seat] - self.used[seat]), 0.0)
        if rest < SECONDS_AFTER_UNDO and seat not in self._helped:
            self._helped.add(seat)
            rest = min(SECONDS_AFTER_UNDO, float(self.clock.seconds))
        self.left[seat] = self.used[seat] + rest

    def agreed_undo(self) -> None:
        """Give everybody new time after an undo that the others agreed to."""
        self._undone = (-1, -1)

    def own(self, seat: int, now: float) -> float:
        """Return the seconds a seat has left, as the seat itself sees them."""
        ran = max(now - self.running.get(seat, now), 0.0)
        return max(self.left[seat] - self.used[seat] - ran, 0.0)

    def shown(self, seat: int, now: float) -> float:
        """Return the seconds that the others see for an awaited seat."""
        ran = self._open_for + (max(now - self._open_since, 0.0) if self._open_since is not None else 0.0)
        return max(self.left[seat] - ran, 0.0)

    def next_flag(self) -> tuple[float, int] | None:
        """Return when the next clock runs out, and the seat it belongs to."""
        flags = [(since + self.left[seat] - self.used[seat], seat) for seat, since in self.running.items()]
        return min(flags) if flags else None

    def next_tick(self) -> float | None:
        """Return when to store the running clocks, so that a restart gives back at most a twentieth of their time."""
        if not self.running:
            return None
        longest = max(self.left[seat] for seat in self.running)
        return min(self.running.values()) + max(longest / 20, 60.0)
