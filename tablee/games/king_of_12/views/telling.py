"""How a turn is shown: its steps one after another, and within a step all groups of a tournament at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tablee.core.beats import DEFAULT, Beat, Tell
from tablee.core.event import Event


class TellingStep(NamedTuple):
    """Events shown together, and for how many milliseconds. A new chapter waits for all earlier ones."""

    chapter: str
    hold: int
    tags: tuple[str, ...]


EFFECTS: Final = (
    "value-doubled",
    "value-raised",
    "value-lowered",
    "value-set",
    "die-turned-over",
    "die-reversed",
    "die-turned",
)
"""The events of characters' effects on dice and values, shown one by one (K12-2.3)."""

HEADING: Final = "group-compared"
"""The event that names the group of the next events."""

STEPS: Final = (
    TellingStep(
        "set-up",
        900,
        ("characters-redrawn", "symbols-missing", "characters-exchanged", "characters-chosen", "both-promos"),
    ),
    TellingStep("burial", 900, ("card-buried", "card-hidden")),
    TellingStep("burial", 1400, ("playoff-began",)),
    TellingStep("round", 900, ("round-began", "group-formed")),
    TellingStep("round", 1200, ("die-rolled",)),
    TellingStep("turn", 900, ("turn-began", "champions-compared", "card-played")),
    TellingStep("turn", 1500, ("cards-cancelled", "lady-cancelled")),
    TellingStep("turn", 900, ("dice-passed", "die-received")),
    TellingStep("turn", 500, EFFECTS),
    TellingStep("turn", 850, ("die-rerolled",)),
    TellingStep("turn", 800, ("die-dodged", "die-stayed", "faun-at-rest")),
    TellingStep("turn", 600, ("values-compared", "dice-cancelled")),
    TellingStep("turn", 800, ("lowest-won", "places-changed", "champion-demoted", "champion-kept", "collector-won")),
    TellingStep("turn", 1500, ("champion-named", "champion-sent", "no-champion", "runner-up-named", "no-runner-up")),
    TellingStep("turn", 1100, ("ladies-even", "nothing-to-take", "token-taken", "token-left", "no-champions")),
    TellingStep("turn", 400, ("champions-returned", "cards-face-down")),
    TellingStep("end", 800, ("cards-ran-out", "points-reached", "cards-returned")),
    TellingStep("end", 1300, ("points-counted", "points-cancelled")),
    TellingStep("end", 1400, ("round-won", "round-unwon")),
    TellingStep("end", 1600, ("match-won", "place-taken")),
)

TO_READ: Final = {"dice-cancelled": 1_500, "points-cancelled": 2_000}
"""How long to show an event that explains more than the others of its step, in milliseconds."""

TELLING: Final = {tag: Tell(TO_READ.get(tag, step.hold), step.tags) for step in STEPS for tag in step.tags}

LONGEST_TURN: Final = 11_000
"""The most milliseconds that the beats of a turn take in one update, without those of the round's end."""

LONGEST_UPDATE: Final = 12_000
"""The most milliseconds that one update takes: a turn, and perhaps the end of the round or of the match."""

_PLACE: Final = {tag: place for place, step in enumerate(STEPS) for tag in step.tags}
_OF_A_TURN: Final = frozenset(tag for step in STEPS if step.chapter == "turn" for tag in step.tags)
_REMEMBERED, _TURNED_OVER, _ONE_BY_ONE = 0, 1, 2
"""The parts of the effects step: values from before the Troublemakers, dice they turn over, all others (K12-3.2)."""


def beats(events: Sequence[Event]) -> list[Beat]:
    """Group events into beats. A step is one beat for all groups, but effects within a group are shown one by one."""
    places: dict[tuple[int, int, int], list[int]] = {}
    for place, key in enumerate(_keys(events)):
        places.setdefault(key, []).append(place)
    told = [tuple(places[key]) for key in sorted(places)]
    return _in_time(events, [Beat(_hold(events, beat), beat) for beat in told])


def _keys(events: Sequence[Event]) -> Iterator[tuple[int, int, int]]:
    """Yield the beat of each event: the chapter, the step, and the part of the step."""
    number, chapter, effects = 0, "", 0
    for place, event in enumerate(events):
        heading = event.tag == HEADING and place + 1 < len(events)
        about = place + 1 if heading else place
        now = _chapter(events[about].tag)
        if now != chapter or event.tag == "champions-compared":
            number, chapter, effects = number + 1, now, 0
        effects = 0 if heading else effects
        part = _part(events, about)
        yield number, _PLACE.get(events[about].tag, 0), part + effects if part == _ONE_BY_ONE else part
        effects += part == _ONE_BY_ONE and not heading


def _chapter(tag: str) -> str:
    return STEPS[_PLACE[tag]].chapter if tag in _PLACE else tag


def _part(events: Sequence[Event], place: int) -> int:
    event = events[place]
    if event.tag not in EFFECTS or event.tag == "die-turned-over":
        return _TURNED_OVER
    after = events[place + 1] if place + 1 < len(events) else event
    early = after.tag == "die-turned-over" and after.params["seat"] == event.params["seat"]
    return _REMEMBERED if early else _ONE_BY_ONE


def _hold(events: Sequence[Event], beat: tuple[int, ...]) -> int:
    return max(_tell(events[place].tag).hold for place in beat)


def _tell(tag: str) -> Tell:
    return Tell(0) if tag == HEADING else TELLING.get(tag, DEFAULT)


def _in_time(events: Sequence[Event], told: list[Beat]) -> list[Beat]:
    """Speed up a turn that would take too long, then all beats if the end of the round still makes them too long."""
    turn = {beat.events for beat in told if events[beat.events[-1]].tag in _OF_A_TURN}
    told = _within(LONGEST_TURN, told, turn)
    return _within(LONGEST_UPDATE, told, {beat.events for beat in told})


def _within(longest: int, told: list[Beat], which: set[tuple[int, ...]]) -> list[Beat]:
    """Shorten these beats in proportion, so that together they take no longer than this."""
    total = sum(beat.hold for beat in told if beat.events in which)
    if total <= longest:
        return told
    return [Beat(beat.hold * longest // total, beat.events) if beat.events in which else beat for beat in told]
