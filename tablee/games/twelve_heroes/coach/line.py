"""The line of play behind a coach's advice, as the events that it would be told by, without the bookkeeping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.core.event import Event
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

REPEATED: Final = ("food-paid", "hero-first", "hero-named", "region-named")
"""Events that only say what the ones around them say."""
HIDDEN: Final = ("hand-shown", "cards-drawn", "cards-drawn-unseen", "deck-reshuffled", "nothing-to-draw")
"""Events of cards. A coach does not know them and only imagines some."""
UNTOLD: Final = frozenset((*REPEATED, *HIDDEN))
CONTROL: Final = frozenset(
    ("turn-begun", "strengths-compared", "tie-won-popular", "tie-won-by-hero", "cube-placed", "tile-won")
)
"""What is told of the opponent's turn: its Control, which decides whether the advice was good."""


def line_of(state: TwelveHeroes, choices: Sequence[int], seat: int) -> Iterator[Event]:
    """Yield what these choices would tell this seat, to the end of the opponent's Control."""
    later = state.copy()
    events: list[Event] = []
    later.events = events
    for action in choices:
        later.apply([action])
    seen = [event for event in events if event.visible(seat) and event.tag not in UNTOLD]
    turn_ended = False
    for event, after in zip(seen, [*seen[1:], None], strict=True):
        turn_ended = turn_ended or event.tag == "turn-begun"
        if turn_ended and event.tag not in CONTROL:
            continue
        if not _idle(event, after):
            yield event


def _idle(event: Event, after: Event | None) -> bool:
    """Return whether this is an ability that finds nothing to do."""
    return event.tag == "ability-idle" or (
        event.tag == "ability-used" and after is not None and after.tag == "ability-idle"
    )
