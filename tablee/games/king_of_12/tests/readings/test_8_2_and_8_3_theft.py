"""When Ladies are even, and whether a Lady must take a token (K12-8.2, K12-8.3)."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import TAKE_NONE
from tablee.games.king_of_12.rules.theft import victim_of
from tablee.games.king_of_12.tests.scripted import asked, give, laid, offered, play, tags


@pytest.mark.parametrize(("reading", "thieves"), [("outer", ((0,), "take")), ("any", None)])
def test_equal_values_in_the_middle_undo_a_theft_or_not(reading: str, thieves: tuple[tuple[int, ...], str]) -> None:
    """K12-8.2: four Ladies, of whom the middle two are equal."""
    state = laid(2, 5, 5, 9, options=KingOptions(ladies_even=reading))  # type: ignore[arg-type]
    give(state, (0, 0), (0, 0), (0, 0), (1, 1))
    events = play(state, *["lady"] * 4)
    if thieves is None:
        assert "ladies-even" in tags(events)
        assert asked(state)[1] == "play"
    else:
        assert asked(state) == thieves


@pytest.mark.parametrize("reading", ["outer", "any"])
@pytest.mark.parametrize("faces", [(2, 2, 9), (2, 9, 9)])
def test_a_shared_end_undoes_a_theft_by_either_reading(reading: str, faces: tuple[int, ...]) -> None:
    """K12-8.2, K12-4.11."""
    state = laid(*faces, options=KingOptions(ladies_even=reading))  # type: ignore[arg-type]
    give(state, (1, 0), (1, 0), (1, 0))
    assert "ladies-even" in tags(play(state, "lady", "lady", "lady"))


@pytest.mark.parametrize(
    ("reading", "takes"), [("may", ["take 1", "take 2", "take none"]), ("must", ["take 1", "take 2"])]
)
def test_a_lady_may_or_must_take_a_token(reading: str, takes: list[str]) -> None:
    """K12-8.3."""
    state = laid(2, 9, options=KingOptions(theft=reading))  # type: ignore[arg-type]
    give(state, (0, 0), (1, 0))
    play(state, "lady", "lady")
    assert offered(state, 0) == takes


def test_who_must_take_is_told_so() -> None:
    """K12-8.3."""
    state = laid(2, 9, options=KingOptions(theft="must"))
    play(state, "lady", "lady")
    refused = GAME.refusal(state, 0, TAKE_NONE)
    assert (refused.code, refused.rule) == ("must-take", "K12-8.3")


def test_who_steals_nothing_has_no_victim() -> None:
    with pytest.raises(ValueError, match="takes nothing"):
        victim_of(laid(2, 9), 0)
