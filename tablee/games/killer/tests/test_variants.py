"""The variants: D-2.1 to D-2.8."""

from __future__ import annotations

import pytest

from tablee.core.chance import Dice, Draw
from tablee.core.decision import Over
from tablee.games.killer import GAME
from tablee.games.killer.tests.scripted import play, scoring, table, tags


@pytest.mark.parametrize(("dice", "low", "high"), [(2, 4, 10), (5, 10, 25), (6, 12, 30), (8, 16, 40)])
def test_the_marks_follow_the_number_of_dice(dice: int, low: int, high: int) -> None:
    """D-2.1."""
    for mark, inner in ((low, low + 1), (high, high - 1)):
        state = table(30, 30, dice=dice)
        play(state, *scoring(mark, dice))
        assert isinstance(state.awaits(), Dice)
        assert state.seat == 0
        state = table(30, 30, dice=dice)
        play(state, *scoring(inner, dice))
        assert state.lives == [29, 30]


def test_no_attack_is_worth_more_than_a_die_shows() -> None:
    """D-2.1: eight dice could ask for eights."""
    state = table(30, 30, dice=8)
    play(state, *scoring(8, 8))
    assert state.value == 6


def test_lives_can_be_rolled() -> None:
    """D-2.2."""
    state = table(30, 30, rolled_life=True)
    told = play(state, "1 2 3 4 5 6", "1 1 1 1 1 1")
    assert state.lives == [21, 6]
    assert tags(told) == ["life-rolled", "life-rolled", "turn-begun"]
    assert state.seat == 0


def test_rolled_lives_come_before_the_lot() -> None:
    """D-2.2 with D-0.3."""
    state = GAME.new(GAME.options(rolled_life=True), 2)
    state.resolve([6, 6, 6, 6, 6, 6])
    state.resolve([1, 1, 1, 1, 1, 2])
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert waits.stream == "first"


def test_without_regeneration_a_mark_only_ends_the_turn() -> None:
    """D-2.3."""
    state = table(30, 30, regeneration=False)
    told = play(state, *scoring(12))
    assert tags(told)[-2:] == ["mark-hit", "turn-begun"]
    assert (state.lives, state.seat) == ([30, 30], 1)


def test_attackers_regenerate_the_value_before_they_attack() -> None:
    """D-2.4."""
    state = table(30, 30, attackers_regenerate=True)
    told = play(state, *scoring(34))
    assert state.lives == [34, 30]
    assert tags(told)[-3:] == ["attack-won", "life-gained", "attack-aimed"]


def test_an_attack_rolled_without_a_name_turns_on_its_owner() -> None:
    """D-2.5."""
    state = table(30, 30, announce=True)
    play(state, *scoring(34))
    assert [GAME.actions.text(action) for action in state.legal(0)] == ["attack 1", "roll"]
    told = play(state, "roll", "1 2 3 4 4 4", "1 1 1")
    assert state.lives == [18, 30]
    assert tags(told)[0] == "attack-unnamed"


def test_a_clock_that_runs_out_rolls_without_a_name() -> None:
    """D-2.5."""
    state = table(30, 30, 30, announce=True)
    assert GAME.lapse(state, 0) is None
    play(state, *scoring(34))
    assert GAME.lapse(state, 0) == GAME.actions.index("roll")
    state = table(30, 30, 30)
    play(state, *scoring(34))
    assert GAME.lapse(state, 0) is None


def test_six_of_six_rolls_all_dice_on_and_on() -> None:
    """D-2.6."""
    state = table(30, 90, full_house="again")
    play(state, *scoring(32), "2 2 2 2 2 2", "1 2 2 3 4 5")
    waits = state.awaits()
    assert isinstance(waits, Dice)
    assert waits.dice == 6
    play(state, "1 1 1 1 1 2", "1 1 1 1 1 1")
    assert state.lives == [30, 90 - 2 * (6 + 2 + 1)]


def test_a_gambler_may_stop_at_six_of_six() -> None:
    """D-2.7."""
    state = table(30, 90, full_house="gamble")
    play(state, *scoring(32), "2 2 2 2 2 2", "stop")
    assert state.lives == [30, 78]


def test_a_gambler_who_hits_again_is_asked_again() -> None:
    """D-2.7."""
    state = table(30, 90, full_house="gamble")
    play(state, *scoring(32), "2 2 2 2 2 2", "press", "1 2 2 3 4 5")
    assert [GAME.actions.text(action) for action in state.legal(0)] == ["stop", "press"]
    play(state, "stop")
    assert state.lives == [30, 74]


def test_a_gambler_who_misses_loses_the_whole_attack() -> None:
    """D-2.7."""
    state = table(30, 90, full_house="gamble")
    told = play(state, *scoring(32), "2 2 2 2 2 2", "press", "1 1 3 4 5 6")
    assert state.lives == [30, 90]
    assert tags(told)[-3:-1] == ["gamble-lost", "unharmed"]


def test_a_miss_before_six_of_six_keeps_the_damage() -> None:
    """D-2.7: the gamble is only about full houses."""
    state = table(30, 90, full_house="gamble")
    play(state, *scoring(32), "2 2 2 2 2 3", "5")
    assert state.lives == [30, 80]


def test_ghosts_go_on_rolling_and_attacking_but_lose_nothing() -> None:
    """D-2.8."""
    state = table(30, 5, 30, eliminated="ghosts")
    play(state, *scoring(36), "attack 1", "1 2 3 4 5 6", "1 1 1 1 1")
    assert (state.lives[1], state.seat) == (0, 1)
    told = play(state, *scoring(27), *scoring(27), *scoring(27))
    assert tags(told)[3] == "ghost-rests"
    assert state.lives == [27, 0, 27]
    play(state, *scoring(36), "attack 0", "1 2 3 4 5 6", "1 1 1 1 1")
    assert state.lives == [21, 0, 27]


def test_a_ghost_on_a_mark_rests_and_never_wins() -> None:
    """D-2.8."""
    state = table(0, 6, 30, eliminated="ghosts")
    state.fallen = [0]
    told = play(state, *scoring(12))
    assert tags(told)[-2:] == ["ghost-rests", "turn-begun"]
    play(state, *scoring(18))
    result = state.awaits()
    assert isinstance(result, Over)
    assert result.ranks == (3, 2, 1)


def test_a_ghost_is_neither_healed_by_an_attack_nor_excused_from_naming() -> None:
    """D-2.8 with D-2.4 and D-2.5."""
    state = table(0, 20, 30, eliminated="ghosts", attackers_regenerate=True, announce=True)
    state.fallen = [0]
    play(state, *scoring(36))
    assert state.lives[0] == 0
    assert [GAME.actions.text(action) for action in state.legal(0)] == ["attack 1", "attack 2"]


@pytest.mark.parametrize("regeneration", [True, False])
def test_a_ghost_on_a_mark_can_come_back(regeneration: bool) -> None:
    """D-2.8, also with D-2.3."""
    state = table(0, 20, 30, eliminated="revival", regeneration=regeneration)
    state.fallen = [0]
    told = play(state, *scoring(30), "4")
    assert tags(told)[-3:-1] == ["revived", "life-gained"]
    assert (state.lives, state.fallen) == ([4, 20, 30], [])


def test_revived_players_fall_anew_and_rank_by_their_last_fall() -> None:
    """D-2.8."""
    state = table(0, 0, 30, 1, eliminated="revival")
    state.fallen = [0, 1]
    play(state, *scoring(30), "1", *scoring(27), *scoring(27), *scoring(27), *scoring(27))
    assert state.ranks() == (2, 4, 1, 3)
