"""The first turn of a match of two, from the table that comes with the game."""

from __future__ import annotations

import pytest

from tablee.core.bits import size
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.king_of_12.opening_mixtures import MIXTURES
from tablee.games.king_of_12.openings import WHOLE, agreed_sets, in_parts, opening, opening_key, packed, random_sets
from tablee.games.king_of_12.options import PRESETS, fixed_characters
from tablee.games.king_of_12.pieces import FIRST_GAME, set_of
from tablee.games.king_of_12.solver import Round, place_of

BOUND = 0.0001
"""What a perfect opponent may gain from the rounding of the mixtures, in P(win) - P(loss)."""
THREE = set_of(["knight", "golem", "sorcerer"])
ROLLS = ((10, 7), (4, 4), (1, 12), (9, 2))


def gains(characters: int, one: int, two: int) -> float:
    """What the best answer to the first player's mixture gains on the value."""
    solved = Round(characters, characters, (0, 0, 0, 0))
    solved.solve([place_of(one, two)])
    mix = opening(characters, one, two)
    assert mix is not None
    payoffs = solved.payoffs(one, two)
    answers = [sum(p * line[card] for p, line in zip(mix, payoffs, strict=True)) for card in range(len(mix))]
    return solved.value(one, two) - min(answers)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_sets_of_the_presets_are_in_the_table(preset: str) -> None:
    """K12-1.2, K12-1.4: those that are not drawn."""
    characters = int(fixed_characters(PRESETS[preset]))
    if size(characters) == 7:
        assert characters in agreed_sets()
        assert opening(characters, 1, 1) is not None


@pytest.mark.parametrize("key", MIXTURES)
def test_every_mixture_is_whole(key: str) -> None:
    characters = set_of(key.split())
    assert opening_key(characters) == key
    assert characters in agreed_sets() + random_sets()
    for one in range(1, 13):
        for two in range(1, 13):
            mix = opening(characters, one, two)
            assert mix is not None
            assert len(mix) == 7
            assert sum(mix) == pytest.approx(1.0)


def test_random_sets_are_those_that_can_be_drawn() -> None:
    """K12-1.3: 462 ways to draw six of eleven, less 91 with one symbol of the die or none."""
    assert len(set(random_sets())) == len(random_sets()) == 371


def test_another_set_is_not_in_the_table() -> None:
    assert opening(THREE, 3, 4) is None


def test_rounding_keeps_the_whole() -> None:
    rng = Rng("parts")
    for _ in range(100):
        weights = [float(rng.below(1000)) + 1.0 for _ in range(7)]
        chances = [weight / sum(weights) for weight in weights]
        parts = in_parts(chances)
        assert sum(parts) == WHOLE
        assert all(abs(part - chance * WHOLE) < 1 for part, chance in zip(parts, chances, strict=True))


def test_what_is_packed_cannot_be_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIXTURES, opening_key(THREE), packed(THREE))
    for roll in ROLLS:
        assert gains(THREE, *roll) < BOUND


@pytest.mark.skipif(not COMPILED, reason="a whole round takes minutes in plain Python")
def test_nobody_gains_from_the_first_turn_of_the_first_game() -> None:
    for roll in ROLLS[:2]:
        assert gains(FIRST_GAME, *roll) < BOUND
