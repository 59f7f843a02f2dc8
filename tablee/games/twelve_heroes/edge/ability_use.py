"""Count how often heroes' abilities are triggered in a game, and how often they have an effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.core.event import Event

BETWEEN: Final = frozenset({"food-paid", "reserve-short", "region-named", "hero-named", "line-chosen"})
"""Events that may come between an ability and its effect."""
IDLE: Final = frozenset({"ability-idle", "ability-declined"})
ANYWHERE: Final = frozenset(
    {"cards-drawn", "cards-drawn-unseen", "actions-gained", "deck-reshuffled", "popularity-taken"}
)
"""Effects of abilities that are told with another rule than H-0.3."""


class AbilityUse(NamedTuple):
    """How often a hero's one-time abilities were triggered, and how often one of them had an effect."""

    moments: int = 0
    worked: int = 0

    def __add__(self, other: object) -> AbilityUse:
        assert isinstance(other, AbilityUse)
        return AbilityUse(self.moments + other.moments, self.worked + other.worked)


Uses = dict[int, AbilityUse]
"""Uses by kind of hero."""


def uses(events: Sequence[Event]) -> tuple[Uses, Uses]:
    """Return the uses of each seat's heroes, from all events of a game."""
    moments: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    worked: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for place, event in enumerate(events):
        if event.tag == "ability-used":
            seat, kind = int(str(event.params["seat"])), int(str(event.params["hero"])) - 1
            moments[seat][kind] += 1
            worked[seat][kind] += _works(events, place + 1)
    one, two = (
        {kind: AbilityUse(count, done[kind]) for kind, count in came.items()}
        for came, done in zip(moments, worked, strict=True)
    )
    return one, two


def _works(events: Sequence[Event], place: int) -> bool:
    """Return whether the next event is an effect."""
    while place < len(events) and events[place].tag in BETWEEN:
        place += 1
    if place == len(events):
        return False
    event = events[place]
    if event.tag == "actions-gained":
        return event.params["count"] != 0
    return event.tag in ANYWHERE or (event.rule == "H-0.3" and event.tag not in IDLE | {"ability-used"})
