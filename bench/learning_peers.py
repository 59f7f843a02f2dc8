"""A worker that does the same for games of PettingZoo, Pgx and OpenSpiel, with the same lines as `learning_ours`."""

import json
import random
import sys
import time
from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pyspiel
from pettingzoo.classic import leduc_holdem_v4
from pgx.experimental.wrappers import auto_reset

COUNT = 1024
STEPS = 20
SIMULATIONS = 1000
EXPLORATION = 1.4


@cache
def leduc() -> Any:
    return leduc_holdem_v4.raw_env()


def aec(_name: str) -> int:
    """Play one match with random choices. Return the number of decisions."""
    env, rng, steps = leduc(), np.random.default_rng(), 0
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
def compiled(name: str) -> tuple[Any, list[Any]]:
    """Return a jitted loop of random legal steps over the batch, which restarts finished matches, and its state."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> tuple[Any, Any]:
        state, key = carry
        key, choice, luck = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        chosen = jax.random.categorical(choice, logits, axis=-1)
        state = step(state, chosen, jax.random.split(luck, COUNT))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS))
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), COUNT))
    return run, [(begun, jax.random.PRNGKey(1))]


def batch(name: str) -> int:
    run, held = compiled(name)
    held[0], seen = run(held[0])
    seen.block_until_ready()
    return STEPS * COUNT


@cache
def first_decision(name: str) -> Any:
    """Return the first position with a real choice. Without one, a bot answers without a search."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def search(name: str) -> int:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SIMULATIONS, -1, policy, False, True)  # noqa: FBT003  (no keywords)
    bot.step(first_decision(name))
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
