"""The Lady: what she cancels, and what she takes (K12-4.11)."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    faces,
    give,
    laid,
    offered,
    play,
    points,
    tags,
    told,
)


@pytest.mark.parametrize("card", ["knight", "gambler", "merchants", "collector", "faun", "oracle", "sorcerer"])
def test_a_lady_alone_cancels_all_other_cards(card: str) -> None:
    """K12-4.11: whatever they are, nothing changes."""
    state = laid(9, 9, 4)
    events = play(state, card, "lady", "reverser")
    assert told(events, "lady-cancelled") == [{"seat": 1, "seats": [0, 2]}]
    assert faces(state) == [9, 9, 4]
    assert points(state) == [0, 0, 2]


def test_two_ladies_cancel_each_other_and_nothing_else() -> None:
    """K12-4.11, K12-2.2."""
    state = laid(9, 8, 4)
    play(state, "lady", "lady", "reverser")
    assert faces(state) == [9, 8, 9]


def test_a_lady_may_take_a_token_won_this_turn_from_a_die_that_is_cancelled_or_not() -> None:
    """K12-4.11, ruling: the Knight does not turn low and high round, tokens of this turn count, taking is optional."""
    state = laid(9, 8, 4)
    play(state, "lady", "lady", "knight")
    assert asked(state)[1] == "play"  # Tom's 4 won 2, Mia's 8 won 1; the highest Lady has nothing
    state = laid(9, 8, 10)
    play(state, "lady", "lady", "collector")
    assert asked(state) == ((1,), "take")
    assert offered(state, 1) == ["take 1", "take none"]
    events = act(state, "take none")
    assert told(events, "token-left") == [{"seat": 1, "seat_from": 0}]
    assert points(state) == [1, 0, 2]


def test_values_of_cancelled_dice_count_for_the_ladies() -> None:
    """K12-4.11, ruling."""
    state = laid(9, 8, 9)
    give(state, (1, 0), (0, 0), (0, 0))
    play(state, "lady", "lady", "knight")
    assert asked(state) == ((1,), "take")
    assert offered(state, 1) == ["take 1", "take none"]
    act(state, "take 1")
    assert points(state) == [0, 3, 0]


@pytest.mark.parametrize("dice", [(3, 3, 9), (3, 9, 9), (5, 5, 5)])
def test_nothing_is_taken_where_the_lowest_or_the_highest_lady_is_shared(dice: tuple[int, int, int]) -> None:
    """K12-4.11."""
    state = laid(*dice, 12)
    give(state, (3, 0), (3, 0), (3, 0), (0, 0))
    events = play(state, "lady", "lady", "lady", "golem")
    assert asked(state)[1] == "play"
    assert len(told(events, "ladies-even")) == 1


def test_even_ladies_are_told_as_even_where_the_highest_has_no_token() -> None:
    """K12-4.11: nothing is void for want of tokens that was void already."""
    state = laid(3, 3, 9, 12)
    events = play(state, "lady", "lady", "lady", "golem")
    assert told(events, "ladies-even") == [{"seats": [0, 1, 2], "values": [3, 3, 9]}]
    assert "nothing-to-take" not in tags(events)


def test_nothing_is_taken_from_who_has_nothing() -> None:
    """K12-4.11, ruling."""
    state = laid(9, 5, 9)
    events = play(state, "lady", "lady", "collector")
    assert told(events, "nothing-to-take") == [{"seat": 1, "seat_from": 0}]
    assert asked(state)[1] == "play"


def test_of_three_ladies_the_lowest_takes_from_the_highest() -> None:
    """K12-4.11."""
    state = laid(6, 9, 3)
    give(state, (0, 1), (0, 1), (0, 1))
    play(state, "lady", "lady", "lady")
    assert asked(state) == ((2,), "take")
    act(state, "take 2")
    assert [player.twos for player in state.everybody] == [1, 1, 2]
