"""Finds who coaches a game: the game's own `coach.hints` and `coach.puzzles`, or the coach that any game gets from search."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from tablee.core.game import Game
from tablee.registry import room
from tablee.search.advice import Coach, Puzzles
from tablee.search.coach import SearchCoach


@cache
def coach_of(game: Game[Any, Any, Any]) -> Coach:
    """The coach of a game."""
    module = room(game, "coach.hints")
    coach: Coach = SearchCoach(game) if module is None else module.COACH
    return coach


@cache
def puzzles_of(game: Game[Any, Any, Any]) -> Puzzles | None:
    """Who makes puzzles of a game, if anybody does."""
    module = room(game, "coach.puzzles")
    return None if module is None else cast(Puzzles, module.PUZZLES)
