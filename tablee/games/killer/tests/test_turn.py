"""A turn: D-0.1 to D-1.6, with the rulebook's examples D-E1 to D-E3."""

from __future__ import annotations

import pytest

from tablee.core.chance import Dice, Draw
from tablee.core.decision import Decide, Over
from tablee.games.killer import GAME
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.tests.scripted import play, scoring, table, tags
from tablee.games.killer.views import view as views


def test_everybody_starts_with_six_dice_and_thirty_lives() -> None:
    """D-0.1, D-0.2."""
    state = views.new(KillerOptions(), 5)
    assert state.lives == [30] * 5
    assert state.left == 6


def test_the_first_player_is_drawn_by_lot() -> None:
    """D-0.3."""
    state = views.new(KillerOptions(), 4)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert waits.outcomes() == [([seat], 0.25) for seat in range(4)]
    state.events = []
    state.resolve([2])
    assert state.seat == 2
    assert state.events[0].params == {"seat": 2}


def test_the_first_seat_can_be_the_one_to_begin() -> None:
    """D-0.3."""
    waits = table(30, 30).awaits()
    assert isinstance(waits, Dice)
    assert (waits.stream, waits.dice) == ("dice/1", 6)


def test_dice_not_set_aside_are_rolled_again() -> None:
    """D-1.1."""
    state = table(30, 30)
    play(state, "1 2 3 4 5 6", "keep 6", "1 1 2 6 6", "keep 6 6")
    waits = state.awaits()
    assert isinstance(waits, Dice)
    assert waits.dice == 3
    assert state.total == 18


def test_at_least_one_die_is_set_aside_and_equal_dice_are_alike() -> None:
    """D-1.1: 2 2 5 leaves five choices, not seven."""
    state = table(30, 30)
    play(state, "2 2 5 6 6 6", "keep 6 6 6", "2 2 5")
    offered = [GAME.actions.text(action) for action in state.legal(0)]
    assert offered == ["keep 2", "keep 5", "keep 2 2", "keep 2 5", "keep 2 2 5"]


def test_the_last_die_is_set_aside_without_asking() -> None:
    """D-1.1."""
    state = table(30, 30)
    told = play(state, "6 6 6 6 6 6", "keep 6 6 6 6 6", "3")
    assert tags(told)[-5:] == ["dice-rolled", "dice-kept", "scored", "attack-won", "attack-aimed"]


def test_six_rolls_at_most() -> None:
    """D-1.1."""
    state = table(30, 30)
    told = play(
        state,
        "1 1 1 1 1 6",
        "keep 6",
        "1 1 1 1 6",
        "keep 6",
        "1 1 1 6",
        "keep 6",
        "1 1 6",
        "keep 6",
        "1 6",
        "keep 6",
        "1",
    )
    assert tags(told).count("dice-rolled") == 6
    assert state.value == 1


@pytest.mark.parametrize(("score", "loss"), [(27, 3), (18, 6), (13, 1), (29, 1), (21, 9), (20, 8), (22, 8)])
def test_a_score_between_the_marks_costs_the_distance_to_the_nearer(score: int, loss: int) -> None:
    """D-1.2, D-E1."""
    state = table(30, 30)
    play(state, *scoring(score))
    assert state.lives == [30 - loss, 30]
    assert state.seat == 1


@pytest.mark.parametrize("mark", [12, 30])
def test_a_score_on_a_mark_heals_by_one_die_without_limit(mark: int) -> None:
    """D-1.3."""
    state = table(99, 30)
    play(state, *scoring(mark))
    waits = state.awaits()
    assert isinstance(waits, Dice)
    assert waits.dice == 1
    play(state, "5")
    assert state.lives == [104, 30]


@pytest.mark.parametrize(("score", "value"), [(32, 2), (10, 2), (34, 4), (8, 4), (6, 6), (36, 6), (11, 1), (31, 1)])
def test_a_score_beyond_the_marks_is_an_attack(score: int, value: int) -> None:
    """D-1.4, D-E2."""
    state = table(30, 30)
    told = play(state, *scoring(score))
    assert [event.params["value"] for event in told if event.tag == "attack-won"] == [value]


