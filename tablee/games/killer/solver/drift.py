"""How all lives together change with a turn when it is played for the most: rules by which they grow never end (D-4.5).

With many lives a point of damage counts as much as a point of one's own. So the best turn has the highest net: lives gained
less lives lost, and the damage dealt. Of turns with the same net the one is looked at that lets lives grow most.
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
"""New games are played by rules that take at least so many lives a turn from everybody together."""
MARGIN = 8
"""A match is never so many times longer than the mean of its lives says. Dice have no memory: the odds against it are
astronomical, and the laws look for one."""
SHORTEST = 400
"""Decisions that are allowed to any match: a few bad rolls count for more in a short one."""


def grows(variants: Variants, least: float = 0.0) -> bool:
    """Whether lives grow without end when both play their best, or shrink by less than `least` a turn.

    The options that do not matter for it are not looked at.
    """
    if not (variants.regeneration or variants.attackers_regenerate):
        return False
    return _drift(*_key(variants)) > -least or _drift(*_key(variants)) >= 0.0


def longest(variants: Variants, seats: int) -> int:
    """So many decisions no match has: the lives of all, by what a turn takes, by what is decided in a turn.

    With revival (D-2.8) lives come back as often as there are others to take them again.
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
    """The mean change of everybody's lives, added up, by one turn."""
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
