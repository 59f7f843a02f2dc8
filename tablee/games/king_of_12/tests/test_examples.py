"""The rulebook's worked examples, and those of the rules page; Léa, Mia and Tom sit in this order."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.rules.pieces import set_of
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    faces,
    give,
    laid,
    leave,
    offered,
    play,
    points,
    roll,
    told,
    winner,
)

LEA, MIA, TOM = 0, 1, 2


def test_e1_two_alchemists_cancel_and_two_tens_cancel_so_mia_alone_is_champion() -> None:
    """K12-E1."""
    state = laid(10, 7, 3)
    events = play(state, "alchemist", "alchemist", "reverser")
    assert told(events, "cards-cancelled") == [{"seats": [LEA, MIA], "card": "alchemist"}]
    assert told(events, "die-reversed") == [{"seat": TOM, "before": 3, "face": 10}]
    assert told(events, "dice-cancelled") == [{"seats": [LEA, TOM], "value": 10}]
    assert told(events, "champion-named") == [{"seat": MIA, "value": 7, "points": 2}]
    assert len(told(events, "no-runner-up")) == 1
    assert faces(state) == [10, 7, 10]
    assert [(player.ones, player.twos) for player in state.everybody] == [(0, 0), (0, 1), (0, 0)]


def test_e2_an_alchemist_makes_20_of_a_10_that_still_shows_10() -> None:
    """K12-E2."""
    state = laid(10, 7, 3)
    events = play(state, "alchemist", "collector", "reverser")
    assert told(events, "value-doubled") == [{"seat": LEA, "face": 10, "value": 20}]
    assert told(events, "champion-named") == [{"seat": LEA, "value": 20, "points": 2}]
    assert faces(state)[LEA] == 10


def test_e3_the_sorcerer_may_turn_from_the_opposite_face_when_troublemakers_are_about() -> None:
    """K12-E3."""
    state = laid(10, 7)
    play(state, "sorcerer", "troublemakers")
    assert asked(state) == ((LEA,), "turn")
    assert offered(state, LEA) == [f"turn {face}" for face in (4, 6, 8, 11, 12)]  # those around 3
    act(state, "turn 12")
    assert faces(state) == [12, 6]


def test_e4_the_lower_of_two_ladies_takes_a_2_from_the_higher() -> None:
    """K12-E4."""
    state = laid(5, 3, 9)
    give(state, (0, 0), (0, 0), (1, 1))
    play(state, "collector", "lady", "lady")
    assert asked(state) == ((MIA,), "take")
    assert offered(state, MIA) == ["take 1", "take 2", "take none"]
    events = act(state, "take 2")
    assert told(events, "token-taken") == [{"seat": MIA, "seat_from": TOM, "token": "2"}]
    assert [(player.ones, player.twos) for player in state.everybody] == [(1, 0), (0, 1), (1, 1)]


def test_e5_the_round_ends_with_one_card_left_and_equal_points_cancel_each_other() -> None:
    """K12-E5."""
    state = laid(4, 4, 4)
    state.everybody[TOM].buried = set_of(["faun"])
    state.everybody[TOM].wins = 1
    leave(state, 3, 3, 2)
    give(state, (1, 1), (2, 2), (2, 2))
    events = play(state, "sorcerer", "sorcerer", "sorcerer")
    assert told(events, "cards-ran-out") == [{"seats": [TOM]}]
    assert told(events, "points-cancelled") == [{"seats": [MIA, TOM], "points": 6}]
    assert told(events, "round-won") == [{"seat": LEA, "points": 3, "wins": 1}]
    assert points(state) == [3, 0, 0]
    assert asked(state) == ((LEA,), "bury")
    act(state, "bury oracle")
    assert state.everybody[LEA].buried == set_of(["oracle"])
    roll(state, 1, 2, 3)
    assert points(state) == [0, 0, 0]
    assert asked(state) == ((LEA, MIA, TOM), "play")
    assert "play oracle" not in offered(state, LEA)


def test_e6_lea_wins_her_second_round_and_with_it_the_match() -> None:
    """K12-E6."""
    state = laid(4, 4, 4)
    for seat in (LEA, TOM):
        state.everybody[seat].buried = set_of(["faun"])
        state.everybody[seat].wins = 1
    leave(state, 2, 3, 2)
    give(state, (1, 1), (0, 1), (0, 0))
    events = play(state, "sorcerer", "sorcerer", "sorcerer")
    assert told(events, "match-won") == [{"seat": LEA}]
    assert winner(state) == LEA


@pytest.mark.parametrize("card", ["troublemakers", "reverser"])
@pytest.mark.parametrize(("before", "after"), [(8, 5), (2, 11), (9, 4), (3, 10), (10, 3)])
def test_e7_opposite_faces_add_up_to_13(card: str, before: int, after: int) -> None:
    """K12-E7."""
    state = laid(before, 1)
    play(state, card, "collector")
    assert faces(state)[LEA] == after


def test_e8_the_champions_of_fifteen_compare_with_cards_that_are_no_longer_cancelled() -> None:
    """K12-E8."""
    lea, tom, bob, mia = 0, 3, 7, 11
    state = laid(3, 2, 1, 3, 1, 2, 5, 6, 1, 2, 5, 4, 3, 1, 2)
    rest = ["collector"] * 3
    mias = ["oracle", "oracle", "collector", "collector"]
    events = play(state, "automaton", "automaton", "collector", "reverser", *rest, "oracle", *rest, *mias)
    assert [each["seat"] for each in told(events, "champion-sent")] == [lea, tom]
    state.events = []
    roll(state, 10)
    events = state.events
    assert [each["seat"] for each in told(events, "champion-sent")] == [bob, mia]
    assert told(events, "value-raised") == [{"seat": lea, "face": 3, "value": 10}]
    assert told(events, "die-reversed") == [{"seat": tom, "before": 10, "face": 3}]
    assert told(events, "cards-cancelled") == [{"seats": [bob, mia], "card": "oracle"}]
    assert told(events, "dice-cancelled") == [{"seats": [lea, bob], "value": 10}]
    assert [points(state)[seat] for seat in (lea, tom, bob, mia)] == [0, 1, 0, 2]
    assert [seat for seat, each in enumerate(points(state)) if each == 1] == [
        1,
        tom,
        6,
        10,
        12,
    ]  # and the groups' second
