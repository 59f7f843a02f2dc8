"""Killer drawn as text."""

from __future__ import annotations

import re

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


def test_chances_say_what_they_assume_and_are_in_the_readers_numbers() -> None:
    match = Match(GAME, KillerOptions(), 2, Luck(b"luck" * 8))
    seat = match.awaited[0]
    offer, view = match.offer(seat), match.view(seat)
    assert offer is not None
    keeps = [GAME.actions[action] for action in offer.legal]
    words = Words("fr", GAME, ("Ann", "Bob"))
    some, whole = (GAME.consider(view, action, words).splitlines() for action in (keeps[0], keeps[-1]))
    assert some[0] == "En jouant bien la suite :"
    assert re.fullmatch(r"Attaque \d+ % · Guérison \d+ % · Perte \d+ % · [+−]\d+,\d♥ · \d+,\d de .*", some[1])
    assert len(whole) == 1
