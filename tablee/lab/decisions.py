"""The choices of a recorded match in order, without those that were taken back."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.core.log import Committed, Retracted, Rewound
from tablee.core.match import Match
from tablee.core.record import Record


def decisions(record: Record) -> Iterator[tuple[Match, Committed]]:
    """Yield each final choice, with the match just before it. The match then goes on."""
    stood = standing(record)
    for position, point in enumerate(record.walk()):
        if isinstance(point.next, Committed) and position in stood:
            yield point.match, point.next


def standing(record: Record) -> set[int]:
    """Return the positions of the choices that were not retracted, replaced or rewound."""
    stood: dict[tuple[int, int], int] = {}
    for position, entry in enumerate(record.entries):
        if isinstance(entry, Committed):
            stood[entry.decision, entry.seat] = position
        elif isinstance(entry, Retracted):
            del stood[entry.decision, entry.seat]
        elif isinstance(entry, Rewound):
            stood = {key: place for key, place in stood.items() if key[0] < entry.decision}
    return set(stood.values())
