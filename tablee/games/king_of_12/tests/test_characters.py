"""The fourteen characters, beyond what two players can make of them."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import ADJACENT
from tablee.games.king_of_12.tests.scripted import (
    act,
    asked,
    faces,
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
