"""Writes tablee/games/claim/leaf_values.py: what each follower is worth in the second phase, fitted to the solver's answers.

Takes a quarter of an hour on one core with compiled rules: `python -m tools.claim_leaf`.
"""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

from tablee.core.bits import members, size
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim.instinct import instinct
from tablee.games.claim.pieces import CARDS, ZEROS, kind_of
from tablee.games.claim.rules import Claim
from tablee.games.claim.search import ENDLESS, TooLong
from tablee.games.claim.solver import Question, search
from tablee.games.claim.votes import NOBODY

POSITIONS = 4500
NODES = 150_000
"""Where so many do not tell, the position counts as even."""
ROUNDS = 300
STEP = 0.4
HOLD = 2.0
"""How strongly weights that few positions speak for are held near nothing."""
KEPT_BACK = 5
"""One position in so many is not fitted but used to see how good the fit is."""
UNDEAD = CARDS
LEAD = CARDS + 1
HEAD = '''"""What followers are worth in the second phase, in hundredths of a logit; written by tools/claim_leaf.py."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

'''

Row = tuple[list[tuple[int, float]], float]
"""What differs between the two, and the first one's result: 1 a win, 0 a loss."""


def position(number: int) -> Claim:
    """The beginning of a second phase: the first was played by instinct, one card in four at random."""
    state, rng = Claim(NOBODY, card_count=True), Rng(f"leaf {number}")
    while isinstance(waits := state.settle(rng), Decide) and state.phase == 1:
        choice = rng.pick(state.legal(waits.seats[0])) if rng.below(4) == 0 else kind_of(instinct(state))
        state.apply([choice])
    return state


def result(state: Claim) -> float:
    """1 where the first seat wins, 0 where it does not, a half where the search gives up."""
    find = search()
    find.limit = find.nodes + NODES
    try:
        return float(Question(state, 0).wins())
    except TooLong:
        return 0.5
    finally:
        find.limit = ENDLESS


def differences(state: Claim) -> list[tuple[int, float]]:
    """The cards of the first against those of the second; Goblins of value 0 are all alike."""
    one, two = state.players
    found = {UNDEAD: float(size(one.score) - size(two.score)), LEAD: 1.0 if state.leader == 0 else -1.0}
    for sign, hand in ((1.0, one.hand), (-1.0, two.hand)):
        for card in members(hand):
            place = 0 if ZEROS >> card & 1 else card
            found[place] = found.get(place, 0.0) + sign
    return list(found.items())


def guess(weights: list[float], row: Row) -> float:
    return 1.0 / (1.0 + exp(-sum(weights[place] * value for place, value in row[0])))


def fitted(rows: list[Row]) -> list[float]:
    """Logistic regression by gradient steps, for each weight as long as its curvature allows."""
    weights = [0.0] * (CARDS + 2)
    curves = [HOLD] * (CARDS + 2)
    for differing, _ in rows:
        for place, value in differing:
            curves[place] += value * value / 4.0
    for _ in range(ROUNDS):
        slopes = [-HOLD * weight for weight in weights]
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


def main(path: str) -> None:
    states = [position(number) for number in range(POSITIONS)]
    rows: list[Row] = [(differences(state), result(state)) for state in states]
    part = POSITIONS // KEPT_BACK
    print(f"names the winner in {right(fitted(rows[part:]), rows[:part]):.1%} of the positions kept back")
    weights = [round(100 * weight) for weight in fitted(rows)]
    cards = [weights[0] if ZEROS >> card & 1 else weights[card] for card in range(CARDS)]
    lines = [
        f"POWER: Final = {cards}\n",
        f"SCORED: Final = {weights[UNDEAD]}\n",
        '"""An Undead in the score pile."""\n',
        f"LEADS: Final = {weights[LEAD]}\n",
        '"""Leading the first trick."""\n',
    ]
    Path(path).write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tablee/games/claim/leaf_values.py")
