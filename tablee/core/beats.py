"""Groups events into beats. A beat is shown at once and held for a time, so that a person can follow."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.core.event import Event


class Tell(NamedTuple):
    """How to show events with one tag.

    `hold` is the time in milliseconds at normal pace. An event joins the previous beat if its tag is in the `joins` of
    that beat's first event; the longer hold counts.
    """

    hold: int = 700
    joins: tuple[str, ...] = ()


class Beat(NamedTuple):
    """Events that are shown together, by their indexes in the list, and how long to hold them at normal pace."""

    hold: int
    events: tuple[int, ...]


DEFAULT = Tell()


def beats_of(events: Sequence[Event], telling: Mapping[str, Tell]) -> list[Beat]:
    """Group events in order. Each event is its own beat unless it joins the previous one."""
    beats: list[Beat] = []
    first = DEFAULT
    for place, event in enumerate(events):
        tell = telling.get(event.tag, DEFAULT)
        if beats and event.tag in first.joins:
            last = beats[-1]
            beats[-1] = Beat(max(last.hold, tell.hold), (*last.events, place))
        else:
            first = tell
            beats.append(Beat(tell.hold, (place,)))
    return beats
