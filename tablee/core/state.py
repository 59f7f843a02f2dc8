"""The position of a game: what it waits for, what is legal, and how it changes."""
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
    """Rebuild a position from its pickled parts."""
    state: State = rebuilt(kind, parts)
    state.complete()
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Steps change it in place. `apply` and `resolve` do not check their arguments."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None

    def awaits(self) -> Awaits:
        """Return what must come next: choices, an outcome of chance, or nothing because the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of an awaited seat: never empty, in rising order."""
        raise NotImplementedError

    def apply(self, choices: list[int]) -> None:
        """Apply the choices of all awaited seats, in the order of `Decide.seats`."""
        raise NotImplementedError

    def resolve(self, outcome: list[int]) -> None:
        """Apply an outcome of chance."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent copy of the position. The copy records no events.

        The default takes all attributes apart and rebuilds them, as `pickle` does: objects shared within the position
        are shared within the copy. Search copies often, so override it if that is too slow.
        """
        again: State = loads(dumps(self))
        return again

    def key(self) -> Hashable:
        """Return the position as a hashable value, equal exactly when positions are.

        Override it if different values mean the same position.
        """
        return frozen(self, self.left_out())

    def left_out(self) -> tuple[str, ...]:
        """Return the attributes that do not belong to the position. `complete` restores them."""
        return ("events",)

    def complete(self) -> None:
        """Restore the attributes that were left out, after a position was read back."""
        self.events = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        """Hash the position. Positions change in place: use a copy as a key, and leave that copy unchanged."""
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
        """Record an event. Where this runs often, guard the call with `self.events is not None`."""
        if self.events is not None:
            self.complete_last_event()
            self.events.append(Event(tag, rule, params, seen_by))

    def complete_last_event(self) -> None:
        """Extend the last event before the next one is recorded. A game can add what changed with it."""

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        """Write what a seat may know from word `at` on: the numbers of `Game.parts` of its view, eight to a word."""
        raise NotImplementedError

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        """Write `allowed` at each legal action of an awaited seat, in the seat's own numbering. Leave the rest
        unchanged.

        `allowed` has no default: compiled callers would pass 0 to a position in plain Python.
        """
        for action in self.legal(seat):
            mask[at + self.relative(action, seat)] = allowed

    def pick(self, seat: i64, rng: Rng) -> int:
        """Return a random legal action. Override it if listing the actions is slow."""
        return rng.pick(self.legal(seat))

    def relative(self, action: i64, seat: i64) -> i64:
        """Return the action in the numbering of a seat that counts itself first. Override it if actions name seats."""
        return action

    def absolute(self, action: i64, seat: i64) -> i64:
        """Return the action from a seat's own numbering: the inverse of `relative`."""
        return action

    def settle(self, rng: Rng) -> Decide | Over:
        """Sample chance until somebody must choose or the game is over."""
        waits = self.awaits()
        while isinstance(waits, Chance):
            self.resolve(waits.sample(rng))
            waits = self.awaits()
        return waits

    def playout(self, rng: Rng) -> int:
        """Play random choices to the end and return how many there were."""
        played = 0
        waits = self.settle(rng)
        while isinstance(waits, Decide):
            self.apply([rng.pick(self.legal(seat)) for seat in waits.seats])
            played += len(waits.seats)
            waits = self.settle(rng)
        return played
