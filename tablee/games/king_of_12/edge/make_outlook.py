"""Make `data/outlook.json`: fit the weights of `bots.outlook` to rounds that bots play among three and four.

python -m tablee.games.king_of_12.edge.make_outlook 2000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from tablee.core.bits import members, size
from tablee.core.bot import Bot, Offer
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.levels import Courtier
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS
from tablee.games.king_of_12.rules.pieces import CHARACTERS, HAND_SIZE
from tablee.games.king_of_12.rules.state import King

PATH = Path(str(files("tablee.games.king_of_12"))) / "data" / "outlook.json"
SETS = ("random", "first-game", "both-promos")
SEATS = (3, 4)
RANDOM_CHOICE_EVERY = 8
"""One choice in so many is made by lot, so that odd positions come up too."""
FACES = 12
POINTS = HAND_SIZE - 1
"""The number of weights of a point: one for each number of turns left."""
NUMBERS = POINTS + FACES + len(CHARACTERS)

Row = tuple[list[list[float]], int]
"""The numbers of each player before a turn, and who won the round."""


def rounds(bot: Bot, seats: int, seed: int) -> Iterator[Row]:
    """Play a match. Yield each turn of the rounds that somebody won."""
    rng = Rng(f"outlook {seats} {seed}")
    state = GAME.new(PRESETS[SETS[seed % len(SETS)]], seats)
    waits = state.settle(rng)
    turns: list[list[list[float]]] = []
    while isinstance(waits, Decide):
        if waits.prompt == "play":
            turns.append([numbers(state, seat) for seat in range(seats)])
        before, wins = state.round, [player.wins for player in state.everybody]
        state.apply([choice(bot, state, waits.prompt, seat, rng) for seat in waits.seats])
        gained = [player.seat for player in state.everybody if player.wins > wins[player.seat]]
        yield from ((turn, int(seat)) for seat in gained for turn in turns)
        waits = state.settle(rng)
        turns = turns if state.round == before and not gained else []


def choice(bot: Bot, state: King, prompt: str, seat: int, rng: Rng) -> int:
    """Return a bot's choice, or now and then any."""
    legal = state.legal(seat)
    if rng.below(RANDOM_CHOICE_EVERY) == 0:
        return rng.pick(legal)
    return bot.choose(GAME.view(state, seat), Offer(seat, 0, prompt, tuple(legal)), rng)


def numbers(state: King, seat: int) -> list[float]:
    """Return a player's points by the number of turns left, then a 1 for the face and for each card."""
    player = state.everybody[seat]
    left = min(int(size(other.hand)) for other in state.everybody) - 1
    found = [0.0] * NUMBERS
    found[left - 1] = float(player.points())
    found[POINTS + player.die - 1] = 1.0
    for card in members(player.hand):
        found[POINTS + FACES + card] = 1.0
    return found


def fit(tables: list[tuple[Any, Any]]) -> Any:
    """Return the weights under which the winners are likeliest, by Newton's method; small ones where little is known."""
    weights = np.zeros(NUMBERS)
    for _ in range(20):
        slope, bend = -weights, np.eye(NUMBERS)
        for rows, winners in tables:
            odds = np.exp(rows @ weights)
            chances = odds / odds.sum(1, keepdims=True)
            mean = np.einsum("ni,nij->nj", chances, rows)
            slope = slope + rows[np.arange(len(winners)), winners].sum(0) - mean.sum(0)
            bend = bend + np.einsum("ni,nij,nik->jk", chances, rows, rows) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    """Play, fit and write the file."""
    matches, bot, tables = int(sys.argv[1]), Courtier(12), []
    for seats in SEATS:
        found = [row for seed in range(matches) for row in rounds(bot, seats, seed)]
        tables.append((np.array([row for row, _ in found]), np.array([winner for _, winner in found])))
        print(f"{len(found)} turns of {seats}")
    PATH.write_text(written(fit(tables)), encoding="utf-8")


def written(weights: Any) -> str:
    """Return the weights as the text of the file: a line for each list.

    The games give no weight for points before the first turn or after the last. Both ends get the weight next to them.
    """
    points, faces, cards = np.split(weights, [POINTS, POINTS + FACES])
    lists: dict[str, Any] = {
        "points": [points[0], *points[:-1], points[-2]],
        "faces": [0.0, *(faces - faces.mean())],
        "cards": cards,
    }
    lines = (f'  "{name}": {np.round(found, 2).tolist()}' for name, found in lists.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
