"""Finds where two things differ, for messages that tell an author what to fix."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tablee.core.event import Event
from tablee.core.game import Viewer


def difference(one: Any, two: Any, path: str = "") -> str:
    """Return the first place where two plain values differ, with both values. Empty if they are equal."""
    if one == two:
        return ""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return _first(((f"{path}.{name}" if path else str(name)), one[name], two[name]) for name in one)
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        return _first((f"{path}[{place}]", *pair) for place, pair in enumerate(zip(one, two, strict=True)))
    return f"{path or 'it'} is {one!r} or {two!r}"


def _first(places: Iterable[tuple[str, Any, Any]]) -> str:
    return next((found for path, one, two in places if (found := difference(one, two, path))), "")


def in_views(one: Any, two: Any) -> str:
    """Return the first field in which two views differ."""
    return difference(msgspec.to_builtins(one), msgspec.to_builtins(two), "view")


def in_events(one: Sequence[Event], two: Sequence[Event], viewer: Viewer) -> str:
    """Return the first event that the viewer hears differently."""
    ours, theirs = ([event for event in events if event.visible(viewer)] for events in (one, two))
    for mine, other in zip(ours, theirs, strict=False):
        if mine.tag != other.tag:
            break
        found = difference(dict(mine.params), dict(other.params)) or difference(mine.rule, other.rule, "rule")
        if found:
            return f"event {mine.tag}: {found}"
    tags = [[event.tag for event in events] for events in (ours, theirs)]
    return difference(tags[0], tags[1], "events")
