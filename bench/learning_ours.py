"""A worker that runs our games as learning and search programs do. It reads and writes the same lines as `ours`."""

import json
import sys
import time
from functools import cache
from typing import Any

import numpy as np

from tablee import environments
from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.environments.vectors import Vector
from tablee.registry import find_game
from tablee.search.budget import Budget
from tablee.search.mcts import Mcts

COUNT = 1024
SIMULATIONS = 1000


@cache
def raw(name: str) -> environments.RawEnv:
    return environments.RawEnv(name)


def aec(name: str) -> int:
    """Play one match with random choices. Return the number of decisions."""
    env, rng, steps = raw(name), np.random.default_rng(), 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps


@cache
def vector_of(name: str) -> Vector:
    return environments.vector(name, COUNT)


def batch(name: str) -> int:
    """Run ten steps of all matches. Return the number of steps."""
    matches = vector_of(name)
    for _ in range(10):
        matches.step(matches.sample())
    return 10 * COUNT


@cache
def first_decision(name: str) -> tuple[Any, Offer]:
    game = find_game(name)
    state = game.new(game.options(), game.info.seats[0])
    waits = state.settle(Rng("first"))
    assert isinstance(waits, Decide)
    seat = waits.seats[0]
    return game.view(state, seat), Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))


def search(name: str) -> int:
    view, offer = first_decision(name)
    Mcts(find_game(name), Budget(SIMULATIONS)).analyse(view, offer, Rng(time.monotonic_ns()))
    return SIMULATIONS


WORK = {"aec": aec, "batch": batch, "search": search}


def run_slice(ask: dict[str, Any]) -> dict[str, float]:
    work, total = WORK[ask["work"]], 0
    work(ask["game"])
    begun = time.process_time()
    while (seconds := time.process_time() - begun) < ask["seconds"]:
        total += work(ask["game"])
    return {"decisions": total, "seconds": seconds}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(run_slice(json.loads(line))), flush=True)
