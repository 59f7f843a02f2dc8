"""The cases that the laws are checked on."""

from __future__ import annotations

import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.core.game import Game, Viewer
from tablee.core.options import Options
from tablee.core.refusal import Refused

AnyGame = Game[Any, Any, Any]

THOROUGH: Final = os.environ.get("TABLEE_LAWS") == "thorough"
"""Set TABLEE_LAWS=thorough to check every number of seats, and many more positions of each play."""
SEEDS: Final = range(4 if THOROUGH else 2)
POSITIONS: Final = 40 if THOROUGH else 6
"""How many positions of a play are checked closely."""


class Case(NamedTuple):
    """A game with a number of seats and a preset's options."""

    game: AnyGame
    preset: str
    options: Options
    seats: int

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.seats), None)

    def __str__(self) -> str:
        return f"{self.game.info.id}-{self.preset}-{self.seats}"


def folder(game: AnyGame) -> Path:
    """Return the folder of a game."""
    return Path(inspect.getfile(type(game))).parent


def fits(game: AnyGame, options: Options, seats: int) -> bool:
    try:
        game.check(options, seats)
    except Refused:
        return False
    return True


def seat_counts(game: AnyGame, options: Options) -> list[int]:
    """Return the smallest, the middle and the largest number of seats that the options allow."""
    low, high = game.info.seats
    fitting = [seats for seats in range(low, high + 1) if fits(game, options, seats)]
    if THOROUGH:
        return fitting
    return sorted({fitting[0], fitting[len(fitting) // 2], fitting[-1]})


def cases_of(game: AnyGame) -> Iterator[Case]:
    for name, options in game.presets.items():
        for seats in seat_counts(game, options):
            yield Case(game, name, options, seats)
