"""The drift: the mean change of all lives together by a turn. Rules under which lives grow never end (D-4.5).

With many lives, a point of damage counts as much as a point of one's own. So the best turn has the highest net gain:
lives gained minus lives lost, plus the damage dealt. Of turns with the same net gain, the drift uses the one that lets
lives grow most.
"""

from __future__ import annotations

import sys
from functools import lru_cache

from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import MEAN_FACE
from tablee.games.killer.solver.hits import mean_hits
from tablee.games.killer.solver.turn import SolvedTurn

TIE = 1e-6
MIN_SHRINKING = 0.2
"""New games need rules that take at least this many lives per turn from all players together."""
MARGIN = 8
"""The upper bound on a match's length, as a multiple of its mean.

Dice have no memory, so the odds against a longer match are astronomical. The conformance tests look for one.
"""
SHORTEST = 400
"""The number of decisions allowed to any match. In a short one, a few bad rolls count for more."""


def grows(variants: Variants, least: float = 0.0) -> bool:
    """Return whether lives grow without end when both play their best, or shrink by less than `least` per turn.

    It ignores the options that do not affect the drift.
    """
    if not (variants.regeneration or variants.attackers_regenerate):
        return False
    return _drift(*_key(variants)) > -least or _drift(*_key(variants)) >= 0.0


def longest(variants: Variants, seats: int) -> int:
    """Return a number of decisions that no match reaches: by the limit of turns (D-4.6), or by chance without one."""
    return bounded(variants, seats) if variants.limit > 0 else likely(variants, seats)


def bounded(variants: Variants, seats: int) -> int:
    """Return the number of decisions that the limit of turns allows, whatever is rolled and chosen (D-4.6).

    A turn keeps dice and names a target. A gamble is asked for only while the target would survive, and every roll
    before it hits, so there are fewer gambles in an attack than lives. A turn gives at most six lives.
    """
    options = variants.options
    turns = options.limit * seats
    each = options.dice + 1
    if options.full_house == "gamble":
        each += max(options.life, 6 * options.dice) + 1 + 6 * turns
    return seats * options.dice + turns * each


def likely(variants: Variants, seats: int) -> int:
    """Return many times the mean length of a match without a limit.

    It multiplies the turns that all lives last on average by the decisions per turn. With revival (D-2.8), lives can
    come back once per other player.
    """
    options = variants.options
    lives = seats * (6 * options.dice if options.rolled_life else options.life)
    if options.eliminated == "revival":
        lives *= seats
    change = drift(variants)
    if change >= 0.0:
        return sys.maxsize
    return SHORTEST + int(MARGIN * lives / -change) * (options.dice + 2)


def drift(variants: Variants) -> float:
    """Return the mean change of all lives together by one turn."""
    return _drift(*_key(variants))


def _key(variants: Variants) -> tuple[int, int, int, bool, bool, float]:
    marks = int(variants.low), int(variants.high)
    return int(variants.dice), *marks, variants.regeneration, variants.attackers_regenerate, mean_hits(variants)


@lru_cache(maxsize=4096)
def _drift(dice: int, low: int, high: int, heals: bool, attackers: bool, hits: float) -> float:
    own, damage = [], []
    for score in range(6 * dice + 1):
        value = min(max(low - score, score - high, 0), 6)
        loss = max(min(score - low, high - score), 0)
        mark = MEAN_FACE if heals and value == loss == 0 else 0.0
        own.append(mark + (value if attackers else 0.0) - loss)
        damage.append(hits * value)
    worth = [gain + dealt + TIE * (gain - dealt) for gain, dealt in zip(own, damage, strict=True)]
    chances = SolvedTurn(dice, worth).score_chances()
    return sum(chance * (gain - dealt) for chance, gain, dealt in zip(chances, own, damage, strict=True))
