"""A worker that plays one of our games at random; run by the Python of the environment that is to be measured.

Each line in asks for a slice: {"game", "options", "seats", "loop", "seconds"}; each line out tells what was done.
Seconds are the process's own, so that what else runs on the machine counts little.
"""

import json
import random
import sys
import time
from typing import Any

from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.registry import find_game

AnyGame = Game[Any, Any, Any]


def play_from_python(state: State, rng: Rng) -> int:
    """A game driven from here, step by step; how many decisions there were."""
    chance = random.random
    decisions = 0
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        choices = []
        for seat in waits.seats:
            legal = state.legal(seat)
            choices.append(legal[int(chance() * len(legal))])
        state.apply(choices)
        decisions += len(choices)
        waits = state.settle(rng)
    return decisions


def play_inside(state: State, rng: Rng) -> int:
    """A game driven by the core's own loop."""
    return state.playout(rng)


LOOPS = {"python": play_from_python, "inside": play_inside}


def play_slice(game: AnyGame, ask: dict[str, Any], rng: Rng) -> dict[str, float]:
    """Whole games until the time is over."""
    play = LOOPS[ask["loop"]]
    options = game.options(**ask["options"])
    decisions = 0
    begun = time.process_time()
    while (seconds := time.process_time() - begun) < ask["seconds"]:
        decisions += play(game.new(options, ask["seats"]), rng)
    return {"decisions": decisions, "seconds": seconds}


if __name__ == "__main__":
    luck = Rng(1)
    for line in sys.stdin:
        wanted = json.loads(line)
        print(json.dumps(play_slice(find_game(wanted["game"]), wanted, luck)), flush=True)
