"""Many matches stepped together in compiled code, as arrays that numpy reads without copying."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tablee.environments.batch import ANY_SEAT, Batch, IllegalAction
from tablee.environments.setting import Setting
from tablee.library.errors import TableeError, whole
from tablee.library.game import Game

MAX_MATCHES = 1_000_000
LARGEST = np.uint64(2**63 - 1)
"""Greater numbers are not actions either, and would become negative."""


class Vector:
    """Many matches at once, each with its own luck. Every step takes a choice for the asked seat of each match.

    Each step overwrites the arrays: copy what you keep. They are read-only.

    - `observations`: what the asked seat knows, whole numbers up to `layout.highs`; times `scale` they are from 0 to 1
    - `masks`: True for each legal action of that seat
    - `seats`: the seat that is asked
    - `rewards`: one for each seat, 0 until the match is over
    - `ended`: whether the last step ended the match; the observation is then that of the next match
    """

    def __init__(self, setting: Setting, count: int, seed: object) -> None:
        self.setting = setting
        self.layout = setting.layout
        self.scale = setting.scale
        self._count = count
        self.reset(seed)

    def reset(self, seed: object) -> None:
        """Restart all matches."""
        chosen, words = self.setting, self.layout.words
        start, count, size = chosen.start, self._count, chosen.actions
        self._batch = batch = Batch(start, chosen.seats, count, words, size, str(seed), ANY_SEAT, True)  # noqa: FBT003  (compiled)
        self.masks = shared(batch.masks, np.bool_, (count, size))
        self.seats = shared(batch.asked, np.int64, (count,))
        self.rewards = shared(batch.rewards, np.float64, (count, chosen.seats))
        self.ended = shared(batch.ended, np.bool_, (count,))
        self.observations = self._observations()

    def step(self, actions: ArrayLike) -> Vector:
        """Take a choice for each match. If one is illegal, raise an error that names it, and change nothing."""
        try:
            self._batch.step(numbers(actions, self._count))
        except IllegalAction as wrong:
            raise self._refusal(wrong) from None
        if not self.layout.slices:
            self.observations = self._observations()
        return self

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal choice for each match."""
        self._batch.sample()
        return shared(self._batch.chosen, np.int64, (self._count,)).copy()

    def features(self) -> NDArray[np.float32]:
        """Return the observations scaled to 0 to 1, as a new array."""
        return self.observations * self.scale if self.layout.slices else self.observations.copy()

    def _observations(self) -> NDArray[Any]:
        """Return the observations: from compiled code if the game supports it, otherwise by encoding each view."""
        if self.layout.slices:
            return shared(self._batch.observations, np.uint8, (self._count, self.layout.size))
        game = self.setting.core
        views = [game.view(match.state, int(match.seat)) for match in self._batch.matches]
        return np.array([game.encode(view) for view in views], dtype=np.float32)

    def _refusal(self, wrong: IllegalAction) -> TableeError:
        match = self._batch.matches[wrong.number]
        if not 0 <= wrong.action < self.setting.actions:
            last = self.setting.actions - 1
            return TableeError(
                f"match {wrong.number}: an action is from 0 to {last}, not {wrong.action}", "unknown-action"
            )
        why = self.setting.refusal(match, int(match.state.absolute(wrong.action, match.seat)))
        return TableeError(f"match {wrong.number}: {why}", why.code, why.rule, why.params)

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"<Vector of {self._count} matches of {self.setting.game.id}, {self.setting.seats} seats>"


def vector(
    name: str | Game,
    count: SupportsIndex,
    *,
    seed: object = 0,
    seats: SupportsIndex | None = None,
    preset: str | None = None,
    **options: Any,
) -> Vector:
    """Return many matches of a game, stepped together. The same seed gives the same matches, however many there are.

    >>> import tablee
    >>> matches = tablee.vector(tablee.shelf()[0], 64, seed=0)
    >>> matches.masks.any(axis=1).all()
    np.True_
    >>> for _ in range(100):
    ...     _ = matches.step(matches.sample())
    """
    setting = Setting(name, seats, preset, options)
    return Vector(setting, whole(count, "matches", 1, MAX_MATCHES), seed)


def shared(held: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """Return a numpy view of a compiled array, without copying."""
    return np.frombuffer(memoryview(held), dtype=kind).reshape(shape)


def numbers(actions: ArrayLike, count: int) -> bytes:
    """Return the actions as bytes for `Batch.step`. Raise an error unless they are one whole number per match."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError) as error:
        raise TableeError(
            f"actions are whole numbers, one for each of {count} matches: {error}", "not-a-number"
        ) from None
    if given.shape != (count,) or given.dtype.kind not in "iu":
        what = f"an array of shape {given.shape} and type {given.dtype}"
        raise TableeError(f"actions are whole numbers, one for each of {count} matches, not {what}", "not-a-number")
    if given.dtype == np.uint64:
        given = np.minimum(given, LARGEST)
    return given.astype("<i8", copy=False).tobytes()
