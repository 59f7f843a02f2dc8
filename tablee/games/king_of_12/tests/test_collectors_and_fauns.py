"""The Collector and the Faun (K12-4.13, K12-4.14)."""

from __future__ import annotations

from tablee.games.king_of_12.tests.scripted import (
    faces,
    laid,
    play,
    points,
    roll,
    tags,
    told,
)


def test_a_collector_whose_die_is_cancelled_is_champion() -> None:
    """K12-4.13: the champion becomes runner-up, and the former runner-up gets nothing."""
    state = laid(5, 5, 9, 7)
    events = play(state, "collector", "knight", "reverser", "reverser")
    assert told(events, "collector-won") == [{"seat": 0, "value": 5}]
    assert points(state) == [2, 0, 0, 1]  # under the Knight, 7 was champion and 9 runner-up


def test_the_collector_comes_after_knight_and_gambler() -> None:
    """K12-4.13, ruling."""
    state = laid(5, 5, 9, 7)
    play(state, "collector", "gambler", "knight", "oracle")
    roll(state, 7)
    assert points(state) == [2, 0, 1, 0]  # Knight: 7, then 9; Gambler: 9, then 7; Collector: himself, then 9


def test_beside_a_collector_a_lone_runner_up_stays_runner_up() -> None:
    """K12-4.13, ruling: the Gambler has left a runner-up only."""
    state = laid(5, 5, 9)
    play(state, "collector", "gambler", "reverser")
    assert faces(state) == [5, 5, 4]
    assert points(state) == [2, 0, 1]


def test_a_collector_is_champion_even_where_every_die_is_cancelled() -> None:
    """K12-4.13."""
    state = laid(5, 5, 5)
    play(state, "collector", "knight", "golem")
    assert points(state) == [2, 0, 1]
    state = laid(5, 5)
    play(state, "collector", "knight")
    assert points(state) == [2, 0]


def test_a_collector_whose_die_stands_does_nothing() -> None:
    """K12-4.13."""
    state = laid(5, 6)
    play(state, "collector", "faun")
    assert points(state) == [1, 2]


def test_a_faun_turns_to_the_highest_face_that_no_other_die_shows() -> None:
    """K12-4.14: and the former partner survives."""
    state = laid(5, 5, 12, 11)
    events = play(state, "faun", "knight", "knight", "knight")
    assert told(events, "die-dodged") == [{"seat": 0, "before": 5, "face": 10}]
    assert faces(state) == [10, 5, 12, 11]
    assert "dice-cancelled" not in tags(events)
    state = laid(1, 1)
    play(state, "faun", "collector")
    assert points(state) == [2, 1]


def test_a_faun_looks_at_faces_not_values_so_its_new_value_may_be_cancelled() -> None:
    """K12-4.14, ruling: 12 is free as a face, but the Golem's value is 12."""
    state = laid(5, 5, 3)
    events = play(state, "faun", "collector", "golem")
    assert told(events, "die-dodged") == [{"seat": 0, "before": 5, "face": 12}]
    assert told(events, "dice-cancelled") == [{"seats": [0, 2], "value": 12}]
    assert points(state) == [0, 2, 0]


def test_a_faun_dodges_once_only_and_may_end_where_it_was() -> None:
    """K12-4.14, ruling: a 12 beside a Golem's 12 is the highest free face already."""
    state = laid(12, 3)
    events = play(state, "faun", "golem")
    assert told(events, "die-stayed") == [{"seat": 0, "before": 12, "face": 12}]
    assert "die-dodged" not in tags(events)
    assert points(state) == [0, 0]


def test_a_faun_whose_die_stands_stays() -> None:
    """K12-4.14."""
    state = laid(5, 6)
    events = play(state, "faun", "collector")
    assert faces(state) == [5, 6]
    assert told(events, "faun-at-rest") == [{"seat": 0, "value": 5}]
    assert "die-dodged" not in tags(events)


def test_two_fauns_cancel_each_other() -> None:
    """K12-4.14, K12-2.2."""
    state = laid(5, 5, 7)
    play(state, "faun", "faun", "collector")
    assert faces(state) == [5, 5, 7]
    assert points(state) == [0, 0, 2]


def test_faun_first_then_collector() -> None:
    """K12-4.13, K12-4.14: the Faun's dodge saves the Collector's die, who is then no champion by it."""
    state = laid(5, 5, 9)
    play(state, "faun", "collector", "reverser")
    assert faces(state) == [12, 5, 4]
    assert points(state) == [2, 1, 0]
