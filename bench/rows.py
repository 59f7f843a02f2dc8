"""The comparisons: a row is one of our games and OpenSpiel's nearest ones.

A game defines them in the module `edge.bench` of its folder. `ROWS` has a row for each comparison: the options, the
number of seats, and OpenSpiel's games. `SCRIPT` may name a module to run afterwards, with its arguments. The game with
`SERVER_LOAD = True` is used to measure the server: it has two seats, and people choose in turn.
"""

from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from tablee.registry import all_games, package_of, room


class Ours(NamedTuple):
    """A game of ours, by its id."""

    game: str
    options: dict[str, object]
    seats: int


class Row(NamedTuple):
    """Our game and OpenSpiel's, the latter as `pyspiel.load_game` reads them."""

    ours: Ours
    peers: tuple[str, ...]


def _benched() -> Iterator[tuple[str, str, ModuleType]]:
    """Yield each game with measurements: its id, its package and the module."""
    for name, game in all_games().items():
        module = room(game, "edge.bench")
        if module is not None:
            yield name, package_of(game), module


def rows() -> list[Row]:
    """Return all comparisons of all games."""
    return [
        Row(Ours(name, options, seats), peers)
        for name, _, module in _benched()
        for options, seats, peers in module.ROWS
    ]


def scripts() -> list[list[str]]:
    """Return the games' extra measurements, as arguments of `python`."""
    found = [(package, getattr(module, "SCRIPT", ())) for _, package, module in _benched()]
    return [
        ["-m", f"{package}.edge.{name}", *arguments]
        for package, script in found
        if script
        for name, *arguments in [script]
    ]


def server_game() -> str:
    """Return the id of the game that measures the server."""
    return next(name for name, _, module in _benched() if getattr(module, "SERVER_LOAD", False))
