"""The exact chances of each number of hits in an attack."""
# compiled by mypyc

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.variants import AGAIN, GAMBLES, Variants

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_HITS: Final = 60
"""The cap on hits. More of them occur less than once in 10**13 attacks."""


def roll_hits(dice: i64) -> list[float]:
    """Return the chance of each number of dice showing one given face."""
    return [comb(dice, hits) * 5.0 ** (dice - hits) / 6.0**dice for hits in range(dice + 1)]


def repeated_roll_hits(dice: i64) -> list[list[float]]:
    """Return a table of chances.

    `repeated_roll_hits(n)[k][h]` is the chance that `k` dice, rolled again while one hits, give `h` hits (D-1.5).
    """
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
    """Return the chance of each number of hits in an attack.

    A gambler (D-2.7) presses on until `need` hits are made.
    """
    dice = variants.dice
    chances = repeated_roll_hits(dice)[dice] + [0.0] * (MAX_HITS - dice)
    if variants.full_house not in (AGAIN, GAMBLES):
        return chances
    full, chances[dice] = chances[dice], 0.0
    if variants.hits_stay:
        _roll_rest(chances, full, variants, need)
    else:
        _roll_on(chances, full, variants, need)
    return chances


def _roll_on(chances: list[float], full: float, variants: Variants, need: int) -> None:
    """Spread the chance of a full house over the results of the rolls after it (D-2.6, D-2.7)."""
    dice = variants.dice
    gambles = variants.full_house == GAMBLES
    once = roll_hits(dice)
    open_hits = [0.0] * (MAX_HITS + 1)
    open_hits[dice] = full
    for hits in range(dice, MAX_HITS + 1):
        chance = open_hits[hits]
        if hits == MAX_HITS or (gambles and hits >= need):
            chances[hits] += chance
            continue
        chances[0 if gambles else hits] += chance * once[0]
        for more in range(1, dice + 1):
            open_hits[min(hits + more, MAX_HITS)] += chance * once[more]


def _roll_rest(chances: list[float], full: float, variants: Variants, need: int) -> None:
    """Do the same when hits stay aside, and all dice return once all have hit (D-4.2)."""
    dice = variants.dice
    gambles = variants.full_house == GAMBLES
    rolls = [roll_hits(left) for left in range(dice + 1)]
    open_hits = [[0.0] * (dice + 1) for _ in range(MAX_HITS + 1)]  # by hits, and by the dice left to roll
    open_hits[dice][dice] = full
    for hits in range(dice, MAX_HITS + 1):
        for left in range(dice, 0, -1):
            chance = open_hits[hits][left]
            if hits == MAX_HITS or (gambles and hits >= need):
                chances[hits] += chance
                continue
            chances[0 if gambles else hits] += chance * rolls[left][0]
            for more in range(1, left + 1):
                after = left - more if more < left else dice
                open_hits[min(hits + more, MAX_HITS)][after] += chance * rolls[left][more]


def mean_hits(variants: Variants) -> float:
    """Return the expected number of hits. A gambler stops at the full house."""
    return sum(hits * chance for hits, chance in enumerate(hit_chances(variants, variants.dice)))


def kill_chance(variants: Variants, value: int, life: int) -> float:
    """Return the chance that an attack of this value takes at least this much life."""
    need = -(-life // value)
    return sum(hit_chances(variants, need)[min(need, MAX_HITS) :])
