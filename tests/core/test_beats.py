"""Beats: which events are shown together, and for how long."""

from tablee.core.beats import DEFAULT, Beat, Tell, beats_of
from tablee.core.event import Event

TELLING = {
    "card-played": Tell(600, joins=("card-played", "cancelled")),
    "cancelled": Tell(1100),
    "won": Tell(300),
    "die-rolled": Tell(500, joins=("die-rolled", "die-kept", "won"), brief=100),
    "die-kept": Tell(400, brief=200),
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


def test_the_longest_brief_hold_of_a_beat_counts() -> None:
    assert told("die-rolled", "die-kept", "die-rolled") == [Beat(500, (0, 1, 2), brief=200)]


def test_a_beat_with_an_event_that_has_no_brief_hold_is_always_shown_in_full() -> None:
    assert told("die-rolled", "won") == [Beat(500, (0, 1), brief=None)]


def test_nothing_told_is_no_beat() -> None:
    assert told() == []
