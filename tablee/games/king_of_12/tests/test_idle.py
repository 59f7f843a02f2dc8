"""Options of King of 12 about a character that cannot occur."""

from __future__ import annotations

from tablee.games.king_of_12.options import PRESETS, KingOptions

LADY_READINGS = {"ladies_even", "theft", "theft_settled", "eight_points"}
MISCHIEF = PRESETS["mischief"]


def test_k12_1_5_promos_and_symbols_are_for_a_random_set() -> None:
    assert {"promo", "symbols", "agreed"} <= KingOptions().idle(4).keys()
    assert not KingOptions(characters="random").idle(4).keys() & {"promo", "symbols"}


def test_k12_8_readings_about_the_lady_need_the_lady() -> None:
    assert KingOptions().idle(8).keys() >= LADY_READINGS
    assert not LADY_READINGS & PRESETS["court"].idle(8).keys()
    assert not LADY_READINGS & KingOptions(characters="random").idle(8).keys()


def test_k12_8_2_equal_ladies_matter_from_three_on() -> None:
    assert PRESETS["court"].idle(2)["ladies_even"] == "three-ladies"
    assert "ladies_even" not in PRESETS["court"].idle(3)


def test_k12_8_6_the_lone_survivor_needs_the_gambler() -> None:
    assert "lone_gambler" in MISCHIEF.idle(2)
    assert "lone_gambler" not in PRESETS["court"].idle(2)


def test_k12_3_2_the_order_of_effects_needs_troublemakers_and_a_value() -> None:
    assert "values_read" in KingOptions().idle(2)
    assert "values_read" in PRESETS["court"].idle(2)
    assert "values_read" not in MISCHIEF.idle(2)


def test_k12_9_readings_of_the_tournament_need_one() -> None:
    assert {"seats_change", "theft_settled", "twelve"} <= PRESETS["court"].idle(4).keys()
    assert PRESETS["court"].idle(5).keys() & {"seats_change", "theft_settled", "twelve"} == {"twelve"}
    assert "twelve" not in PRESETS["court"].idle(12)
