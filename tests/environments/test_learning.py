"""Learning works: a table of means, filled by playing against itself, beats random clearly. The same in the notebook."""

from __future__ import annotations

from typing import Any

import numpy as np

import tablee
from tablee.core.bot import Offer
from tablee.core.rng import Rng

RULES: dict[str, Any] = {"dice": 3, "life": 6, "regeneration": False, "first": "seat-1"}
SEEN = ("rolled", "turn", "phase")
"""The parts of an observation that this learner looks at."""
Means = dict[bytes, dict[int, list[float]]]


def learned(steps: int, count: int) -> Means:
    """The sum of rewards and how many there were, of each action in each situation: Monte Carlo control by self-play."""
    matches, rng = tablee.vector("killer", count, seed=0, **RULES), np.random.default_rng(0)
    places = np.r_[tuple(matches.layout.slices[name] for name in SEEN)]
    means: Means = {}
    paths: list[list[tuple[bytes, int, int]]] = [[] for _ in range(count)]
    for _ in range(steps):
        chosen = matches.sample()
        for number, path in enumerate(paths):
            key = matches.observations[number, places].tobytes()
            if key in means and rng.random() > 0.15:
                chosen[number] = best(means[key])
            path.append((key, int(chosen[number]), int(matches.seats[number])))
        matches.step(chosen)
        for number in np.flatnonzero(matches.ended).tolist():
            for key, action, seat in paths[number]:
                cell = means.setdefault(key, {}).setdefault(action, [0.0, 0.0])
                cell[0] += matches.rewards[number, seat]
                cell[1] += 1.0
            paths[number] = []
    return means


def best(known: dict[int, list[float]]) -> int:
    return max(known, key=lambda action: known[action][0] / known[action][1])


class Learned:
    """Takes the action that won most in its situation."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.game = tablee.game("killer").core

    def choose(self, view: Any, offer: Offer, rng: Rng) -> int:
        parts = self.game.parts(view)
        key = bytes(number for part in parts if part.name in SEEN for number in part.numbers)
        if key not in self.means or (chosen := best(self.means[key])) not in offer.legal:
            return rng.pick(list(offer.legal))
        return chosen


def test_a_small_learner_beats_random_clearly() -> None:
    report = tablee.arena("killer", [Learned(learned(300, 128)), "random"], deals=200, seed="smoke", **RULES)
    assert report.standings[0].name == "Learned"
    assert report.standings[0].share.interval.low > 0.55
