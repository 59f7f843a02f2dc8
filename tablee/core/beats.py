"""Groups events into beats. A beat is shown at once and held for a time, so that a person can follow."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.core.event import Event


class Tell(NamedTuple):
    """How to show events with one tag.

    `hold` is the time in milliseconds at normal pace. An event joins the previous beat if its tag is in the `joins` of
    that beat's first event; the longer hold counts. `brief` is the time that is enough if much else is waiting and the
    event does not name the viewer's seat; None means that it is always shown in full. With 0 it is then left out, and
    the next beat sums it up: choose beats of a turn so that its last one shows the result, and can be read.
    """

    hold: int = 700
    joins: tuple[str, ...] = ()
    brief: int | None = None


class Beat(NamedTuple):
    """Events that are shown together, by their indexes in the list, and how long to hold them at normal pace.

    `brief` is the shorter time for viewers whom the events do not concern, if much else is waiting.
    """

    hold: int
    events: tuple[int, ...]
    brief: int | None = None


DEFAULT = Tell()


def beats_of(events: Sequence[Event], telling: Mapping[str, Tell]) -> list[Beat]:
    """Group events in order. Each event is its own beat unless it joins the previous one."""
    beats: list[Beat] = []
    first = DEFAULT
    for place, event in enumerate(events):
        tell = telling.get(event.tag, DEFAULT)
        if beats and event.tag in first.joins:
            last = beats[-1]
            beats[-1] = Beat(max(last.hold, tell.hold), (*last.events, place), _longer(last.brief, tell.brief))
        else:
            first = tell
            beats.append(Beat(tell.hold, (place,), tell.brief))
    return beats


def _longer(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else max(one, other)
