"""Aims for a single turn of Killer, and the worth of each final score for an aim."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.hits import mean_hits

if TYPE_CHECKING:
    from mypy_extensions import i64

AIMS: Final = ("attack", "no-loss", "damage", "net")
"""The chance of an attack, the chance to lose nothing, the mean damage, and the mean net gain.

The net gain is damage dealt and lives gained, minus lives lost.
"""

MEAN_FACE: Final = 3.5


def aim_worth(variants: Variants, aim: str) -> list[float]:
    """Return the worth of each score for an aim."""
    if aim == "attack":
        return [1.0 if variants.attack(score) > 0 else 0.0 for score in range(_scores(variants))]
    if aim == "no-loss":
        return [0.0 if variants.loss(score) > 0 else 1.0 for score in range(_scores(variants))]
    if aim == "damage":
        mean = mean_hits(variants)
        return [mean * float(variants.attack(score)) for score in range(_scores(variants))]
    return net_worth(variants)


def net_worth(variants: Variants) -> list[float]:
    """Return the mean of damage dealt and lives gained, minus lives lost, for each score."""
    strike = mean_hits(variants) + (1.0 if variants.attackers_regenerate else 0.0)
    rest = MEAN_FACE if variants.regeneration else 0.0
    worth: list[float] = []
    for score in range(_scores(variants)):
        value = strike * float(variants.attack(score)) - float(variants.loss(score))
        worth.append(value + rest if score in (variants.low, variants.high) else value)
    return worth


def _scores(variants: Variants) -> i64:
    return 6 * variants.dice + 1
