"""Five to sixteen players (K12-9)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import CHARACTERS, GROUP_SIZES, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    faces,
    give,
    give_points,
    laid,
    leave,
    offered,
    play,
    points,
    roll,
    tags,
    told,
    winner,
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


def last_turn(*held: int) -> King:
    """Return a turn that gives nobody anything, after which all have one card left."""
    state = laid(*(4 for _ in held))
    leave(state, *(2 for _ in held))
    give_points(state, *held)
    return state


def end(state: King) -> list[str]:
    return tags(play(state, *("faun" for _ in state.players)))


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
