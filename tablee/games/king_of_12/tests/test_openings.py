"""The table of openings for two players."""

from __future__ import annotations

import pytest

from tablee.core.bits import size
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.king_of_12.edge.make_openings import fixed_sets, hands_of, in_parts, random_sets, solved_opening
from tablee.games.king_of_12.options import PRESETS, fixed_characters
from tablee.games.king_of_12.rules.pieces import FIRST_GAME, GOLEM, set_of
from tablee.games.king_of_12.solver.openings import Hands, opening, opening_key, opening_tables
from tablee.games.king_of_12.solver.round import Round, face_pair
from tablee.search.value_tables import WHOLE

BOUND = 0.0001
"""The most that a perfect opponent may gain from the rounding of the mixtures, in P(win) - P(loss)."""
THREE = set_of(["knight", "golem", "sorcerer"])
FOUR = THREE | set_of(["oracle"])
ROLLS = ((10, 7), (4, 4), (1, 12), (9, 2))


def gains(mine: int, theirs: int, one: int, two: int) -> float:
    """Return the gain of the best answer to my mixture, with these faces on my die and theirs."""
    solved = Round(mine, theirs, (0, 0, 0, 0))
    solved.solve([face_pair(one, two)])
    mix = opening(mine, theirs, one, two)
    assert mix is not None
    payoffs = solved.payoffs(one, two)
    answers = [sum(p * line[card] for p, line in zip(mix, payoffs, strict=True)) for card in range(len(payoffs[0]))]
    return solved.value(one, two) - min(answers)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_sets_of_the_presets_are_in_the_table(preset: str) -> None:
    """K12-1.2, K12-1.4: those that are not drawn; K12-5.4: and what is left of them with a card under one die."""
    characters = int(fixed_characters(PRESETS[preset]))
    if size(characters) == 7:
        assert characters in fixed_sets()
        assert len(hands_of(characters)) == 8
        for first, second in hands_of(characters):
            assert opening(first, second, 1, 2) is not None
            assert opening(second, first, 1, 2) is not None


def _hands_in_the_table() -> list[Hands]:
    hands = [each for characters in fixed_sets() for each in hands_of(characters)]
    return hands + [(characters, characters) for characters in random_sets()]


def test_nothing_else_is_in_the_table() -> None:
    assert set(opening_tables()) <= {opening_key(hands) for hands in _hands_in_the_table()}


def test_every_mixture_is_whole() -> None:
    for hands in [hands for hands in _hands_in_the_table() if opening_key(hands) in opening_tables()]:
        for mine, theirs in (hands, hands[::-1]):
            for one in range(1, 13):
                mix = opening(mine, theirs, one, 13 - one)
                assert mix is not None
                assert len(mix) == size(mine)
                assert sum(mix) == pytest.approx(1.0)


def test_random_sets_are_those_that_can_be_drawn() -> None:
    """K12-1.3: 462 ways to draw six of eleven, less 91 with one symbol of the die or none."""
    assert len(set(random_sets())) == len(random_sets()) == 371


def test_other_hands_are_not_in_the_table() -> None:
    assert opening(THREE, THREE, 3, 4) is None
    assert opening(FIRST_GAME ^ GOLEM, FIRST_GAME ^ GOLEM, 3, 4) is None


def test_rounding_keeps_the_whole() -> None:
    rng = Rng("parts")
    for _ in range(100):
        weights = [float(rng.below(1000)) + 1.0 for _ in range(7)]
        chances = [weight / sum(weights) for weight in weights]
        parts = in_parts(chances)
        assert sum(parts) == WHOLE
        assert all(abs(part - chance * WHOLE) < 1 for part, chance in zip(parts, chances, strict=True))


@pytest.mark.parametrize("hands", [(THREE, THREE), (THREE, FOUR)])
def test_what_is_packed_cannot_be_beaten(monkeypatch: pytest.MonkeyPatch, hands: Hands) -> None:
    """Neither player's mixture can be beaten."""
    monkeypatch.setitem(opening_tables(), opening_key(hands), solved_opening(hands))
    for roll in ROLLS:
        assert gains(*hands, *roll) < BOUND
        assert gains(*hands[::-1], *roll) < BOUND


@pytest.mark.skipif(not COMPILED, reason="a whole round takes minutes in plain Python")
def test_nobody_gains_from_the_first_turn_of_the_first_game() -> None:
    assert gains(FIRST_GAME, FIRST_GAME, 10, 7) < BOUND
    assert gains(FIRST_GAME ^ GOLEM, FIRST_GAME, 4, 4) < BOUND
    assert gains(FIRST_GAME, FIRST_GAME ^ GOLEM, 1, 12) < BOUND