def test_an_attack_rolls_on_while_it_hits() -> None:
    """D-1.5, D-E3."""
    state = table(30, 19)
    told = play(state, *scoring(33), "1 2 2 3 4 6", "2 3 3 5 6", "1 5 6")
    assert state.lives == [30, 10]
    assert told[-2].params == {"seat": 1, "damage": 9, "life": 10}


def test_an_attacker_names_a_living_opponent() -> None:
    """D-1.5: of four players one is out and one is oneself."""
    state = table(30, 0, 12, 7)
    play(state, *scoring(33))
    assert [GAME.actions[action].params["seat"] for action in state.legal(0)] == [2, 3]
    play(state, "attack 3", "1 1 1 2 2 3", "1 1 1 2 2")
    assert state.lives == [30, 0, 12, 4]


def test_a_single_opponent_is_attacked_without_asking() -> None:
    """D-1.5."""
    state = table(30, 30)
    play(state, *scoring(33))
    assert state.target == 1
    assert isinstance(state.awaits(), Dice)


def test_an_attack_that_sets_every_die_aside_is_over() -> None:
    """D-1.5."""
    state = table(30, 30)
    play(state, *scoring(31), "1 1 1 1 1 1")
    assert state.lives == [30, 24]
    assert state.seat == 1


def test_an_attack_can_miss_altogether() -> None:
    """D-1.5."""
    state = table(30, 30)
    told = play(state, *scoring(31), "2 2 3 4 5 6")
    assert tags(told)[-2:] == ["unharmed", "turn-begun"]
    assert state.lives == [30, 30]


def test_who_has_no_life_left_is_out_and_skipped() -> None:
    """D-1.6."""
    state = table(30, 3, 30)
    told = play(state, *scoring(33), "attack 1", "1 1 1 2 2 3", "1 1 1 1 1")
    assert tags(told)[-2:] == ["eliminated", "turn-begun"]
    assert state.seat == 2


def test_a_player_can_fall_on_their_own_turn_and_the_last_one_alive_wins() -> None:
    """D-1.6."""
    state = table(3, 30)
    told = play(state, *scoring(27))
    assert tags(told)[-3:] == ["life-lost", "eliminated", "won"]
    assert told[-1].params == {"seat": 1}
    result = state.awaits()
    assert isinstance(result, Over)
    assert result.ranks == (2, 1)


def test_who_fell_later_ranks_higher() -> None:
    """D-1.6."""
    state = table(3, 1, 30)
    play(state, *scoring(27), *scoring(21))
    assert state.ranks() == (3, 2, 1)


def test_asking_awaits_the_seat_whose_turn_it_is() -> None:
    """D-1.1."""
    state = table(30, 30)
    play(state, *scoring(27), "1 2 3 4 5 6")
    waits = state.awaits()
    assert isinstance(waits, Decide)
    assert (waits.seats, waits.prompt) == ((1,), "keep")


def test_an_attack_says_what_it_has_come_to_with_every_roll() -> None:
    """D-1.5, D-E3: what is told is enough to lay the dice aside and to count the damage."""
    told = play(table(30, 19), *scoring(33), "1 2 2 3 4 6", "2 3 3 5 6", "1 5 6")
    rolls = [event.params for event in told if event.tag == "strike-rolled"]
    assert [(roll["hits"], roll["hits_all"], roll["damage"]) for roll in rolls] == [(1, 1, 3), (2, 3, 9), (0, 3, 9)]


def test_the_turn_that_begins_is_told_with_its_dice() -> None:
    """D-1.1: clockwise, with all dice."""
    told = play(table(30, 0, 30), *scoring(12), "4")
    assert (told[-1].tag, told[-1].params) == ("turn-begun", {"seat": 2, "left": 6})
