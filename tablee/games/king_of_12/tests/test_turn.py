"""A turn's six steps for two to four players (K12-2)."""

from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.players import Group, Player
from tablee.games.king_of_12.tests.scripted import act, asked, faces, laid, offered, play, points, roll, tags, told


def test_everybody_chooses_at_once() -> None:
    """K12-2.1."""
    state = laid(1, 2, 3, 4)
    assert asked(state) == ((0, 1, 2, 3), "play")
    events = play(state, "knight", "lady", "golem", "knight")
    assert [each["card"] for each in told(events, "card-played")] == ["knight", "lady", "golem", "knight"]


def test_a_character_chosen_by_several_is_cancelled_for_all_of_them() -> None:
    """K12-2.2."""
    state = laid(10, 7, 3, 1)
    events = play(state, "reverser", "reverser", "reverser", "automaton")
    assert faces(state) == [10, 7, 3, 1]
    assert told(events, "cards-cancelled") == [{"seats": [0, 1, 2], "card": "reverser"}]


def test_two_pairs_are_cancelled_as_well() -> None:
    """K12-2.2."""
    state = laid(10, 7, 3, 1)
    events = play(state, "reverser", "golem", "reverser", "golem")
    assert [each["seats"] for each in told(events, "cards-cancelled")] == [[0, 2], [1, 3]]


def test_equal_values_cancel_each_other_be_they_faces_or_not() -> None:
    """K12-2.4: 3 + 7, 5 doubled and a plain 10 are all 10; so is the die of a cancelled card."""
    state = laid(3, 5, 10, 2)
    events = play(state, "automaton", "alchemist", "collector", "gambler")
    assert told(events, "dice-cancelled") == [{"seats": [0, 1, 2], "value": 10}]


def test_the_highest_wins_2_and_the_second_1() -> None:
    """K12-2.5."""
    state = laid(3, 5, 10, 2)
    play(state, "knight", "knight", "golem", "golem")
    assert [(player.ones, player.twos) for player in state.everybody] == [(0, 0), (1, 0), (0, 1), (0, 0)]


def test_a_value_below_1_can_win() -> None:
    """K12-2.5."""
    state = laid(3, 5, 5)
    events = play(state, "parasite", "collector", "collector")
    assert told(events, "champion-named") == [{"seat": 0, "value": -4, "points": 2}]


def test_there_may_be_no_champion() -> None:
    """K12-2.5."""
    state = laid(5, 5)
    events = play(state, "knight", "knight")
    assert {"no-champion", "no-runner-up"} <= set(tags(events))
    assert points(state) == [0, 0]


def test_played_cards_are_out_for_the_round_and_dice_keep_their_face() -> None:
    """K12-2.6."""
    state = laid(3, 5)
    play(state, "reverser", "knight")
    assert faces(state) == [10, 5]
    assert "play reverser" not in offered(state, 0)
    assert "play reverser" in offered(state, 1)
    assert asked(state) == ((0, 1), "play")


def test_a_turn_is_told_in_the_order_of_the_rules() -> None:
    """K12-2.3: reveal, cancel, pass, values and turns, roll, compare, podium, theft."""
    state = laid(3, 5, 7, 9)
    events = play(state, "merchants", "alchemist", "troublemakers", "oracle")
    events += act(state, "order alchemist")
    state.events = []
    roll(state, 9)
    events += state.events
    assert tags(events) == [
        "turn-began",
        *["card-played"] * 4,
        "dice-passed",
        *["die-received"] * 4,
        "die-turned-over",
        "value-doubled",
        *["die-turned-over"] * 3,
        "die-rerolled",
        "values-compared",
        "champion-named",
        "runner-up-named",
    ]


def test_every_event_names_its_rule() -> None:
    state = laid(3, 3, 7, 9)
    events: list[Event] = play(state, "knight", "gambler", "collector", "sorcerer")
    assert all(event.rule.startswith("K12-") for event in events)


def test_the_reading_of_values_is_an_option() -> None:
    assert KingOptions().values_read == "as_resolved"


def test_a_group_knows_only_those_who_play() -> None:
    group = Group(0, [Player(0)])
    with pytest.raises(ValueError, match="nobody plays"):
        group.playing(1)


def test_who_does_not_compare_has_no_group() -> None:
    with pytest.raises(ValueError, match="nobody now"):
        laid(1, 2).group_of(7)
