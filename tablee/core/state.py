"""The position of a game: what it waits for, what is legal, and what happens."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable, Hashable
from pickle import dumps, loads
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import EVERYONE, Event, Value
from tablee.core.values import frozen, packed, rebuilt

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from tablee.core.rng import Rng

Awaits = Decide | Chance | Over


def _restored(kind: type, parts: tuple[tuple[str, object], ...]) -> State:
    """The position that `pickle` took apart."""
    state: State = rebuilt(kind, parts)
    state.complete()
    return state


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
        """The same position, sharing nothing that changes. Nobody listens to a copy.

        The default takes all attributes apart and puts them together again, as `pickle` does: what is shared within the
        position is shared in the copy too. Search copies often: override it where that is too slow.
        """
        again: State = loads(dumps(self))
        return again

    def key(self) -> Hashable:
        """The position as a value: equal exactly where positions are. Override it where different things are alike."""
        return frozen(self, self.left_out())

    def left_out(self) -> tuple[str, ...]:
        """The attributes that are no part of the position; `complete` fills them in again."""
        return ("events",)

    def complete(self) -> None:
        """Called when a position was read back: fill in what was left out."""
        self.events = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        """A position changes in place: copy it before it becomes a key, and change the copy."""
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.awaits()!r}>"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return _restored, packed(self, self.left_out())[1]

    def tell(self, tag: str, rule: str, params: dict[str, Value], seen_by: int = EVERYONE) -> None:
        """Tell what happened. Guard the call with `self.events is not None` where it runs often."""
        if self.events is not None:
            self.complete_last_event()
            self.events.append(Event(tag, rule, params, seen_by))

    def complete_last_event(self) -> None:
        """Called before an event is told: a game can add to the one before what has changed with it."""

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        """Write what a seat may know from word `at` on: the numbers of `Game.parts` of its view, eight to a word."""
        raise NotImplementedError

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        """Write `allowed` for each action that an awaited seat may take, as the seat counts them; the rest is left as it is.

        No default: compiled callers would hand 0 to a position in plain Python.
        """
        for action in self.legal(seat):
            mask[at + self.relative(action, seat)] = allowed

    def pick(self, seat: i64, rng: Rng) -> int:
        """One of the legal actions at random. Override it where listing them is slow."""
        return rng.pick(self.legal(seat))

    def relative(self, action: i64, seat: i64) -> i64:
        """The action as a seat counts that calls itself the first. Override it where actions name seats."""
        return action

    def absolute(self, action: i64, seat: i64) -> i64:
        """The action that a seat calls so: the opposite of `relative`."""
        return action

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
