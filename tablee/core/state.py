"""The position of a game: what it waits for, what is legal, and what happens."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import EVERYONE, Event, Value

if TYPE_CHECKING:
    from tablee.core.rng import Rng

Awaits = Decide | Chance | Over


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Steps change it in place; `apply` and `resolve` trust their caller."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None

    def awaits(self) -> Awaits:
        """What must come next: choices, an outcome of chance, or nothing any more."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The actions that an awaited seat may take: never empty, in rising order."""
        raise NotImplementedError

    def apply(self, choices: list[int]) -> None:
        """Take the choices of all awaited seats, in the order of `Decide.seats`."""
        raise NotImplementedError

    def resolve(self, outcome: list[int]) -> None:
        """Take what chance gave."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same position, sharing nothing that changes. Nobody listens to a copy."""
        raise NotImplementedError

    def tell(self, tag: str, rule: str, params: dict[str, Value], seen_by: int = EVERYONE) -> None:
        """Tell what happened. Guard the call with `self.events is not None` where it runs often."""
        if self.events is not None:
            self.events.append(Event(tag, rule, params, seen_by))

    def settle(self, rng: Rng) -> Decide | Over:
        """Let chance happen until somebody must choose or the game is over."""
        waits = self.awaits()
        while isinstance(waits, Chance):
            self.resolve(waits.sample(rng))
            waits = self.awaits()
        return waits

    def playout(self, rng: Rng) -> int:
        """Play random choices to the end; how many choices there were."""
        played = 0
        waits = self.settle(rng)
        while isinstance(waits, Decide):
            self.apply([rng.pick(self.legal(seat)) for seat in waits.seats])
            played += len(waits.seats)
            waits = self.settle(rng)
        return played
