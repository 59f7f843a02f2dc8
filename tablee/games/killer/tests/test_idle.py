"""Options of Killer that follow from others, or that two players never come to."""

from __future__ import annotations

from tablee.games.killer.options import KillerOptions


def test_d_4_1_marks_of_ones_own_are_read_only_where_they_are_chosen() -> None:
    assert KillerOptions().idle(3).items() >= {"low": "marks", "high": "marks"}.items()
    assert not KillerOptions(marks="own").idle(3).keys() & {"low", "high"}


def test_d_2_2_rolled_lives_leave_the_number_without_use_and_the_other_way_round() -> None:
    assert "life_roll" in KillerOptions().idle(3)
    assert "life" in KillerOptions(rolled_life=True).idle(3)
    assert "life_roll" not in KillerOptions(rolled_life=True).idle(3)


def test_d_4_2_which_dice_go_on_matters_only_where_an_attack_goes_on() -> None:
    assert "full_house_dice" in KillerOptions().idle(3)
    assert "full_house_dice" not in KillerOptions(full_house="again").idle(3)


def test_d_2_8_of_two_nobody_becomes_a_ghost() -> None:
    assert "eliminated" in KillerOptions(eliminated="ghosts").idle(2)
    assert "eliminated" not in KillerOptions(eliminated="ghosts").idle(3)
