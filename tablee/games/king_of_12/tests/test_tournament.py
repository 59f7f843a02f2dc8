"""Five to sixteen players (K12-9)."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import GROUP_SIZES
from tablee.games.king_of_12.rules.state import King
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
from tablee.games.king_of_12.views.view import new

IDLE = "knight"
"""Two players of a group who both play it cancel each other."""


def sizes(state: King) -> list[int]:
    return [len(group.players) for group in state.groups]


def seats(state: King) -> list[list[int]]:
    return [group.seats() for group in state.groups]


@pytest.mark.parametrize(
    ("players", "cut"),
    [
        (5, "2/3"),
        (6, "3/3"),
        (7, "3/4"),
        (8, "4/4"),
        (9, "3/3/3"),
        (10, "3/3/4"),
        (11, "3/4/4"),
        (12, "4/4/4"),
        (13, "3/3/3/4"),
        (14, "3/3/4/4"),
        (15, "3/4/4/4"),
        (16, "4/4/4/4"),
    ],
)
def test_the_ring_is_cut_into_groups(players: int, cut: str) -> None:
    """K12-9.1."""
    state = new(KingOptions(), players)
    assert "/".join(map(str, sizes(state))) == cut
    assert [seat for group in seats(state) for seat in group] == list(range(players))


def test_twelve_may_also_play_in_threes() -> None:
    """K12-9.1."""
    assert sizes(new(KingOptions(twelve="threes"), 12)) == [3, 3, 3, 3]
    assert sizes(new(KingOptions(twelve="threes"), 11)) == GROUP_SIZES[11]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_are_one_group(players: int) -> None:
    assert sizes(new(KingOptions(), players)) == [players]


def test_cards_cancel_each_other_and_take_effect_within_the_group() -> None:
    """K12-9.2: the Reversers of different groups stand, the Knight of one does not rule the other."""
    state = laid(3, 5, 6, 3, 6, 5)
    events = play(state, "reverser", "knight", "golem", "reverser", "golem", "golem")
    assert [(each["seat"], each["face"]) for each in told(events, "die-reversed")][:2] == [(0, 10), (3, 10)]
    assert told(events, "champion-sent") == [{"seat": 1, "value": 5}, {"seat": 3, "value": 10}]


def test_a_groups_runner_up_has_1_and_its_champion_meets_the_others() -> None:
    """K12-9.3: 2 for the champion of champions, 1 for the runner-up; both may have none with more groups."""
    state = laid(12, 9, 1, 11, 8, 1, 10, 7, 1)
    events = play(state, *[IDLE, IDLE, "gambler"] * 3)
    assert told(events, "champions-compared") == [{"seats": [1, 4, 7]}]
    assert points(state) == [1, 2, 0, 1, 1, 0, 1, 0, 0]


def test_a_champion_may_go_away_with_nothing() -> None:
    """K12-9.3."""
    state = laid(12, 9, 1, 11, 8, 1, 10, 7, 1)
    play(state, *[IDLE, IDLE, "collector"] * 3)
    assert points(state) == [2, 1, 0, 1, 1, 0, 0, 1, 0]


def test_a_card_cancelled_in_its_group_takes_effect_among_champions() -> None:
    """K12-9.3, K12-9.2: it was not discarded."""
    state = laid(9, 2, 1, 8, 2, 1)
    events = play(state, "parasite", "parasite", "golem", "knight", "gambler", "knight")
    # Golems: seat 2 is champion with 12; in the second group the Gambler puts 2 before 8
    assert told(events, "champion-sent") == [{"seat": 2, "value": 12}, {"seat": 4, "value": 2}]


def test_values_are_computed_afresh_from_the_faces_that_the_group_stage_left() -> None:
    """K12-9.8: the doubled value of the group is not doubled again."""
    state = laid(5, 2, 1, 12, 2, 1)
    events = play(state, "alchemist", IDLE, IDLE, "collector", IDLE, IDLE)
    assert told(events, "value-doubled") == [{"seat": 0, "face": 5, "value": 10}] * 2
    assert points(state)[0] == 1
    assert points(state)[3] == 2


def test_a_group_whose_dice_are_all_cancelled_sends_nobody() -> None:
    """K12-9.8."""
    state = laid(5, 5, 5, 12, 2, 1)
    events = play(state, *[IDLE] * 6)
    assert told(events, "champions-compared") == [{"seats": [3]}]
    assert points(state) == [0, 0, 0, 2, 1, 0]


def test_where_no_group_sends_anybody_there_is_no_table_of_champions() -> None:
    """K12-9.8."""
    state = laid(5, 5, 5, 7, 7, 7)
    events = play(state, *[IDLE] * 6)
    assert "no-champions" in tags(events)
    assert points(state) == [0] * 6
    assert asked(state)[1] == "play"


def test_a_champion_who_became_runner_up_sends_nobody() -> None:
    """K12-4.10, K12-9.8: alone on the podium under the Gambler."""
    state = laid(5, 5, 7, 12, 2, 1)
    events = play(state, "gambler", "golem", "golem", IDLE, IDLE, IDLE)
    assert told(events, "champion-demoted") == [{"seat": 0, "seat_champion": 2}]
    assert told(events, "champions-compared") == [{"seats": [3]}]


def test_a_lone_champion_of_champions_passes_dice_to_nobody() -> None:
    """K12-9.9."""
    state = laid(5, 5, 5, 12, 2, 1)
    events = play(state, IDLE, IDLE, IDLE, "golem", "merchants", "golem")
    assert faces(state) == [5, 5, 5, 1, 12, 2]
    assert told(events, "champions-compared") == [{"seats": [4]}]
    assert len(told(events, "dice-passed")) == 1


def test_dice_pass_to_the_left_within_the_group() -> None:
    """K12-9.9."""
    state = laid(1, 2, 12, 4, 5, 6, 7)
    play(state, IDLE, "merchants", IDLE, *["golem"] * 4)
    assert faces(state) == [12, 1, 2, 4, 5, 6, 7]


def test_dice_pass_among_champions_in_seat_order() -> None:
    """K12-9.9."""
    state = laid(9, 1, 2, 8, 1, 2, 7, 1, 2)
    events = play(state, "merchants", "merchants", "lady", *[IDLE] * 6)
    assert told(events, "champions-compared") == [{"seats": [0, 3, 6]}]
    assert told(events, "die-received") == [{"seat": 0, "face": 7}, {"seat": 3, "face": 9}, {"seat": 6, "face": 8}]
    assert [faces(state)[seat] for seat in (0, 3, 6)] == [7, 9, 8]


def test_sorcerers_of_all_groups_choose_at_once_and_again_among_champions() -> None:
    """K12-9.3, K12-4.12."""
    state = laid(9, 1, 2, 8, 1, 2)
    play(state, "sorcerer", IDLE, IDLE, IDLE, "sorcerer", IDLE)
    assert asked(state) == ((0, 4), "turn")
    act(state, "turn 12", "turn 10")
    assert asked(state)[1] == "play"  # two Sorcerers among champions cancel each other
    assert faces(state) == [12, 1, 2, 8, 10, 2]
    state = laid(9, 1, 2, 8, 1, 2)
    play(state, "sorcerer", IDLE, IDLE, IDLE, IDLE, IDLE)
    act(state, "turn 12")
    assert asked(state) == ((0,), "turn")
    act(state, "turn 3")
    assert points(state) == [2, 0, 1, 1, 0, 1]  # a Knight, cancelled in his group, makes 3 beat 8


def test_ladies_settle_in_the_stage_in_which_they_met() -> None:
    """K12-9.8: in both groups at once, before the champions meet."""
    state = laid(9, 4, 1, 8, 5, 1)
    give(state, (1, 0), (0, 0), (0, 0), (0, 1), (0, 0), (0, 0))
    play(state, "lady", "lady", "golem", "lady", "lady", "golem")
    assert asked(state) == ((1, 4), "take")
    assert offered(state, 1) == ["take 1", "take none"]
    assert offered(state, 4) == ["take 1", "take 2", "take none"]
    events = act(state, "take 1", "take 2")
    assert tags(events)[:2] == ["token-taken", "token-taken"]
    assert tags(events)[2] == "champions-compared"
    assert points(state) == [1, 1, 0, 1, 2, 0]  # two Golems on 1 are equal, and cancel each other


def test_two_ladies_among_champions_settle_there() -> None:
    """K12-9.8."""
    state = laid(9, 4, 1, 8, 5, 1)
    give(state, (1, 0), (0, 0), (0, 0), (0, 1), (0, 0), (0, 0))
    play(state, "lady", IDLE, "golem", "lady", IDLE, "golem")
    assert asked(state) == ((3,), "take")
    assert offered(state, 3) == ["take 1", "take 2", "take none"]
    events = act(state, "take 1")
    assert told(events, "token-taken") == [{"seat": 3, "seat_from": 0, "token": "1"}]
    assert points(state) == [2, 1, 0, 4, 1, 0]
