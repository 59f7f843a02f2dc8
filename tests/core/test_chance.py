"""Chance as data: the possible outcomes, their probabilities, and samples that match them."""

from collections import Counter
from math import isclose

import pytest

from tablee.core.chance import Chance, Dice, Draw
from tablee.core.rng import Rng
from tests.core.chi_square import likely

CHANCES = [Dice("d", 1), Dice("d", 3), Dice("d", 2, 12), Draw("c", 0b1), Draw("c", 0b101101), Draw("c", 0b101101, 3)]


def name(chance: Chance) -> str:
    return f"{type(chance).__name__}-{chance.count()}"


@pytest.mark.parametrize("chance", CHANCES, ids=name)
def test_every_outcome_is_listed_once_and_they_add_up_to_one(chance: Chance) -> None:
    outcomes = chance.outcomes()
    assert len({tuple(outcome) for outcome, _ in outcomes}) == len(outcomes) == chance.count()
    assert isclose(sum(probability for _, probability in outcomes), 1.0)
    assert all(chance.possible(outcome) for outcome, _ in outcomes)


@pytest.mark.parametrize("chance", [chance for chance in CHANCES if chance.count() > 1], ids=name)
def test_outcomes_come_as_often_as_they_are_likely(chance: Chance) -> None:
    rng, many = Rng("chance"), 20_000
    counts = Counter(tuple(chance.sample(rng)) for _ in range(many))
    listed = chance.outcomes()
    assert set(counts) <= {tuple(outcome) for outcome, _ in listed}
    assert likely([counts[tuple(outcome)] for outcome, _ in listed], [many * p for _, p in listed])


def test_dice_are_written_smallest_first() -> None:
    dice = Dice("d", 3)
    assert dice.possible([2, 2, 6])
    assert not dice.possible([6, 2, 2])
    assert not dice.possible([2, 2])
    assert not dice.possible([2, 2, 7])
    assert not dice.possible([0, 2, 2])


def test_a_draw_gives_different_things_of_the_pool() -> None:
    draw = Draw("c", 0b1011, 2)
    assert draw.possible([3, 0])
    assert draw.possible([0, 3])
    assert not draw.possible([3, 3])
    assert not draw.possible([3, 2])
    assert not draw.possible([3])
    assert not draw.possible([3, 62])
    assert not draw.possible([3, -1])


def test_a_double_is_half_as_likely_as_a_mixed_pair() -> None:
    odds = {tuple(faces): probability for faces, probability in Dice("d", 2).outcomes()}
    assert isclose(odds[1, 1], 1 / 36)
    assert isclose(odds[1, 2], 2 / 36)
