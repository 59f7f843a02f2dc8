"""Finds the games: every folder under `games/` exports one as `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from tablee import games
from tablee.core.game import Game
from tablee.core.refusal import Refused


@cache
def all_games() -> dict[str, Game[Any, Any, Any]]:
    """Every game by its id."""
    folders = sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
    found = [import_module(f"{games.__name__}.{folder}").GAME for folder in folders]
    return {game.info.id: game for game in found}


def find_game(name: str) -> Game[Any, Any, Any]:
    """The game of this id."""
    if name not in all_games():
        raise Refused("no-such-game", game_id=name, choices=sorted(all_games()))
    return all_games()[name]
