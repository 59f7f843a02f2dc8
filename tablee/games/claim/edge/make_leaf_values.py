"""Make `data/leaf_values.json`: the value of each follower in the second phase, fitted to the solver's answers.

Usage: `python -m tablee.games.claim.edge.make_leaf_values [FILE]`. It takes a quarter of an hour on one core with
compiled rules.
"""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path

from tablee.core.bits import members, size
from tablee.games.claim.edge.positions import exact_share, second_phase
from tablee.games.claim.rules.pieces import CARDS, NAME, ZEROS
from tablee.games.claim.rules.state import Claim

POSITIONS = 4500
ROUNDS = 300
STEP = 0.4
RIDGE = 2.0
"""The penalty on large weights. It keeps weights with little evidence near zero."""
KEPT_BACK = 5
"""One position in this many is not fitted. These positions test the fit."""
SCORED_UNDEAD = CARDS
LEADER = CARDS + 1
DATA_FILE = Path(__file__).parent.parent / "data" / "leaf_values.json"

Row = tuple[list[tuple[int, float]], float]
"""The differences between the two seats, and the first seat's result: 1 for a win, 0 for a loss."""


def differences(state: Claim) -> list[tuple[int, float]]:
    """Return the difference between the first seat's cards and the second's. Goblins of value 0 are all alike."""
    one, two = state.players
    found = {SCORED_UNDEAD: float(size(one.score) - size(two.score)), LEADER: 1.0 if state.leader == 0 else -1.0}
    for sign, hand in ((1.0, one.hand), (-1.0, two.hand)):
        for card in members(hand):
            place = 0 if ZEROS >> card & 1 else card
            found[place] = found.get(place, 0.0) + sign
    return list(found.items())


def guess(weights: list[float], row: Row) -> float:
    """Return the first seat's chance with these weights."""
    return 1.0 / (1.0 + exp(-sum(weights[place] * value for place, value in row[0])))


def fitted(rows: list[Row]) -> list[float]:
    """Fit the weights by logistic regression. Each weight's gradient step is as long as its curvature allows."""
    weights = [0.0] * (CARDS + 2)
    curves = [RIDGE] * (CARDS + 2)
    for differing, _ in rows:
        for place, value in differing:
            curves[place] += value * value / 4.0
    for _ in range(ROUNDS):
        slopes = [-RIDGE * weight for weight in weights]
        for row in rows:
            surprise = row[1] - guess(weights, row)
            for place, value in row[0]:
                slopes[place] += surprise * value
        steps = [slope / curve for slope, curve in zip(slopes, curves, strict=True)]
        weights = [weight + STEP * step for weight, step in zip(weights, steps, strict=True)]
    return weights


def right(weights: list[float], rows: list[Row]) -> float:
    """Return how often the fit predicts the winner, over the positions that have one."""
    told = [(guess(weights, row) > 0.5) == (row[1] > 0.5) for row in rows if row[1] != 0.5]
    return sum(told) / len(told)


def main(path: Path) -> None:
    """Fit the values to solved positions and write the file."""
    states = [second_phase(f"leaf {number}") for number in range(POSITIONS)]
    rows: list[Row] = [(differences(state), exact_share(state, 0)) for state in states]
    part = POSITIONS // KEPT_BACK
    print(f"names the winner in {right(fitted(rows[part:]), rows[:part]):.1%} of the positions kept back")
    weights = [round(100 * weight) for weight in fitted(rows)]
    followers = {NAME[card]: weights[0 if ZEROS >> card & 1 else card] for card in range(CARDS)}
    values = {"followers": followers, "scored_undead": weights[SCORED_UNDEAD], "leader": weights[LEADER]}
    path.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DATA_FILE)
