"""A match for environments: it asks one seat after the other, and chance happens by itself.

Secret simultaneous choices stay here until the last is in, so that no observation can show them.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.values import packed

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1


class Turns:
    """A match from a position on. `restart` begins it.

    `seat` is the seat that is asked now, or NOBODY when the match is over. Then `ranks` has everybody's place.
    """

    def __init__(self, start: State, rng: Rng) -> None:
        self.start = start
        self.rng = rng
        self.seat: i64 = NOBODY
        self.asked: tuple[int, ...] = ()
        self.choices: list[int] = []
        self.ranks: tuple[int, ...] = ()
        self.state = start

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Support pickle: environments are copied and sent to other processes."""
        return packed(self)

    def restart(self) -> Turns:
        """Begin a new match. The random generator continues."""
        self.state = self.start.copy()
        self.choices = []
        self.ranks = ()
        self._settle()
        return self

    def play(self, action: int) -> None:
        """Take the choice of the seat that is asked. It must be legal."""
        if len(self.asked) == 1:
            self.state.apply([action])
            self._settle()
            return
        self.choices.append(action)
        if len(self.choices) < len(self.asked):
            self.seat = self.asked[len(self.choices)]
        else:
            chosen = self.choices
            self.choices = []
            self.state.apply(chosen)
            self._settle()

    def pick(self) -> int:
        """Return a random legal action."""
        return self.state.pick(self.seat, self.rng)

    def legal(self, action: int) -> bool:
        """Return whether the action is legal for the seat that is asked."""
        return self.seat != NOBODY and action in self.state.legal(self.seat)

    def returns(self) -> list[float]:
        """Return the reward of each seat."""
        return won(self.ranks)

    def _settle(self) -> None:
        waits = self.state.settle(self.rng)
        if isinstance(waits, Decide):
            self.asked = waits.seats
            self.seat = waits.seats[0]
        else:
            self.asked = ()
            self.seat = NOBODY
            self.ranks = waits.ranks


def won(ranks: tuple[int, ...]) -> list[float]:
    """Return each seat's reward: 1 for a single winner, a total of -1 for the others; 0 for all if all draw."""
    seats = len(ranks)
    winners = ranks.count(1)
    return [(seats / winners - 1.0 if rank == 1 else -1.0) / (seats - 1) for rank in ranks]
