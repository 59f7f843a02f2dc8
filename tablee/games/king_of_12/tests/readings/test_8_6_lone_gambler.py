"""A lone survivor under the Gambler: champion or runner-up (K12-8.6)."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.tests.scripted import laid, play, points, tags


@pytest.mark.parametrize(("reading", "won"), [("runner-up", [0, 0, 1]), ("champion", [0, 0, 2])])
def test_a_lone_survivor_under_the_gambler(reading: str, won: list[int]) -> None:
    """K12-8.6, K12-4.10."""
    state = laid(5, 5, 8, options=KingOptions(lone_gambler=reading))  # type: ignore[arg-type]
    play(state, "gambler", "oracle", "knight")
    state.resolve([5])
    assert points(state) == won
    assert state.events is not None
    assert ("champion-kept" in tags(state.events)) == (reading == "champion")
    assert ("champion-demoted" in tags(state.events)) == (reading == "runner-up")


def test_two_survivors_change_places_by_either_reading() -> None:
    """K12-8.6."""
    state = laid(5, 8, options=KingOptions(lone_gambler="champion"))
    play(state, "gambler", "knight")
    assert points(state) == [1, 2]
