"""The sounds of the boards: each belongs to an event of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.registry import find_game, game_ids

GAMES = Path(__file__).resolve().parents[2] / "tablee" / "games"
ENTRY = re.compile(r"^  '?([a-z-]+)'?: '[a-z]+',$", re.MULTILINE)

pytestmark = pytest.mark.skipif(
    not list(GAMES.glob("*/board/sounds.ts")), reason="an installed package has left the boards' sources behind"
)


@pytest.mark.parametrize("game", game_ids())
def test_every_sound_belongs_to_an_event(game: str) -> None:
    tags = ENTRY.findall((GAMES / game / "board" / "sounds.ts").read_text())
    telling = find_game(game).telling
    told = {*telling, *(tag for tell in telling.values() for tag in tell.joins)}
    assert tags
    assert set(tags) <= told
