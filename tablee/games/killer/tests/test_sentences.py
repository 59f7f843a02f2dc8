"""Sentences that must agree with other numbers on the screen."""

from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.games.killer import GAME
from tablee.words import Words

MORE_THAN_LEFT = Event("life-lost", "D-1.5", {"seat": 1, "damage": 20, "life": 0})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Boris loses all remaining lives (20 damage)."),
        ("fr", "Boris perd toutes les vies restantes (20 de dégâts)."),
        ("ru", "Boris теряет все оставшиеся жизни (урон: 20)."),
    ],
)
def test_d_1_6_whoever_had_fewer_lives_than_the_damage_does_not_lose_as_many_as_the_damage(
    language: str, sentence: str
) -> None:
    """The result says how many lives were lost; 20 damage can cost 12."""
    assert Words(language, GAME, ("Ann", "Boris")).event(MORE_THAN_LEFT) == sentence
