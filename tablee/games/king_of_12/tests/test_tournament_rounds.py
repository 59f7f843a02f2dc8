"""A tournament from round to round, and its play-off (K12-9)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import CHARACTERS, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    end,
    faces,
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
from tablee.games.king_of_12.tests.test_tournament import IDLE, seats
from tablee.games.king_of_12.views.view import new


def test_each_group_has_its_own_winner_of_the_round() -> None:
    """K12-9.4: all of them put a card under their die, at once."""
    state = last_turn(3, 2, 1, 7, 7, 4)
    end(state)
    assert asked(state) == ((0, 5), "bury")
    act(state, "bury golem", "bury lady")
    assert [player.buried for player in state.everybody] == [set_of(["golem"]), 0, 0, 0, 0, set_of(["lady"])]


def test_the_cuts_move_two_seats_to_the_left_before_each_round() -> None:
    """K12-9.5."""
    state = last_turn(3, 2, 1, 7, 7, 4, 0)
    assert seats(state) == [[0, 1, 2], [3, 4, 5, 6]]
    end(state)
    act(state, "bury golem", "bury lady")
    assert seats(state) == [[2, 3, 4], [5, 6, 0, 1]]
    roll(state, *[4] * 7)
    leave(state, *[2] * 7)
    end(state)  # nobody has points: nobody wins, and still the cuts move
    assert seats(state) == [[4, 5, 6], [0, 1, 2, 3]]


def test_dice_pass_round_the_ends_of_the_ring() -> None:
    """K12-9.5, K12-9.9: a group of the last and the first seats."""
    state = last_turn(3, 2, 1, 7, 7, 4, 0)
    end(state)
    act(state, "bury golem", "bury lady")
    roll(state, 1, 2, 3, 3, 3, 6, 7)
    play(state, IDLE, IDLE, IDLE, IDLE, IDLE, "merchants", IDLE)
    assert [faces(state)[seat] for seat in (5, 6, 0, 1)] == [2, 6, 7, 1]


def test_a_round_ends_for_all_groups_when_it_ends_for_one() -> None:
    """K12-9.7."""
    state = laid(*[4] * 6)
    give_points(state, 8, 2, 1, 3, 2, 1)
    end(state)
    assert asked(state) == ((0, 3), "bury")


def test_one_who_wins_a_second_round_alone_wins_the_tournament() -> None:
    """K12-9.6: nobody else need choose a card any more."""
    state = last_turn(3, 2, 1, 7, 7, 4)
    state.everybody[0].wins = 1
    end(state)
    assert winner(state) == 0


def playoff() -> King:
    """Return a tournament before its play-off: seats 0 and 5 have both won their second round, and have one card each under their die."""
    state = last_turn(3, 2, 1, 7, 7, 4)
    for seat, card in ((0, "lady"), (5, "collector")):
        state.everybody[seat].wins = 1
        state.everybody[seat].buried = set_of([card])
        state.everybody[seat].hand &= ~set_of([card])
    end(state)
    return state


def test_those_who_win_twice_at_once_play_on_together_with_the_cards_they_have_left() -> None:
    """K12-9.6."""
    state = playoff()
    assert asked(state) == ((0, 5), "bury")
    events = act(state, "bury golem", "bury lady")
    assert told(events, "playoff-began") == [{"seats": [0, 5]}]
    roll(state, 9, 4)
    assert asked(state) == ((0, 5), "play")
    assert not isinstance(state.awaits(), Chance)
    assert len(offered(state, 0)) == len(CHARACTERS) - 2
    play(state, "knight", "knight")
    assert points(state) == [2, 0, 0, 0, 0, 1]


def test_the_winner_of_the_playoff_wins_the_tournament() -> None:
    """K12-9.6."""
    state = playoff()
    act(state, "bury golem", "bury lady")
    roll(state, 9, 4)
    give_points(state, 6, 0, 0, 0, 0, 6)
    events = play(state, "knight", "knight")
    assert told(events, "match-won") == [{"seat": 0}]
    assert winner(state) == 0


def test_a_playoff_without_a_winner_is_played_again() -> None:
    """K12-9.6, ruling."""
    state = playoff()
    act(state, "bury golem", "bury lady")
    roll(state, 9, 9)
    for seat in (0, 5):
        state.everybody[seat].hand = set_of(["knight", "gambler"])
    play(state, "knight", "knight")
    assert state.round == 3
    roll(state, 9, 4)
    assert asked(state) == ((0, 5), "play")
    assert len(offered(state, 0)) == len(CHARACTERS) - 2


def test_a_playoff_hand_of_five_lasts_four_turns() -> None:
    """K12-9.6."""
    rng = Rng("play-offs")
    longest = 0
    while longest < 4:
        state = new(KingOptions(characters="random"), 9)
        waits = state.settle(rng)
        while isinstance(waits, Decide):
            if state.playoff:
                assert state.turn < 4
                longest = max(longest, state.turn + 1)
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
            waits = state.settle(rng)
