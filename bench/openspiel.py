"""A worker that plays one of OpenSpiel's games at random. It reads and writes the same lines as `ours`."""

import json
import random
import sys
import time
from functools import cache
from typing import Any

import pyspiel

ROLLOUTS = 20
CALIBRATION = 0.5

Spiel = Any
"""An object of `pyspiel`, which has no types."""


def happen(state: Spiel) -> None:
    """Apply a random outcome at a chance node."""
    left = random.random()
    action = 0
    for action, probability in state.chance_outcomes():  # noqa: B007  (the last one, should rounding leave a rest)
        left -= probability
        if left < 0.0:
            break
    state.apply_action(action)


def choose(legal: list[int]) -> int:
    return legal[int(random.random() * len(legal))]


def play_from_python(state: Spiel) -> int:
    """Play a game step by step from Python. Return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            happen(state)
        elif state.is_simultaneous_node():
            choices = [choose(state.legal_actions(player)) for player in range(state.num_players())]
            state.apply_actions(choices)
            decisions += len(choices)
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def dealt(game: Spiel) -> Spiel:
    """Return the first position in which a player must choose."""
    state = game.new_initial_state()
    while state.is_chance_node():
        happen(state)
    return state


@cache
def load(name: str) -> Spiel:
    return pyspiel.load_game(name)


@cache
def length(name: str) -> float:
    """Return the mean number of decisions of a random game, since OpenSpiel's rollouts do not count theirs."""
    games: list[int] = []
    begun = time.process_time()
    while time.process_time() - begun < CALIBRATION:
        games.append(play_from_python(load(name).new_initial_state()))
    return sum(games) / len(games)


@cache
def in_turns(name: str) -> Spiel:
    """Return the game with simultaneous choices made in turn: the search bot supports no others."""
    game = load(name)
    at_once = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    return pyspiel.convert_to_turn_based(game) if at_once else game


@cache
def roller(name: str) -> Spiel:
    """Return OpenSpiel's C++ loop: a search bot whose only simulation is a number of random games from its position."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    return pyspiel.MCTSBot(in_turns(name), evaluator, 1.0, 1, 100, False, 1, False)  # noqa: FBT003  (it takes no keywords)


def play_inside(name: str) -> float:
    roller(name).step(dealt(in_turns(name)))
    return ROLLOUTS * length(name)


def play_slice(name: str, ask: dict[str, Any]) -> dict[str, float]:
    """Play whole games until the time is over."""
    inside = ask["loop"] == "inside"
    if inside:
        length(name)
    decisions = 0.0
    begun = time.process_time()
    while (seconds := time.process_time() - begun) < ask["seconds"]:
        decisions += play_inside(name) if inside else play_from_python(load(name).new_initial_state())
    return {"decisions": decisions, "seconds": seconds}


if __name__ == "__main__":
    for line in sys.stdin:
        wanted = json.loads(line)
        print(json.dumps(play_slice(wanted["game"], wanted)), flush=True)
