"""Counts how often the abilities of heroes come up in a game, and how often they do something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.core.event import Event

BETWEEN: Final = frozenset({"food-paid", "reserve-short", "region-named", "hero-named"})
"""What is told between an ability and what it does."""
IDLE: Final = frozenset({"ability-idle", "ability-declined"})
ANYWHERE: Final = frozenset(
    {"cards-drawn", "cards-drawn-unseen", "actions-gained", "deck-reshuffled", "popularity-taken"}
)
"""What an ability can do that is told by another rule than H-0.3."""


class Use(NamedTuple):
    """How often a hero's abilities that happen once came up, and how often one of them did something."""

    moments: int = 0
    worked: int = 0

    def __add__(self, other: object) -> Use:
        assert isinstance(other, Use)
        return Use(self.moments + other.moments, self.worked + other.worked)


Uses = dict[int, Use]
"""By kind of hero."""


def uses(events: Sequence[Event]) -> tuple[Uses, Uses]:
    """What the heroes of each seat did in a game, from all that was told of it."""
    moments: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    worked: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for place, event in enumerate(events):
        if event.tag == "ability-used":
            seat, kind = int(str(event.params["seat"])), int(str(event.params["hero"])) - 1
            moments[seat][kind] += 1
            worked[seat][kind] += _works(events, place + 1)
    one, two = (
        {kind: Use(count, done[kind]) for kind, count in came.items()}
        for came, done in zip(moments, worked, strict=True)
    )
    return one, two


def _works(events: Sequence[Event], place: int) -> bool:
    """Whether what is told next is an effect."""
    while place < len(events) and events[place].tag in BETWEEN:
        place += 1
    if place == len(events):
        return False
    event = events[place]
    if event.tag == "actions-gained":
        return event.params["count"] != 0
    return event.tag in ANYWHERE or (event.rule == "H-0.3" and event.tag not in IDLE | {"ability-used"})
