"""Shortens beats that do not concern the reader when much is waiting, so that their own turn comes soon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tablee.core.event import Event

PATIENCE: Final = 10_000
"""How much may wait before beats get shorter, in milliseconds at normal pace."""
SHORTEST: Final = 150
"""A shorter beat could not be read, so it is not held at all."""


class Waiting(NamedTuple):
    """A beat as it waits: its hold, and the shortest hold that is enough."""

    hold: int
    brief: int


def haste_for(waiting: Sequence[Waiting]) -> float:
    """Return a number from 0, all beats in full, to 1, each as short as it may be."""
    full = sum(beat.hold for beat in waiting)
    brief = sum(beat.brief for beat in waiting)
    return 0.0 if full <= PATIENCE or brief == full else min(1.0, (full - PATIENCE) / (full - brief))


def hastened(beat: Waiting, haste: float) -> int:
    """Return the hold of a beat in this haste."""
    short = round(beat.hold - haste * (beat.hold - beat.brief))
    return 0 if short < min(beat.hold, SHORTEST) else short


def concerns(events: Iterable[Event], seat: int | None) -> bool:
    """Return whether one of the events names the seat."""
    return seat is not None and any(
        seat in (value if isinstance(value, list) else (value,))
        for event in events
        for name, value in event.params.items()
        if name.startswith("seat")
    )
