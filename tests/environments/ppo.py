"""A small PPO in numpy: one network plays all seats of `tablee.vector` against itself (Schulman et al., 2017).

Rewards come at the end of a match, so the return of every choice is its seat's final reward.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.core.bot import Offer
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.environments.vectors import Vector

HIDDEN: Final = 64
RATE: Final = 2e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
EPOCHS: Final = 4
MINIBATCH: Final = 1024

Floats = NDArray[np.float32]
Choice = tuple[Floats, NDArray[np.bool_], int, float, int]
"""What the seat saw, what was legal, what it chose, the logarithm of its chance then, and the seat."""


class Lesson(NamedTuple):
    """Choices of finished matches, with what came of them."""

    seen: Floats
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    logs: Floats
    returns: Floats


class Network:
    """A hidden layer, a chance for each action and an expected reward. Adam changes the weights."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        shapes = {"in": (size, HIDDEN), "bias": (HIDDEN,), "act": (HIDDEN, actions), "worth": (HIDDEN, 1)}
        scales = {"in": size**-0.5, "bias": 0.0, "act": 0.01, "worth": 0.01}
        self.weights = {name: _random(rng, shape, scales[name]) for name, shape in shapes.items()}
        self._means = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self._squares = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self._steps = 0

    def forward(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the chance of each legal action and the expected reward."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["bias"])
        scores = np.where(masks, hidden @ self.weights["act"], -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ self.weights["worth"])[:, 0]

    def learn(self, lesson: Lesson) -> None:
        """Take one step along the gradient of PPO's clipped objective, of the values' error and of the entropy."""
        count, rows = len(lesson.chosen), np.arange(len(lesson.chosen))
        hidden, chances, worth = self.forward(lesson.seen, lesson.masks)
        gain = lesson.returns - worth
        advantage = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = np.exp(np.log(chances[rows, lesson.chosen] + 1e-12) - lesson.logs)
        clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        picked = np.zeros_like(chances)
        picked[rows, lesson.chosen] = 1.0
        toward = np.where(clipped, 0.0, advantage * ratio)[:, None] * (picked - chances)
        logs = np.log(chances + 1e-12)
        spread = -chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        scores = -(toward + ENTROPY * spread) / count
        value = (-gain / count)[:, None]
        below = (scores @ self.weights["act"].T + value @ self.weights["worth"].T) * (1 - hidden**2)
        slopes = {"in": lesson.seen.T @ below, "bias": below.sum(axis=0)}
        self._adam({**slopes, "act": hidden.T @ scores, "worth": hidden.T @ value})

    def _adam(self, slopes: dict[str, Any]) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            self._means[name] += 0.1 * (slope - self._means[name])
            self._squares[name] += 0.001 * (slope**2 - self._squares[name])
            mean, square = self._means[name] / (1 - 0.9**self._steps), self._squares[name] / (1 - 0.999**self._steps)
            self.weights[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def _random(rng: np.random.Generator, shape: tuple[int, ...], scale: float) -> Floats:
    return (scale * rng.standard_normal(shape)).astype(np.float32)


class Learner:
    """Plays many matches against itself and learns from those that end."""

    def __init__(self, matches: Vector, seed: int) -> None:
        self.matches = matches
        self.rng = np.random.default_rng(seed)
        count, size = matches.observations.shape
        self.network = Network(size, matches.masks.shape[1], self.rng)
        self._paths: list[list[Choice]] = [[] for _ in range(count)]

    def run(self, rounds: int, steps: int) -> Network:
        """Return the network after this many rounds, each of this many choices in every match."""
        for _ in range(rounds):
            for lesson in self._minibatches(self._play(steps)):
                self.network.learn(lesson)
        return self.network

    def _play(self, steps: int) -> Lesson:
        done: list[tuple[Choice, float]] = []
        for _ in range(steps):
            self._step()
            for number in np.flatnonzero(self.matches.ended).tolist():
                done += [(choice, self.matches.rewards[number, choice[4]]) for choice in self._paths[number]]
                self._paths[number] = []
        seen, masks, chosen, logs, _ = zip(*(choice for choice, _ in done), strict=True)
        returns = np.array([reward for _, reward in done], np.float32)
        return Lesson(np.stack(seen), np.stack(masks), np.array(chosen), np.array(logs, np.float32), returns)

    def _step(self) -> None:
        matches = self.matches
        seen, masks, seats = matches.features(), matches.masks.copy(), matches.seats.copy()
        _, chances, _ = self.network.forward(seen, masks)
        logs = np.where(masks, np.log(chances + 1e-12), -np.inf)
        chosen = (logs + self.rng.gumbel(size=logs.shape)).argmax(axis=1)
        for number, path in enumerate(self._paths):
            action = int(chosen[number])
            path.append((seen[number], masks[number], action, float(logs[number, action]), int(seats[number])))
        matches.step(chosen)

    def _minibatches(self, lesson: Lesson) -> Iterator[Lesson]:
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(lesson.chosen))
            for start in range(0, len(order), MINIBATCH):
                places = order[start : start + MINIBATCH]
                yield Lesson._make(part[places] for part in lesson)


class Trained:
    """A bot that takes the action that its network likes best."""

    def __init__(self, game: Game[Any, Any, Any], network: Network) -> None:
        self.game = game
        self.network = network

    def choose(self, view: Any, offer: Offer, rng: Rng) -> int:
        legal = list(offer.legal)
        masks = np.zeros((1, len(self.game.actions)), np.bool_)
        masks[0, legal] = True
        seen = np.array([self.game.encode(view)], np.float32)
        return int(self.network.forward(seen, masks)[1].argmax())
