"""Ghosts are never called out: neither in the story nor in the score (D-2.8). Nor are the living with 0 lives (D-4.4)."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.killer import GAME
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.tests.scripted import play, scoring, table, tags
from tablee.games.killer.views.view import view
from tablee.words import Words

LANGUAGES = {"en": ("ghost", "out"), "fr": ("fantôme", "hors jeu"), "ru": ("призрак", "вне игры")}
"""The words for a ghost, and for a player who is out."""


def _hit(state: Killer) -> list[str]:
    """Let the first seat take all six lives of the second."""
    return tags(play(state, *scoring(36), "attack 1", "6 1 2 3 4 5", "1 1 1 1 1"))


def _scored(state: Killer, language: str) -> list[str]:
    """Return the score of each seat in words."""
    told = GAME.score(view(state))
    assert told is not None
    say = Words(language, GAME)
    return [say(f"score-{told.unit}", count=value) for value in told.values]


@pytest.mark.parametrize("eliminated", ["ghosts", "revival"])
def test_who_plays_on_without_lives_becomes_a_ghost(eliminated: str) -> None:
    """D-2.8: nobody is told that they leave the game."""
    told = _hit(table(30, 6, 30, eliminated=eliminated))
    assert "became-ghost" in told
    assert "eliminated" not in told


def test_without_ghosts_and_at_the_end_somebody_is_out() -> None:
    """D-1.6."""
    assert "eliminated" in _hit(table(30, 6, 30))
    last = table(6, 30, 0, eliminated="ghosts")
    last.fallen = [2]
    assert tags(play(last, *scoring(18)))[-2:] == ["eliminated", "won"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_and_the_score_call_a_ghost_a_ghost(language: str) -> None:
    """D-2.8."""
    ghost, out = LANGUAGES[language]
    assert ghost in Words(language, GAME)("event-became-ghost", seat=0)
    haunted, plain = table(30, 0, 30, eliminated="ghosts"), table(30, 0, 30)
    haunted.fallen = plain.fallen = [1]
    assert [_scored(state, language)[1] for state in (haunted, plain)] == [ghost, out]


@pytest.mark.parametrize("eliminated", ["out", "ghosts"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lives_with_nothing_left_is_not_called_out(language: str, eliminated: str) -> None:
    """D-4.4: out only below 0."""
    state = table(6, 0, 30, out="below-zero", eliminated=eliminated)
    state.fallen = [1]
    play(state, *scoring(18))
    told = GAME.score(view(state))
    assert told is not None
    assert told.values[0] > told.values[1], "who is in has more than who is not"
    alive, fallen, _ = _scored(state, language)
    assert alive.startswith("0 ")
    assert fallen == LANGUAGES[language][0 if eliminated == "ghosts" else 1]


def test_the_score_has_words_for_every_unit() -> None:
    """D-2.8, D-4.4."""
    seen = view(table(30, 30))
    for language in LANGUAGES:
        say = Words(language, GAME)
        for eliminated in ("out", "ghosts", "revival"):
            for out in ("at-zero", "below-zero"):
                options = KillerOptions(eliminated=eliminated, out=out)
                told = GAME.score(msgspec.structs.replace(seen, options=options))
                assert told is not None
                assert say.has(f"score-{told.unit}")
