"""Events: what happened in the game, for logs, animation and screen readers."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

Value = int | str | list[int] | list[str]
"""The value of a parameter of an action, an event or a refusal.

The parameter's name says how to read it. `seat…` is a seat (0 is the first) and `seats…` a list of seats. A text under
the name `card…` is worded by the message `card-…`; the same goes for any other name. A number is a number. `values`
beside `seats` holds one number for each seat, shown with the seats' names.
"""

EVERYONE: Final = -1
SPECTATOR: Final = 30


@mypyc_attr(acyclic=True)
class Event:  # noqa: PLW1641 (its parameters are a dict, so it has no hash)
    """Something that happened because of a rule. `seen_by` is the set of viewers who may know about it.

    Most of a table's objects are events, and they stay until its end. So the garbage collector is told to skip them.
    """

    __slots__ = ("params", "rule", "seen_by", "tag")

    def __init__(self, tag: str, rule: str, params: dict[str, Value], seen_by: int = EVERYONE) -> None:
        self.tag: Final = tag
        self.rule: Final = rule
        self.params: Final = params
        self.seen_by: Final = seen_by

    def visible(self, viewer: int | None) -> bool:
        """Return whether this viewer (a seat, or None for a spectator) may know about the event."""
        place = SPECTATOR if viewer is None else viewer
        return (self.seen_by >> place) & 1 == 1

    def parts(self) -> tuple[str, str, dict[str, Value], int]:
        """Return everything that the event states, in the order of the constructor."""
        return self.tag, self.rule, self.params, self.seen_by

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.parts() == other.parts()

    def __repr__(self) -> str:
        return f"Event{self.parts()!r}"

    def __reduce__(self) -> tuple[type[Event], tuple[str, str, dict[str, Value], int]]:
        return Event, self.parts()


def only(seat: int) -> int:
    """Return the `seen_by` set that holds only this seat."""
    return int(2**seat)


def all_but(seat: int) -> int:
    """Return the `seen_by` set that holds everyone except this seat."""
    return EVERYONE - int(2**seat)
