"""Finds who coaches a game: the game's own `coach.py` and `puzzles.py`, or the coach that any game gets from search."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablee.core.game import Game
from tablee.search.advice import Coach, Puzzles
from tablee.search.coach import SearchCoach
from tablee.words.bundles import package_of


@cache
def coach_of(game: Game[Any, Any, Any]) -> Coach:
    """The coach of a game."""
    module = f"{package_of(game)}.coach"
    if find_spec(module) is None:
        return SearchCoach(game)
    coach: Coach = import_module(module).COACH
    return coach


@cache
def puzzles_of(game: Game[Any, Any, Any]) -> Puzzles | None:
    """Who makes puzzles of a game, if anybody does."""
    module = f"{package_of(game)}.puzzles"
    if find_spec(module) is None:
        return None
    puzzles: Puzzles = import_module(module).PUZZLES
    return puzzles
