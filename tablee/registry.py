"""Finds the games: every folder under `games/`, and every entry point of the group `tablee.games`.

A game's package exports it as `GAME`. Ids are looked up only among the games found here: a name from the network never
becomes the name of a module.
"""

from __future__ import annotations

import pkgutil
import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from threading import Lock
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from tablee import games
from tablee.core.game import Game
from tablee.core.refusal import Refused

_preparing = Lock()
GROUP: Final = "tablee.games"
"""Another distribution adds a game by an entry point of this group: `id = "its_package:GAME"`."""


class BrokenPlugin(NamedTuple):
    """A game of another distribution that does not work here, and the reason."""

    id: str
    distribution: str
    error: str


class _Plugins(NamedTuple):
    working: dict[str, Game[Any, Any, Any]]
    broken: tuple[BrokenPlugin, ...]


def built_in_ids() -> list[str]:
    """Return the ids of the games in this package, without loading them."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


@cache
def _plugins() -> _Plugins:
    """Load the games of other distributions once. One that fails does not affect the others."""
    working: dict[str, Game[Any, Any, Any]] = {}
    broken: list[BrokenPlugin] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, _distribution(point))):
        try:
            working[point.name] = _load(point, [*built_in_ids(), *working])
        except (Exception, SystemExit) as error:  # noqa: BLE001  (whatever a stranger's module does)
            told = f"{type(error).__name__}: {error}".splitlines()[0]
            broken.append(BrokenPlugin(point.name, _distribution(point), told))
    return _Plugins(working, tuple(broken))


def _distribution(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _load(point: EntryPoint, taken: list[str]) -> Game[Any, Any, Any]:
    if point.name in taken:
        raise ValueError(f"the id {point.name} is taken")
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is not a game")
    if game.info.id != point.name:
        raise ValueError(f"{point.value} calls itself {game.info.id}")
    return game


def game_ids() -> list[str]:
    """Return the ids of all playable games, those of this package first."""
    return [*built_in_ids(), *_plugins().working]


def broken_plugins() -> tuple[BrokenPlugin, ...]:
    """Return the installed games that do not work."""
    return _plugins().broken


@cache
def find_game(name: str) -> Game[Any, Any, Any]:
    """Return the game with this id, ready for use in several threads."""
    game = _game(name)
    with _preparing:
        _prepare(game)
    return game


def _game(name: str) -> Game[Any, Any, Any]:
    if name in _plugins().working:
        return _plugins().working[name]
    if name not in built_in_ids():
        raise Refused("no-such-game", game_id=name, choices=game_ids())
    game: Game[Any, Any, Any] = import_module(f"{games.__name__}.{name}").GAME
    return game


def _prepare(game: Game[Any, Any, Any]) -> None:
    """Make msgspec inspect the types of a game before several threads use them.

    It does so when a type is first decoded. A second thread that decodes the same type meanwhile crashes the process.
    """
    for kind in (game.views, game.options, game.forecasts):
        if kind is not None:
            msgspec.json.Decoder(kind)


@cache
def ratings(name: str) -> dict[str, int]:
    """Return the measured Elo ratings of a game's bots. The weakest has 1000."""
    file = files(package_of(find_game(name))) / "ratings.toml"
    if not file.is_file():
        return {}
    return {bot: round(row["elo"]) for bot, row in tomllib.loads(file.read_text("utf-8"))["bots"].items()}


def package_of(game: object) -> str:
    """Return the package of a game's folder."""
    return type(game).__module__.rpartition(".")[0]


def room(game: object, path: str) -> ModuleType | None:
    """Return a module of a game's folder by its dotted path, such as `coach.hints`, or None if it does not exist."""
    package = package_of(game)
    parent = ".".join([package, *path.split(".")[:-1]])
    if find_spec(parent) is None or find_spec(f"{package}.{path}") is None:
        return None
    return import_module(f"{package}.{path}")


def all_games() -> dict[str, Game[Any, Any, Any]]:
    """Return every game by its id."""
    return {name: find_game(name) for name in game_ids()}
