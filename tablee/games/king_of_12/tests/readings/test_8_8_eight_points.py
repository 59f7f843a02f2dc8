"""Eight points: counted before or after a theft (K12-8.8)."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.tests.scripted import act, give, laid, play, tags, told


@pytest.mark.parametrize(("reading", "over"), [("after-theft", False), ("before-theft", True)])
def test_eight_points_are_counted_after_the_theft_or_before(reading: str, over: bool) -> None:
    """K12-8.8, K12-5.1: seat 1 has six points, wins two, and loses two to the lower Lady."""
    state = laid(2, 9, options=KingOptions(eight_points=reading))  # type: ignore[arg-type]
    give(state, (0, 0), (0, 3))
    play(state, "lady", "lady")
    events = act(state, "take 2")
    assert ("points-reached" in tags(events)) == over
    if over:
        assert told(events, "points-reached") == [{"seats": [1]}]
        assert told(events, "round-won") == [{"seat": 1, "points": 6, "wins": 1}]


def test_a_thief_who_comes_to_eight_ends_the_round_by_either_reading() -> None:
    """K12-8.8."""
    for reading in ("after-theft", "before-theft"):
        state = laid(2, 9, options=KingOptions(eight_points=reading))
        give(state, (1, 2), (0, 1))
        play(state, "lady", "lady")
        assert "points-reached" in tags(act(state, "take 2"))
