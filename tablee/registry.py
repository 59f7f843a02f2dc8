"""Finds the games: every folder under `games/` is one, named by its id, and exports it as `GAME`."""

from __future__ import annotations

import pkgutil
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from tablee import games
from tablee.core.game import Game
from tablee.core.refusal import Refused


def game_ids() -> list[str]:
    """The ids of all games, without loading them."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


@cache
def find_game(name: str) -> Game[Any, Any, Any]:
    """The game of this id."""
    if name not in game_ids():
        raise Refused("no-such-game", game_id=name, choices=game_ids())
    game: Game[Any, Any, Any] = import_module(f"{games.__name__}.{name}").GAME
    return game


@cache
def ratings(name: str) -> dict[str, int]:
    """The Elo ratings of a game's bots, as far as they have been measured; the weakest has 1000."""
    file = files(f"{games.__name__}.{name}") / "ratings.toml"
    if not file.is_file():
        return {}
    return {bot: round(row["elo"]) for bot, row in tomllib.loads(file.read_text("utf-8"))["bots"].items()}


def all_games() -> dict[str, Game[Any, Any, Any]]:
    """Every game by its id."""
    return {name: find_game(name) for name in game_ids()}
