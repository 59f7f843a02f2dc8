"""The sounds of the boards: each belongs to an event of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.registry import find_game, game_ids

GAMES = Path(__file__).resolve().parents[2] / "tablee" / "games"
ENTRY = re.compile(r"^  '?([a-z-]+)'?: '[a-z]+',$", re.MULTILINE)


@pytest.mark.parametrize("game", game_ids())
def test_every_sound_belongs_to_an_event(game: str) -> None:
    sounds = GAMES / game / "board" / "sounds.ts"
    if not sounds.exists():
        pytest.skip("a game need not have sounds, and an installed package has left the boards' sources behind")
    tags = ENTRY.findall(sounds.read_text("utf-8"))
    telling = find_game(game).telling
    told = {*telling, *(tag for tell in telling.values() for tag in tell.joins)}
    assert tags
    assert set(tags) <= told
