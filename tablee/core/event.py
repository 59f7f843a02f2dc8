"""What happened, told for people: logs, animation, screen readers."""
# compiled by mypyc

from __future__ import annotations

from typing import Final, NamedTuple

Value = int | str | list[int] | list[str]
"""What a parameter of an action, an event or a refusal can be.

Its name says how it is read: `seat…` is a seat (0 is the first) and `seats…` a list of them; a text under the name
`card…` is worded by the message `card-…`, and so for any other name; a number is a number. `values` beside `seats` are a number for
each of them, told with their names.
"""

EVERYONE: Final = -1
SPECTATOR: Final = 30


class Event(NamedTuple):
    """Something that happened by a rule; `seen_by` is the set of viewers who may know of it."""

    tag: str
    rule: str
    params: dict[str, Value]
    seen_by: int = EVERYONE

    def visible(self, viewer: int | None) -> bool:
        """Whether this viewer (a seat, or None for a spectator) may know of it."""
        place = SPECTATOR if viewer is None else viewer
        return (self.seen_by >> place) & 1 == 1


def only(seat: int) -> int:
    """Seen by one seat alone."""
    return int(2**seat)


def all_but(seat: int) -> int:
    """Seen by everyone except one seat."""
    return EVERYONE - int(2**seat)
