"""Makes `data/leaf_values.json`: what each follower is worth in the second phase, fitted to the solver's answers.

Usage: `python -m tablee.games.claim.edge.make_leaf_values [FILE]`. It takes a quarter of an hour on one core with compiled rules.
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
"""The penalty on large weights: it keeps those that few positions speak for near nothing."""
KEPT_BACK = 5
"""One position in so many is not fitted but used to see how good the fit is."""
SCORED_UNDEAD = CARDS
LEADER = CARDS + 1
DATA_FILE = Path(__file__).parent.parent / "data" / "leaf_values.json"

Row = tuple[list[tuple[int, float]], float]
"""What differs between the two, and the first one's result: 1 a win, 0 a loss."""


def differences(state: Claim) -> list[tuple[int, float]]:
    """The cards of the first against those of the second; Goblins of value 0 are all alike."""
    one, two = state.players
    found = {SCORED_UNDEAD: float(size(one.score) - size(two.score)), LEADER: 1.0 if state.leader == 0 else -1.0}
    for sign, hand in ((1.0, one.hand), (-1.0, two.hand)):
        for card in members(hand):
            place = 0 if ZEROS >> card & 1 else card
            found[place] = found.get(place, 0.0) + sign
    return list(found.items())


def guess(weights: list[float], row: Row) -> float:
    """The first seat's chance by these weights."""
    return 1.0 / (1.0 + exp(-sum(weights[place] * value for place, value in row[0])))


def fitted(rows: list[Row]) -> list[float]:
    """Logistic regression by gradient steps, for each weight as long as its curvature allows."""
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
    """How often the fit names the winner, of the positions that have one."""
    told = [(guess(weights, row) > 0.5) == (row[1] > 0.5) for row in rows if row[1] != 0.5]
    return sum(told) / len(told)


def main(path: Path) -> None:
    """Fit to so many positions, and write the values."""
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
