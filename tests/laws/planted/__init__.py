"""Lanterns with defects, each of which breaks one law. Each module has the defects of one law or a few."""

from __future__ import annotations

from collections.abc import Callable

from tests.toy.game import ToyGame
from tests.toy.options import ToyOptions
from tests.toy.rules import ToyState


class Planted(ToyGame):
    """The toy with another kind of position."""

    def __init__(self, kind: type[ToyState] | Callable[[ToyOptions, int], ToyState]) -> None:
        self._kind = kind

    def new(self, options: ToyOptions, seats: int) -> ToyState:
        return self._kind(options, seats)
