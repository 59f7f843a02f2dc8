"""Finds the coach of a game: its own `coach.hints` and `coach.puzzles`, or the general coach that uses search."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from tablee.core.game import Game
from tablee.registry import room
from tablee.search.advice import Coach, Puzzles
from tablee.search.coach import SearchCoach


@cache
def coach_of(game: Game[Any, Any, Any]) -> Coach:
    """Return the coach of a game."""
    module = room(game, "coach.hints")
    coach: Coach = SearchCoach(game) if module is None else module.COACH
    return coach


@cache
def puzzles_of(game: Game[Any, Any, Any]) -> Puzzles | None:
    """Return the puzzle maker of a game, or None."""
    module = room(game, "coach.puzzles")
    return None if module is None else cast(Puzzles, module.PUZZLES)
