"""Killer drawn as text."""

from __future__ import annotations

import pytest

from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.games.killer import GAME
from tablee.games.killer.options import KillerOptions
from tablee.words import Words


@pytest.mark.parametrize(("regeneration", "said"), [(True, "you heal"), (False, "nothing happens")])
def test_the_marks_heal_only_where_that_is_played(regeneration: bool, said: str) -> None:
    """D-1.3."""
    match = Match(GAME, KillerOptions(regeneration=regeneration), 2, Luck(b"luck" * 8))
    drawn = GAME.draw(match.view(0), Words("en", GAME, ("Ann", "Bob")), 80)
    assert f"on the marks {said}" in " ".join(drawn.split())
