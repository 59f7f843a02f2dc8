"""A worker that plays one of our games at random. Run it with the Python of the environment to measure.

Each input line asks for a slice: {"game", "options", "seats", "loop"}, with "seconds" of random play or with a number
of "positions" to choose in, and their "round". "rules" chooses a version of the game's rules; programs that are older
than these versions ignore it and play by the first. Each output line reports the work done. Seconds are the process's
own processor time, so that other programs on the machine count little.
"""

import json
import random
import sys
import time
from typing import Any

from tablee.core.bot import Bot, Offer
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.registry import find_game
from tablee.search.budget import Budget
from tablee.search.mcts import Mcts

AnyGame = Game[Any, Any, Any]
ITERATIONS = 1000
MOST_DECISIONS_BEFORE = 20


def options_of(game: AnyGame, ask: dict[str, Any]) -> Any:
    """Return the options of a match, by the wanted version of the rules."""
    if "rules" in ask and hasattr(game, "rules"):
        return game.rules(ask["rules"]).convert(ask["options"])
    return game.options(**ask["options"])


def play_from_python(state: State, rng: Rng) -> int:
    """Play a game step by step from Python. Return the number of decisions."""
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
    """Play a game by the core's own loop. Return the number of decisions."""
    return state.playout(rng)


LOOPS = {"python": play_from_python, "inside": play_inside}


def play_slice(game: AnyGame, ask: dict[str, Any], rng: Rng) -> dict[str, float]:
    """Play whole games until the time is over."""
    play = LOOPS[ask["loop"]]
    options = options_of(game, ask)
    decisions = 0
    begun = time.process_time()
    while (seconds := time.process_time() - begun) < ask["seconds"]:
        decisions += play(game.new(options, ask["seats"]), rng)
    return {"decisions": decisions, "seconds": seconds}


def position(game: AnyGame, ask: dict[str, Any], rng: Rng) -> tuple[Any, Offer]:
    """Return a seat's view and offer somewhere in a random match or at its start, with more than one choice."""
    while True:
        state = game.new(options_of(game, ask), ask["seats"])
        for _ in range(0 if ask["loop"] == "first" else rng.below(MOST_DECISIONS_BEFORE)):
            if isinstance(waits := state.settle(rng), Decide):
                state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)
        if isinstance(waits, Decide) and len(legal := state.legal(waits.seats[0])) > 1:
            seat = waits.seats[0]
            return game.view(state, seat), Offer(seat, 0, waits.prompt, tuple(legal))


def choose_slice(game: AnyGame, ask: dict[str, Any]) -> dict[str, float]:
    """Choose by search or by the strongest bot in each of the same positions."""
    bot: Bot = list(game.bots.values())[-1] if ask["loop"] == "bot" else Mcts(game, Budget(ITERATIONS))
    rng = Rng(f"round {ask['round']}")
    asked = [position(game, ask, rng) for _ in range(ask["positions"])]
    begun = time.process_time()
    for view, offer in asked:
        bot.choose(view, offer, rng)
    return {"decisions": len(asked), "seconds": time.process_time() - begun}


def answer(ask: dict[str, Any], rng: Rng) -> dict[str, float]:
    game = find_game(ask["game"])
    return choose_slice(game, ask) if "positions" in ask else play_slice(game, ask, rng)


if __name__ == "__main__":
    luck = Rng(1)
    for line in sys.stdin:
        wanted = json.loads(line)
        print(json.dumps(answer(wanted, luck)), flush=True)
