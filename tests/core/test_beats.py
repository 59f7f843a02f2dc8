"""Beats: which events are shown together, and for how long."""

from tablee.core.beats import DEFAULT, Beat, Tell, beats_of
from tablee.core.event import Event

TELLING = {
    "card-played": Tell(600, joins=("card-played", "cancelled")),
    "cancelled": Tell(1100),
    "won": Tell(300),
}


def told(*tags: str) -> list[Beat]:
    return beats_of([Event(tag, "T-1", {}) for tag in tags], TELLING)


def test_an_event_is_a_beat_of_its_own() -> None:
    assert told("won", "won") == [Beat(300, (0,)), Beat(300, (1,))]


def test_a_tag_without_a_say_is_held_as_usual() -> None:
    assert told("shuffled") == [Beat(DEFAULT.hold, (0,))]


def test_events_join_the_beat_whose_first_event_lets_them() -> None:
    assert told("card-played", "card-played", "won") == [Beat(600, (0, 1)), Beat(300, (2,))]


def test_the_longest_hold_of_a_beat_counts() -> None:
    assert told("card-played", "cancelled") == [Beat(1100, (0, 1))]


def test_only_the_first_event_of_a_beat_says_what_joins_it() -> None:
    assert told("cancelled", "card-played", "cancelled") == [Beat(1100, (0,)), Beat(1100, (1, 2))]


def test_nothing_told_is_no_beat() -> None:
    assert told() == []
