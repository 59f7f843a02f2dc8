"""The fourteen characters, beyond what two players can make of them."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import ADJACENT
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    faces,
    give,
    laid,
    offered,
    play,
    points,
    roll,
    tags,
    told,
)


def test_opposite_faces_add_up_to_13_and_never_touch() -> None:
    """K12-0.2, K12-0.2b: every face touches five others, all but itself and its opposite on one side or the other."""
    for face in range(1, 13):
        around, beyond = set(ADJACENT[face]), set(ADJACENT[13 - face])
        assert len(around) == 5
        assert around | beyond == set(range(1, 13)) - {face, 13 - face}
        assert beyond == {13 - other for other in around}
        assert all(face in ADJACENT[other] for other in around)


def test_values_may_go_below_1_and_above_12_for_one_turn_only() -> None:
    """K12-3.1, K12-4.1, K12-4.2, K12-4.3."""
    state = laid(11, 10, 3)
    events = play(state, "alchemist", "automaton", "parasite")
    assert told(events, "value-doubled") == [{"seat": 0, "face": 11, "value": 22}]
    assert told(events, "value-raised") == [{"seat": 1, "face": 10, "value": 17}]
    assert told(events, "value-lowered") == [{"seat": 2, "face": 3, "value": -4}]
    assert faces(state) == [11, 10, 3]
    assert [player.value for player in state.everybody] == [11, 10, 3]


@pytest.mark.parametrize(("face", "value"), [(5, 12), (12, 1)])
def test_a_golem_is_worth_12_or_else_1(face: int, value: int) -> None:
    """K12-4.4."""
    state = laid(face, 5)
    events = play(state, "golem", "parasite")
    assert told(events, "value-set") == [{"seat": 0, "face": face, "value": value}]


@pytest.mark.parametrize(("face", "value"), [(12, 12), (1, 1)])
def test_a_golem_looks_at_the_face_after_the_troublemakers(face: int, value: int) -> None:
    """K12-4.4, K12-4.6."""
    state = laid(face, 5)
    events = play(state, "golem", "troublemakers")
    assert told(events, "value-set") == [{"seat": 0, "face": 13 - face, "value": value}]


def test_the_order_of_alchemist_and_troublemakers_is_chosen() -> None:
    """K12-3.2: 20 on a face of 3, or 6 on a face of 3."""
    for first, value in [("alchemist", 20), ("troublemakers", 6)]:
        state = laid(10, 1)
        play(state, "alchemist", "troublemakers")
        assert asked(state) == ((0,), "order")
        assert offered(state, 0) == ["order alchemist", "order troublemakers"]
        events = act(state, f"order {first}")
        assert told(events, "value-doubled")[0]["value"] == value
        assert faces(state) == [3, 12]
        first_told = next(tag for tag in tags(events) if tag in ("value-doubled", "die-turned-over"))
        assert first_told == ("value-doubled" if first == "alchemist" else "die-turned-over")


@pytest.mark.parametrize(("card", "value"), [("alchemist", 6), ("automaton", 10), ("parasite", -4)])
def test_where_the_final_face_is_read_no_order_is_asked(card: str, value: int) -> None:
    """K12-3.2, the option."""
    state = laid(10, 6, options=KingOptions(values_read="final_face"))
    events = play(state, card, "troublemakers")
    told_values = [event.params["value"] for event in events if event.tag.startswith("value-")]
    assert told_values == [value]
    assert asked(state)[1] == "play"


def test_orders_and_faces_are_chosen_at_once_by_all_concerned() -> None:
    """K12-3.2, K12-4.12."""
    state = laid(10, 1, 2, 5)
    play(state, "sorcerer", "troublemakers", "automaton", "parasite")
    assert asked(state) == ((0, 2, 3), "adjust")
    events = act(state, "turn 8", "order automaton", "order troublemakers")
    assert faces(state) == [8, 12, 11, 8]
    assert told(events, "value-raised") == [{"seat": 2, "face": 2, "value": 9}]
    assert told(events, "value-lowered") == [{"seat": 3, "face": 8, "value": 1}]


def test_a_reverser_turns_one_die_over_and_leaves_the_others() -> None:
    """K12-4.5."""
    state = laid(2, 2, 5)
    play(state, "reverser", "knight", "gambler")
    assert faces(state) == [11, 2, 5]


def test_no_order_is_asked_where_it_does_not_matter() -> None:
    """K12-3.3: Reverser and Troublemakers commute; a Golem and an Oracle look at what comes out."""
    state = laid(10, 1, 2)
    play(state, "reverser", "troublemakers", "golem")
    assert faces(state) == [10, 12, 11]
    assert asked(state)[1] == "play"


def test_the_sorcerer_turns_the_die_that_the_merchants_brought() -> None:
    """K12-4.7 first, then K12-4.12."""
    state = laid(10, 1, 2)
    events = play(state, "sorcerer", "merchants", "golem")
    assert told(events, "die-received") == [{"seat": 0, "face": 2}, {"seat": 1, "face": 10}, {"seat": 2, "face": 1}]
    assert offered(state, 0) == [f"turn {face}" for face in ADJACENT[2]]


def test_a_value_is_that_of_the_die_the_merchants_brought() -> None:
    """K12-4.7, K12-4.1."""
    state = laid(10, 4)
    events = play(state, "alchemist", "merchants")
    assert told(events, "value-doubled") == [{"seat": 0, "face": 4, "value": 8}]


def test_two_merchants_cancel_each_other() -> None:
    """K12-4.7, K12-2.2."""
    state = laid(10, 4, 7)
    play(state, "merchants", "merchants", "knight")
    assert faces(state) == [10, 4, 7]


def test_the_oracle_rolls_after_all_other_effects() -> None:
    """K12-4.8: also after the Troublemakers, which turned her die."""
    state = laid(10, 4)
    events = play(state, "oracle", "troublemakers")
    assert told(events, "die-turned-over")[0] == {"seat": 0, "before": 10, "face": 3}
    state.events = []
    roll(state, 9)
    assert told(state.events, "die-rerolled") == [{"seat": 0, "before": 3, "face": 9}]
    assert faces(state) == [9, 9]


def test_the_knight_makes_low_beat_high() -> None:
    """K12-4.9."""
    state = laid(10, 4, 7)
    play(state, "knight", "collector", "oracle")
    roll(state, 7)
    assert points(state) == [0, 2, 1]


def test_the_gambler_changes_places_and_the_knight_may_have_turned_them() -> None:
    """K12-4.10."""
    state = laid(10, 4, 7)
    play(state, "gambler", "collector", "reverser")
    assert points(state) == [1, 0, 2]
    state = laid(10, 4, 7)
    events = play(state, "gambler", "knight", "collector")
    assert points(state) == [0, 1, 2]
    assert told(events, "places-changed") == [{"seat": 0}]


def test_a_champion_alone_under_the_gambler_becomes_runner_up() -> None:
    """K12-4.10, ruling."""
    state = laid(5, 5, 7)
    events = play(state, "gambler", "collector", "collector")
    assert told(events, "champion-demoted") == [{"seat": 0, "seat_champion": 2}]
    assert points(state) == [0, 0, 1]


def test_nobody_changes_places_where_there_is_nobody() -> None:
    """K12-4.10: all dice cancelled."""
    state = laid(5, 5)
    events = play(state, "gambler", "knight")
    assert points(state) == [0, 0]
    assert {"no-champion", "no-runner-up"} <= set(tags(events))
    assert not {"places-changed", "champion-demoted"} & set(tags(events))


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
