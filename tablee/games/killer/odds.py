"""What an attack can do, exactly: the chances of so many hits."""
# compiled by mypyc

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from tablee.games.killer.variants import AGAIN, GAMBLES, Variants

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST: Final = 60
"""Hits beyond this many count as this many; so many come once in more than 10**13 attacks."""


def roll_hits(dice: i64) -> list[float]:
    """The chance of each number of dice showing one given face."""
    return [comb(dice, hits) * 5.0 ** (dice - hits) / 6.0**dice for hits in range(dice + 1)]


def series(dice: i64) -> list[list[float]]:
    """`series(n)[k][h]`: the chance that `k` dice, rolled on while one hits, give `h` hits (D-1.5)."""
    table: list[list[float]] = [[1.0]]
    for k in range(1, dice + 1):
        chances = [0.0] * (k + 1)
        for hits, chance in enumerate(roll_hits(k)):
            if hits == 0:
                chances[0] += chance
            else:
                for more, p in enumerate(table[k - hits]):
                    chances[hits + more] += chance * p
        table.append(chances)
    return table


def hit_chances(variants: Variants, need: int) -> list[float]:
    """The chance of each number of hits in an attack. A gambler (D-2.7) presses on until `need` hits are made."""
    dice = variants.dice
    chances = series(dice)[dice] + [0.0] * (LONGEST - dice)
    if variants.full_house not in (AGAIN, GAMBLES):
        return chances
    full, chances[dice] = chances[dice], 0.0
    _roll_on(chances, full, variants, need)
    return chances


def _roll_on(chances: list[float], full: float, variants: Variants, need: int) -> None:
    """Spread the chance of a full house over what the rolls after it bring (D-2.6, D-2.7)."""
    dice = variants.dice
    gambles = variants.full_house == GAMBLES
    once = roll_hits(dice)
    open_hits = [0.0] * (LONGEST + 1)
    open_hits[dice] = full
    for hits in range(dice, LONGEST + 1):
        chance = open_hits[hits]
        if hits == LONGEST or (gambles and hits >= need):
            chances[hits] += chance
            continue
        chances[0 if gambles else hits] += chance * once[0]
        for more in range(1, dice + 1):
            open_hits[min(hits + more, LONGEST)] += chance * once[more]


def mean_hits(variants: Variants) -> float:
    """The expected number of hits; a gambler takes the full house and stops."""
    return sum(hits * chance for hits, chance in enumerate(hit_chances(variants, variants.dice)))


def kill_chance(variants: Variants, value: int, life: int) -> float:
    """The chance that an attack of this value takes this much life or more."""
    need = -(-life // value)
    return sum(hit_chances(variants, need)[min(need, LONGEST) :])
