"""The end of a round and of the match (K12-5)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Dice
from tablee.core.rng import Rng
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import FIRST_GAME, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    end,
    give,
    give_points,
    laid,
    last_turn,
    leave,
    offered,
    play,
    points,
    roll,
    told,
    winner,
)
from tablee.games.king_of_12.views.view import new


def test_a_round_ends_when_one_card_is_left() -> None:
    """K12-5.1."""
    state = laid(4, 5)
    leave(state, 3, 3)
    play(state, "faun", "faun")
    assert asked(state)[1] == "play"
    play(state, "collector", "collector")
    assert asked(state)[1] == "bury"


def test_a_round_ends_at_8_points() -> None:
    """K12-5.1."""
    state = laid(4, 5)
    give_points(state, 0, 6)
    events = play(state, "faun", "faun")
    assert told(events, "points-reached") == [{"seats": [1]}]
    assert asked(state) == ((1,), "bury")


def test_points_are_counted_after_the_ladys_theft() -> None:
    """K12-5.1."""
    state = laid(4, 5)
    give(state, (0, 0), (0, 3))
    play(state, "lady", "lady")
    act(state, "take 2")
    assert points(state) == [3, 6]
    assert asked(state)[1] == "play"


def test_cards_return_to_hands() -> None:
    """K12-5.2."""
    state = last_turn(3, 2)
    end(state)
    assert [player.hand for player in state.everybody] == [state.characters] * 2
    assert [player.spent for player in state.everybody] == [0, 0]


@pytest.mark.parametrize(
    ("held", "best"), [((3, 6, 6), 0), ((7, 6, 6), 0), ((5, 5, 2, 1), 2), ((0, 4, 4), 0), ((1, 2, 3, 4), 3)]
)
def test_equal_points_cancel_each_other_and_the_highest_that_remain_win(held: tuple[int, ...], best: int) -> None:
    """K12-5.3: also with nothing at all."""
    state = last_turn(*held)
    end(state)
    assert asked(state) == ((best,), "bury")
    assert state.everybody[best].wins == 1


@pytest.mark.parametrize("held", [(0, 0), (5, 5), (2, 2, 3, 3), (4, 4, 4)])
def test_where_all_cancel_each_other_nobody_wins_and_a_round_follows(held: tuple[int, ...]) -> None:
    """K12-5.3."""
    state = last_turn(*held)
    assert "round-unwon" in end(state)
    assert state.round == 2
    assert isinstance(state.awaits(), Dice)


def test_tokens_of_players_who_cancel_each_other_go_back_at_once() -> None:
    """K12-5.3."""
    state = last_turn(3, 6, 6)
    end(state)
    assert points(state) == [3, 0, 0]


def test_the_card_under_the_die_is_out_for_the_game() -> None:
    """K12-5.4."""
    state = last_turn(3, 2)
    end(state)
    assert offered(state, 0)[0] == "bury alchemist"
    act(state, "bury knight")
    assert state.everybody[0].buried == set_of(["knight"])
    assert "play knight" not in offered_after_rolls(state, 0)
    assert "play knight" in offered(state, 1)


def offered_after_rolls(state: King, seat: int) -> list[str]:
    roll(state, *(5 for _ in state.players))
    return offered(state, seat)


def test_the_others_hear_of_a_card_but_not_which() -> None:
    """K12-5.4, K12-6.1."""
    state = last_turn(3, 2)
    end(state)
    events = act(state, "bury knight")
    buried = next(event for event in events if event.tag == "card-buried")
    hidden = next(event for event in events if event.tag == "card-hidden")
    assert [buried.visible(viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert [hidden.visible(viewer) for viewer in (0, 1, None)] == [False, True, True]
    assert "card" not in hidden.params


def test_tokens_go_back_and_dice_are_rolled_for_a_new_round() -> None:
    """K12-5.5."""
    state = last_turn(3, 2)
    end(state)
    act(state, "bury knight")
    assert points(state) == [0, 0]
    roll(state, 8, 9)
    assert [player.die for player in state.everybody] == [8, 9]
    assert (state.round, state.turn) == (2, 0)


def test_two_rounds_won_are_the_match_and_no_second_card_is_asked() -> None:
    """K12-5.5."""
    state = last_turn(3, 2)
    state.everybody[0].wins = 1
    state.everybody[0].buried = set_of(["alchemist"])
    end(state)
    assert winner(state) == 0


def test_a_first_round_has_at_most_six_turns_and_a_later_one_five_for_who_has_won() -> None:
    """K12-5.6."""
    rng = Rng("six turns")
    longest = {False: 0, True: 0}
    for _ in range(200):
        state = new(KingOptions(), 2)
        state.settle(rng)
        while state.winner < 0:
            if state.phase == 2:
                won = any(player.buried for player in state.everybody)
                longest[won] = max(longest[won], state.turn + 1)
            waits = state.awaits()
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])  # type: ignore[union-attr]
            state.settle(rng)
    assert longest == {False: 6, True: 5}


def test_a_hand_is_seven_cards() -> None:
    """K12-1.1."""
    state = new(KingOptions(), 2)
    assert state.everybody[0].hand == FIRST_GAME
    assert FIRST_GAME.bit_count() == 7
