"""The parts that all environments of a game share: its options, its spaces, and a seat's observation."""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.environments.turns import NOBODY, Turns
from tablee.library.errors import TableeError, from_refusal, library_errors
from tablee.library.game import Game, game
from tablee.library.position import Position

Observation = dict[str, NDArray[Any]]
"""`observation` has numbers from 0 to 1, and `action_mask` a 1 for each legal action."""


class Setting:
    """A game with its options and number of seats, ready for learners."""

    def __init__(
        self, name: str | Game, seats: SupportsIndex | None, preset: str | None, options: dict[str, Any]
    ) -> None:
        self.game = name if isinstance(name, Game) else game(name)
        self._made_from = (self.game.id, seats, preset, options)
        self.core = self.game.core
        self.seats = self.game.seat_count(seats)
        self.options = self.game.build_options(preset, options, self.seats)
        with library_errors(self.core):
            self.core.check(self.options, self.seats)
        self.start: State = self.core.new(self.options, self.seats)
        self.layout = self.core.layout(self.options, self.seats)
        self.actions = len(self.core.actions)
        self.size = self.layout.size or len(self.core.encode(self.core.view(self.start, 0)))
        self.scale = np.array([1.0 / high for high in self.layout.highs], dtype=np.float32)
        self._words = vec[i64]([0] * self.layout.words)
        self._mask = vec[u8]([0] * self.actions)
        self._allowed: NDArray[np.int8] = np.frombuffer(memoryview(self._mask), dtype=np.int8)
        self._numbers: NDArray[np.uint8] = (
            np.frombuffer(memoryview(self._words), dtype=np.uint8) if self.layout.slices else np.zeros(0, np.uint8)
        )

    def __reduce__(self) -> tuple[type[Setting], tuple[Any, ...]]:
        """Support pickle: environments are copied and sent to other processes."""
        return Setting, self._made_from

    def __deepcopy__(self, memo: object) -> Setting:
        """Return the same object: it never changes."""
        return self

    def turns(self, seed: int) -> Turns:
        """Return a new match."""
        return Turns(self.start, Rng(seed)).restart()

    def observation_space(self) -> spaces.Dict:
        """Return the observation space: numbers from 0 to 1, and the mask.

        A game without its own parts has numbers of any size.
        """
        low, high = (0.0, 1.0) if self.layout.slices else (-np.inf, np.inf)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, (self.size,), np.float32), "action_mask": mask})

    def action_space(self) -> spaces.Discrete[Any]:
        """Return the action space. If actions name seats, seat 0 is the agent's own."""
        return spaces.Discrete(self.actions)

    def observe(self, turns: Turns, seat: int) -> Observation:
        """Return what a seat knows and may do now."""
        mask = self.mask_of(turns.state, seat, asked=turns.seat == seat)
        return {"observation": self.numbers(turns.state, seat), "action_mask": mask}

    def mask_of(self, state: State, seat: int, *, asked: bool) -> NDArray[np.int8]:
        """Return the mask of a seat's legal actions: all 0 if it is not asked."""
        if not asked:
            return np.zeros(self.actions, np.int8)
        state.mask_into(self._mask, 0, seat, 1)
        told = self._allowed.copy()
        state.mask_into(self._mask, 0, seat, 0)
        return told

    def numbers(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat knows as numbers from 0 to 1."""
        if not self.layout.slices:
            return np.array(self.core.encode(self.core.view(state, seat)), dtype=np.float32)
        state.observe_into(self._words, 0, seat)
        return self._numbers * self.scale

    def action(self, turns: Turns, chosen: Any) -> int:
        """Return the action from the asked seat's own numbering. Raise an error if the number is invalid."""
        try:
            number = index(chosen)
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise TableeError(f"an action is a number from 0 to {self.actions - 1}, not {chosen!r}", "unknown-action")
        return int(turns.state.absolute(number, turns.seat))

    def refusal(self, turns: Turns, action: int) -> TableeError:
        """Return the error for an illegal action of the asked seat."""
        return from_refusal(self.core.refusal(turns.state, turns.seat, action), self.core)

    def position(self, turns: Turns) -> Position:
        """Return the position as an object of the library."""
        return Position(self.core, self.options, self.seats, turns.state.copy())

    def position_text(self, state: State) -> str:
        """Return the position as one line of text."""
        return Position(self.core, self.options, self.seats, state).text

    def draw(self, turns: Turns, seat: int | None = None) -> str:
        """Draw the table as a seat sees it, by default the seat that is asked."""
        watcher = turns.seat if seat is None and turns.seat != NOBODY else seat
        return self.position(turns).draw(watcher)
