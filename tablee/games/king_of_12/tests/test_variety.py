"""Agreed sets are chosen by how varied they play (K12-1.4): the command that measures it, and what it finds."""

from __future__ import annotations

import pytest

from tablee.games.king_of_12.edge.variety import from_table, of_bots, solved
from tablee.games.king_of_12.options import PRESETS, fixed_characters
from tablee.games.king_of_12.rules.pieces import set_of

THREE = int(set_of(["knight", "golem", "sorcerer"]))


@pytest.mark.parametrize(("preset", "least"), [("market", 4.6), ("wizards", 4.2), ("mischief", 4.0)])
def test_k12_1_4_agreed_sets_mix_more_than_four_cards(preset: str, least: float) -> None:
    found = from_table(int(fixed_characters(PRESETS[preset])))
    assert found.mixed > least
    assert sum(found.played.values()) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("preset", ["market", "wizards"])
def test_k12_1_4_every_card_of_a_named_set_is_worth_playing_on_four_rolls_of_ten(preset: str) -> None:
    assert min(from_table(int(fixed_characters(PRESETS[preset]))).worth.values()) > 0.4


def test_k12_1_1_the_knight_is_in_every_named_set() -> None:
    for preset in ("market", "wizards"):
        assert "knight" in from_table(int(fixed_characters(PRESETS[preset]))).played


def test_a_set_that_is_not_in_the_table_is_solved() -> None:
    found = solved(THREE)
    assert set(found.played) == {"knight", "golem", "sorcerer"}
    assert 1.0 <= found.mixed <= 3.0


@pytest.mark.compiled_only
def test_k12_1_4_for_four_the_cards_of_first_turns_are_counted() -> None:
    """K12-1.4: one card of each of four players in each of five turns. At most one of them wins the two points."""
    found = of_bots(PRESETS["market"], 4, 5)
    assert len(found.played) == 7
    counts = {card: share * 20 for card, share in found.played.items()}
    assert sum(counts.values()) == pytest.approx(20)
    assert 0 < sum(found.worth[card] * count for card, count in counts.items()) <= 5
