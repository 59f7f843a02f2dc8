"""Learning works: a table of means, and PPO with a small network, beat random clearly after playing themselves."""

from __future__ import annotations

from typing import Any

import numpy as np

import tablee
from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tests.environments.ppo import Learner, Trained

RULES: dict[str, Any] = {"dice": 3, "life": 6, "regeneration": False, "first": "seat-1"}
SEEN = ("rolled", "turn", "phase")
"""The parts of an observation that this learner looks at."""
Means = dict[bytes, dict[int, list[float]]]


def learned(steps: int, count: int) -> Means:
    """The sum of rewards and how many there were, of each action in each situation: Monte Carlo control by self-play.

    A notebook of the documentation does the same.
    """
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


def test_ppo_beats_random_clearly() -> None:
    """It wins about four of five matches. The interval of 95 % lies far above one half, whichever seed it learns by."""
    network = Learner(tablee.vector("king_of_12", 128, seed=0), seed=0).run(rounds=16, steps=64)
    trained = Trained(tablee.game("king_of_12").core, network)
    share = tablee.arena("king_of_12", [trained, "random"], deals=150, seed="ppo").standings[0].share
    assert share.interval.low > 0.65


def test_ppo_learns_the_same_by_the_same_seed() -> None:
    one, other = (Learner(tablee.vector("king_of_12", 16, seed=1), seed=1).run(rounds=1, steps=90) for _ in range(2))
    assert all((one.weights[name] == other.weights[name]).all() for name in one.weights)
