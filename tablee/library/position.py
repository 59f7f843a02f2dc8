"""A position as an immutable value: written as one line of text, and comparable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from tablee.core.chance import Chance
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.position import read_position, write_position
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.library.advice import AnyAction
from tablee.library.errors import TableeError, library_errors, whole
from tablee.library.playing import Playing
from tablee.registry import find_game, game_ids

MAX_DRAWN = 61
"""The greatest number in a set of things to draw (`core.bits`)."""


class Position(Playing):
    """The position of a game at one moment. It never changes: `play` and `deal` return the next one.

    Examples:
        >>> import tablee
        >>> position = tablee.game(tablee.shelf()[0]).match(seed=7).position
        >>> after = position.play(position.legal()[0])
        >>> after == position, after == tablee.Position.read(after.text)
        (False, True)
    """

    def __init__(self, game: Game[Any, Any, Any], options: Options, seats: int, state: State) -> None:
        super().__init__(game, options, seats)
        self._state = state

    @classmethod
    def read(cls, text: str) -> Position:
        """Return the position from a line of text (docs/positions.md)."""
        name = str(text).partition(" ")[0]
        with library_errors(find_game(name) if name in game_ids() else None):
            placed = read_position(str(text), find_game)
        return cls(*placed)

    @property
    def state(self) -> State:
        return self._state

    @property
    def text(self) -> str:
        """The position as one line of text, for `read`."""
        return write_position(self._game, self.options, self.seats, self._state)

    def play(self, *actions: AnyAction) -> Position:
        """Return the position after the choices of all awaited seats, in their order."""
        if len(actions) != len(self.awaited):
            raise TableeError(
                f"awaited are {len(self.awaited)} choices, of the seats {list(self.awaited)}", "not-awaited"
            )
        chosen = [self._action(action, seat) for action, seat in zip(actions, self.awaited, strict=True)]
        state = self._state.copy()
        state.apply(chosen)
        return self._with(state)

    def deal(self, seed: object = 0, outcome: Sequence[SupportsIndex] | None = None) -> Position:
        """Return the position after an outcome of chance: the given one, or a random one by the seed."""
        waits = self._state.awaits()
        if not isinstance(waits, Chance):
            raise TableeError("no dice or cards come now", "deal-not-awaited")
        given = waits.sample(Rng(str(seed))) if outcome is None else _outcome(outcome)
        if not waits.possible(given):
            raise TableeError(
                f"{given} is not a possible outcome; {waits.sample(Rng('such'))} is one", "deal-impossible"
            )
        state = self._state.copy()
        state.resolve(given)
        return self._with(state)

    def copy(self) -> Position:
        """Return an equal position."""
        return self._with(self._state.copy())

    def imagine(self, seat: SupportsIndex, seed: object = 0) -> Position:
        """Return a position that looks the same to a seat. Hidden cards are dealt again at random."""
        return self._with(self._game.imagine(self.view(seat), Rng(str(seed))))

    def _with(self, state: State) -> Position:
        return Position(self._game, self.options, self.seats, state)

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Position) and (self.options, self.seats) == (other.options, other.seats)
        return same and isinstance(other, Position) and self._state == other.state

    def __hash__(self) -> int:
        return hash(self._state)

    def __repr__(self) -> str:
        return f"Position({self.text!r})"


def _outcome(given: Sequence[SupportsIndex]) -> list[int]:
    """Parse an outcome of chance: faces of dice, or numbers of drawn things."""
    try:
        return [whole(each, "each number of an outcome", 0, MAX_DRAWN) for each in given]
    except TypeError:
        raise TableeError(f"an outcome is a list of whole numbers, not {given!r}", "deal-impossible") from None
