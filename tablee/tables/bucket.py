"""How much of something may be asked for: at once, and in the long run."""
# compiled by mypyc

from __future__ import annotations


class Bucket:
    """Fills at a rate, and is emptied by one for each thing asked."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        if now > self.at:  # or else a clock that is set back would empty it
            self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
