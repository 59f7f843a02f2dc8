"""Finds the games: every folder under `games/`, and every entry point of the group `tablee.games`.

A game's package exports it as `GAME`. Ids are looked up among those found here and nowhere else: a name that comes over the
network never becomes the name of a module.
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
"""Another distribution brings a game by an entry point of this group: `id = "its_package:GAME"`."""


class BrokenPlugin(NamedTuple):
    """A game of another distribution that cannot be played here, and why."""

    id: str
    distribution: str
    error: str


class _Plugins(NamedTuple):
    working: dict[str, Game[Any, Any, Any]]
    broken: tuple[BrokenPlugin, ...]


def built_in_ids() -> list[str]:
    """The ids of the games of this package, without loading them."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


@cache
def _plugins() -> _Plugins:
    """The games of other distributions, loaded once; one that fails does not keep the others from working."""
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
        raise TypeError(f"{point.value} is no game")
    if game.info.id != point.name:
        raise ValueError(f"{point.value} calls itself {game.info.id}")
    return game


def game_ids() -> list[str]:
    """The ids of all games that can be played: those of this package first."""
    return [*built_in_ids(), *_plugins().working]


def broken_plugins() -> tuple[BrokenPlugin, ...]:
    """The installed games that do not work."""
    return _plugins().broken


@cache
def find_game(name: str) -> Game[Any, Any, Any]:
    """The game of this id, ready for any number of threads."""
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
    """Have msgspec look at the types of a game before two threads can.

    It does so when a type is decoded for the first time, and a second thread that decodes it meanwhile crashes the process.
    """
    for kind in (game.views, game.options, game.forecasts):
        if kind is not None:
            msgspec.json.Decoder(kind)


@cache
def ratings(name: str) -> dict[str, int]:
    """The Elo ratings of a game's bots, as far as they have been measured; the weakest has 1000."""
    file = files(package_of(find_game(name))) / "ratings.toml"
    if not file.is_file():
        return {}
    return {bot: round(row["elo"]) for bot, row in tomllib.loads(file.read_text("utf-8"))["bots"].items()}


def package_of(game: object) -> str:
    """The folder of a game, as a package."""
    return type(game).__module__.rpartition(".")[0]


def room(game: object, path: str) -> ModuleType | None:
    """A module of a game's folder by its dotted path, such as `coach.hints`; None if the game has no such module."""
    package = package_of(game)
    parent = ".".join([package, *path.split(".")[:-1]])
    if find_spec(parent) is None or find_spec(f"{package}.{path}") is None:
        return None
    return import_module(f"{package}.{path}")


def all_games() -> dict[str, Game[Any, Any, Any]]:
    """Every game by its id."""
    return {name: find_game(name) for name in game_ids()}
