"""Events written for the wire: the same bytes as encoding them whole, whoever was told before."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.event import EVERYONE, Event, Value, all_but, only
from tablee.registry import find_game
from tablee.tables.event_texts import EventTexts, event_text, wire_beats, wire_events

GAME = find_game("claim")
LED = Event("card-led", "C-2.2", {"seat": 0, "card": "goblin-3"})
DRAWN = Event("follower-drawn", "C-2.4", {"seat": 1, "card": "knight-9"}, only(1))
UNSEEN = Event("follower-drawn-unseen", "C-2.4", {"seat": 1}, all_but(1))


@pytest.mark.parametrize(
    "value",
    [0, 7, 999, 1000, -1, 2**40, True, False, "", 'a"b\\', "é ☃ \U0001f600", "\x01\n", "x" * 100, [1, 2], ["a"], []],
)
def test_an_event_is_written_as_the_wire_encodes_it(value: Value) -> None:
    event = Event('tag"', "rule-é", {"first": value, 'se"cond': value})
    for _ in range(2):  # the second time from what is kept
        assert b"[%s]" % event_text(event) == msgspec.json.encode(wire_events([event]))


def test_an_event_without_parameters_is_written_too() -> None:
    event = Event("turn", "K-1", {})
    assert b"[%s]" % event_text(event) == msgspec.json.encode(wire_events([event]))


@pytest.mark.parametrize("events", [[], [LED], [DRAWN, UNSEEN], [LED, DRAWN, UNSEEN], [LED] * 12])
def test_each_viewer_is_told_what_they_may_know(events: list[Event]) -> None:
    texts = EventTexts()
    for place in (0, 1, 30, 1, 0):
        known = [event for event in events if event.visible(None if place == 30 else place)]
        assert texts.tell(GAME, events, place) == len(known)
        assert texts.events == msgspec.json.encode(wire_events(known))
        assert texts.beats == msgspec.json.encode(wire_beats(GAME, known))


def test_other_events_of_the_same_number_are_told_anew() -> None:
    texts = EventTexts()
    texts.tell(GAME, [LED], 0)
    again = Event("card-led", "C-2.2", {"seat": 1, "card": "goblin-3"}, EVERYONE)
    texts.tell(GAME, [again], 0)
    assert texts.events == msgspec.json.encode(wire_events([again]))
