"""What a viewer remembers of a deck that was drafted in secret: a kind seen once is known to be in it."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import lowest, mask_of
from tablee.games.twelve_heroes.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

WATCHING: Final = 2
"""The place of a spectator among the viewers."""


def in_sight(s: Position, seat: int) -> i64:
    """The cards of a seat that everybody sees or knows of."""
    first = seat * 3
    return s.camp[seat] | s.spent[seat] | s.shown[seat] | s.at[first] | s.at[first + 1] | s.at[first + 2]


def remember(s: Position, seat: int) -> None:
    """H-6.1: after a draft, keep in mind what each viewer has now seen of a seat's deck."""
    if not s.table.draft:
        return
    everybody: i64 = in_sight(s, seat)
    for viewer in range(WATCHING + 1):
        seen: i64 = everybody
        if viewer == seat:
            seen |= s.hand[seat] | mask_of(s.under[seat])
        _learn(s, s.known[viewer * 2 + seat], seat, seen)


def _learn(s: Position, known: list[int], seat: int, seen: i64) -> None:
    counts = [0] * len(known)
    while seen != 0:
        counts[s.kinds[seat * 12 + lowest(seen)]] += 1
        seen &= seen - 1
    for kind, count in enumerate(counts):
        known[kind] = max(known[kind], count)
