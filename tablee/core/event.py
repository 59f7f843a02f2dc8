"""Events: what happened in the game, for logs, animation and screen readers."""
# compiled by mypyc

from __future__ import annotations

from typing import Final, NamedTuple

Value = int | str | list[int] | list[str]
"""The value of a parameter of an action, an event or a refusal.

The parameter's name says how to read it. `seat…` is a seat (0 is the first) and `seats…` a list of seats. A text under
the name `card…` is worded by the message `card-…`; the same goes for any other name. A number is a number. `values`
beside `seats` holds one number for each seat, shown with the seats' names.
"""

EVERYONE: Final = -1
SPECTATOR: Final = 30


class Event(NamedTuple):
    """Something that happened because of a rule. `seen_by` is the set of viewers who may know about it."""

    tag: str
    rule: str
    params: dict[str, Value]
    seen_by: int = EVERYONE

    def visible(self, viewer: int | None) -> bool:
        """Return whether this viewer (a seat, or None for a spectator) may know about the event."""
        place = SPECTATOR if viewer is None else viewer
        return (self.seen_by >> place) & 1 == 1


def only(seat: int) -> int:
    """Return the `seen_by` set that holds only this seat."""
    return int(2**seat)


def all_but(seat: int) -> int:
    """Return the `seen_by` set that holds everyone except this seat."""
    return EVERYONE - int(2**seat)
