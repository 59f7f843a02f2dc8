"""Compute how often each bot of Killer wins a duel against each other bot, without playing games.

    python -m tablee.games.killer.edge.bench_ladder [LIFE]

With both policies fixed, the chances of all pairs of lives depend on one another, as in the solver. The program sweeps
over them until nothing changes. Each bot begins half of the games.
"""

from __future__ import annotations

import sys
from functools import cache

from tablee.games.killer.bots.levels import Hasty, Watchful, multiplayer_model
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import KEEP
from tablee.games.killer.rules.pieces import HANDFUL_SIZE, HANDFUL_SUM, HANDFULS
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import aim_worth
from tablee.games.killer.solver.outcomes import MIDDLE, Chances, Outcomes
from tablee.games.killer.solver.turn import SolvedTurn, rolls_of
from tablee.games.killer.views.view import view

OPTIONS = KillerOptions()
VARIANTS = Variants(OPTIONS)
OUTCOMES = Outcomes(VARIANTS)
EXTRA_LIFE = 12
"""How far the tables reach beyond the starting lives."""
TOLERANCE = 1e-5
NAMES = ("hasty", "bold", "steady", "watchful", "shrewd")
Kinds = list[float]


def kinds(name: str, mine: int, other: int) -> Kinds:
    """Return how often a bot's turn ends in each kind of outcome."""
    if name == "shrewd":
        worth = OUTCOMES.weigh(multiplayer_model(OPTIONS).duels, mine, other)
        return OUTCOMES.by_kind(SolvedTurn(VARIANTS.dice, OUTCOMES.by_score(worth)).score_chances())
    return _fixed(name)


@cache
def _fixed(name: str) -> Kinds:
    if name == "hasty":
        return OUTCOMES.by_kind(_hasty(VARIANTS.dice, 0))
    worth = {
        "bold": aim_worth(VARIANTS, "attack"),
        "steady": aim_worth(VARIANTS, "damage"),
        "watchful": list(Watchful().worth(OPTIONS)),
    }
    return OUTCOMES.by_kind(SolvedTurn(VARIANTS.dice, worth[name]).score_chances())


@cache
def _hasty(left: int, total: int) -> list[float]:
    """Return how likely Hasty is to end with each score."""
    scores = [0.0] * (6 * VARIANTS.dice + 1)
    if left == 0:
        scores[total] = 1.0
        return scores
    rolls = [number for number in range(len(HANDFULS)) if HANDFUL_SIZE[number] == left]
    for rolled, chance in zip(rolls, rolls_of(VARIANTS.dice, left).chances, strict=True):
        kept = _hasty_keep(rolled, left, total)
        for score, more in enumerate(_hasty(left - HANDFUL_SIZE[kept], total + HANDFUL_SUM[kept])):
            scores[score] += chance * more
    return scores


def _hasty_keep(rolled: int, left: int, total: int) -> int:
    if left == 1:
        return rolled
    state = Killer(VARIANTS, [30, 30], KEEP)
    state.rolled, state.left, state.total = rolled, left, total
    return Hasty().keep(view(state))


def versus(one: str, two: str, life: int) -> float:
    """Return the first bot's chance with this many lives each, averaged over who begins."""
    max_life = life + EXTRA_LIFE
    pairs = [(mine, other) for mine in range(1, max_life + 1) for other in range(1, max_life + 1)]
    ways = [{pair: kinds(name, *pair) for pair in pairs} for name in (one, two)]
    tables = [Chances(max_life, MIDDLE, 0.5), Chances(max_life, MIDDLE, 0.5)]
    while max(_sweep(tables[seat], tables[1 - seat], ways[seat]) for seat in range(2)) > TOLERANCE:
        pass
    return (tables[0].at(life, life) + 1.0 - tables[1].at(life, life)) / 2.0


def _sweep(mine: Chances, theirs: Chances, ways: dict[tuple[int, int], Kinds]) -> float:
    largest = 0.0
    for (life, other), way in ways.items():
        value = sum(map(float.__mul__, way, OUTCOMES.weigh(theirs, life, other)))
        place = life * (mine.max_life + 1) + other
        largest = max(largest, abs(value - mine.table[place]))
        mine.table[place] = value
    return largest


def main(life: int) -> None:
    for number, two in enumerate(NAMES):
        for one in NAMES[number + 1 :]:
            print(f"{one} beats {two} in {100 * versus(one, two, life):.2f} % of the games", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else OPTIONS.life)
