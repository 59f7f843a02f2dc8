"""The clocks of a table: told the time from outside, they hold no clock of their own."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Collection

from tablee.wire.setup import Bank, Clock, NoClock, PerMove

LAG_CAP = 0.5
"""At most so many seconds a choice are taken off for a slow connection."""

BACK = 15.0
"""A player whose time was up and who takes the seat back from the bot has so many seconds."""

AGAIN = 5.0
"""A player who takes back what nobody has seen has so many seconds at least to choose again, once."""

NOTHING = 0.001
"""Less than so many seconds is no time at all."""


def compensated(lag: float) -> float:
    """What is taken off for a connection with this measured lag."""
    return min(max(lag, 0.0), LAG_CAP)


class Clocks:
    """How many seconds each seat has left, and whose clocks run since when.

    `left` is as of the beginning of the decision. What a seat has used of it since is nobody else's business before
    all have chosen: others see the clocks of all who are asked run on.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [0.0 if isinstance(clock, NoClock) else float(clock.seconds)] * seats
        self.used = [0.0] * seats
        self.running: dict[int, float] = {}
        self._rest = list(self.left)
        self._helped: set[int] = set()
        self._undone = (-1, -1)
        self._open_for = 0.0
        self._open_since: float | None = None

    @property
    def on(self) -> bool:
        """Whether this table plays with clocks at all."""
        return not isinstance(self.clock, NoClock)

    def ask(self, seats: Collection[int], now: float, decision: int = 0) -> None:
        """A decision begins: the clocks of these seats run, and a clock per move starts anew.

        Not so that of a seat that took a choice back, until the game has gone on beyond where it was.
        """
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
        """The clocks of these seats run from now on, wherever they stand."""
        self.running = dict.fromkeys(seats, now) if self.on else {}
        self._open_since = now if seats else None

    def stop(self, now: float) -> None:
        """All stand still; the time that has run is used."""
        for seat in tuple(self.running):
            self.leave(seat, now)
        if self._open_since is not None:
            self._open_for += max(now - self._open_since, 0.0)
            self._open_since = None

    def spent(self, seat: int, now: float, lag: float) -> float:
        """What a choice made now costs: the time since its clock was started, less what the connection took."""
        since = self.running.get(seat)
        return 0.0 if since is None else max(now - since - compensated(lag), 0.0)

    def chose(self, seat: int, spent: float) -> None:
        """A seat made a choice, and its clock stands."""
        if self.running.pop(seat, None) is not None:
            self.used[seat] += spent

    def leave(self, seat: int, now: float) -> None:
        """A seat's clock stands without a choice; the time that has run is used."""
        self.chose(seat, max(now - self.running.get(seat, now), 0.0))

    def again(self, seat: int, now: float) -> None:
        """A seat took its choice back, and its clock goes on where it stood."""
        if self.on:
            self.running[seat] = now
            self._open_since = now if self._open_since is None else self._open_since

    def back(self, seat: int) -> None:
        """A player is back from the bot that had their seat, with the time they had; with a moment where they had none.

        Only once in a decision: else whoever leaves and comes back again and again would never have to choose.
        """
        if not self.on or seat in self._helped or self.left[seat] - self.used[seat] >= NOTHING:
            return
        self._helped.add(seat)
        moment = min(BACK, float(self.clock.seconds)) if isinstance(self.clock, PerMove) else BACK
        self.left[seat] = self.used[seat] + moment

    def settle(self, rewarded: Collection[int]) -> None:
        """A decision is over: what was used is taken off a bank, and those who chose get their increment."""
        if isinstance(self.clock, Bank):
            for seat, used in enumerate(self.used):
                self.left[seat] = max(self.left[seat] - used, 0.0)
            for seat in rewarded:
                self.left[seat] += self.clock.increment
        elif isinstance(self.clock, PerMove):
            self._rest = [max(left - used, 0.0) for left, used in zip(self.left, self.used, strict=True)]
        self.used = [0.0] * len(self.left)

    def unreward(self, seat: int) -> None:
        """A choice that is taken back earns no increment."""
        if isinstance(self.clock, Bank):
            self.left[seat] = max(self.left[seat] - self.clock.increment, 0.0)

    def take_back(self, seat: int, now: float, until: int) -> None:
        """A seat takes back what nobody has seen: a clock per move has no more left than it had at that choice, or has now.

        It gets no new time before the decision `until` is over.
        """
        self._undone = (seat, max(self._undone[1], until))
        self.stop(now)
        if not isinstance(self.clock, PerMove):
            return
        rest = max(min(self._rest[seat], self.left[seat] - self.used[seat]), 0.0)
        if rest < AGAIN and seat not in self._helped:
            self._helped.add(seat)
            rest = min(AGAIN, float(self.clock.seconds))
        self.left[seat] = self.used[seat] + rest

    def agreed_undo(self) -> None:
        """The others agreed to an undo: everybody gets new time."""
        self._undone = (-1, -1)

    def own(self, seat: int, now: float) -> float:
        """What a seat knows to have left."""
        ran = max(now - self.running.get(seat, now), 0.0)
        return max(self.left[seat] - self.used[seat] - ran, 0.0)

    def shown(self, seat: int, now: float) -> float:
        """What others see of a seat that is asked."""
        ran = self._open_for + (max(now - self._open_since, 0.0) if self._open_since is not None else 0.0)
        return max(self.left[seat] - ran, 0.0)

    def next_flag(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        flags = [(since + self.left[seat] - self.used[seat], seat) for seat, since in self.running.items()]
        return min(flags) if flags else None

    def next_tick(self) -> float | None:
        """When running clocks must be noted down, so that a restart gives back no more than a twentieth of them."""
        if not self.running:
            return None
        longest = max(self.left[seat] for seat in self.running)
        return min(self.running.values()) + max(longest / 20, 60.0)
