"""Groups events into beats: what a person takes in at once, and how long it is held."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.core.event import Event


class Tell(NamedTuple):
    """How events of one tag are told.

    `hold` is the time in milliseconds at normal pace. An event whose tag stands in `joins` of the beat before it, by the tag
    of that beat's first event, is told in that beat; the longer hold counts.
    """

    hold: int = 700
    joins: tuple[str, ...] = ()


class Beat(NamedTuple):
    """One or a few events, by their places in the list that was told, and how long they are held at normal pace."""

    hold: int
    events: tuple[int, ...]


DEFAULT = Tell()


def beats_of(events: Sequence[Event], telling: Mapping[str, Tell]) -> list[Beat]:
    """Group events in their order: each is a beat of its own unless it joins the one before."""
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
