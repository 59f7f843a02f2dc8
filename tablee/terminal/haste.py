"""Sums up turns that do not concern the reader when much is waiting, so that their own turn comes soon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tablee.core.event import Event

PATIENCE: Final = 22_000
"""How much may wait before turns are summed up, in milliseconds at normal pace."""
ENOUGH: Final = 5_000
"""When so little is left, turns are shown in full again."""


class Waiting(NamedTuple):
    """A beat as it waits: its hold, the hold that is enough in haste, and whether it must be shown in full."""

    hold: int
    brief: int
    whole: bool


class Haste:
    """Says how long each beat is held.

    A beat whose brief hold is 0 belongs to the one after it: such a run is shown in full or summed up in its last beat,
    so that nobody sees the beginning of a turn without its middle.
    """

    def __init__(self) -> None:
        self._hurried = False
        self._summed: bool | None = None
        """Whether the current run is summed up; None between runs."""

    def next(self, waiting: Sequence[Waiting]) -> int:
        """Return the hold of the first of these beats."""
        if self._summed is None:
            self._summed = self._sums(waiting)
        first = waiting[0]
        hold = first.brief if self._summed else first.hold
        if first.brief > 0:
            self._summed = None
        return hold

    def _sums(self, waiting: Sequence[Waiting]) -> bool:
        """Return whether to sum up the run that begins here. A run whose end is not known yet is shown in full."""
        whole = sum(beat.hold for beat in waiting)
        self._hurried = whole > PATIENCE or (self._hurried and whole > ENOUGH)
        last = next((place for place, beat in enumerate(waiting) if beat.brief > 0), None)
        return self._hurried and last is not None and not any(beat.whole for beat in waiting[: last + 1])


def concerns(events: Iterable[Event], seat: int | None) -> bool:
    """Return whether one of the events names the seat."""
    return seat is not None and any(
        seat in (value if isinstance(value, list) else (value,))
        for event in events
        for name, value in event.params.items()
        if name.startswith("seat")
    )
