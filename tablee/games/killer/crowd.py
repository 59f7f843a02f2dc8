"""What the end of a turn is worth at a table of any size: each outcome with its chance, and one's share of the win after it.

Between two the share is the solver's. Among more it follows a model of the others: everybody maximises the net of their turn
and strikes the strongest. Played out half a million times, that makes lives count little, and the less the more players there are:
the share is close to a small power of the lives, and the end of a rival is worth more than a wound.
"""
# compiled by mypyc

from __future__ import annotations

from math import pow as power_of
from typing import TYPE_CHECKING, Final

from tablee.games.killer.duels import duel_chances, scaled
from tablee.games.killer.odds import hit_chances
from tablee.games.killer.stakes import LOSS, MARK, Chances, Stakes
from tablee.games.killer.variants import Variants

if TYPE_CHECKING:
    from mypy_extensions import i64

POWERS: Final = (0.0, 0.0, 1.0, 0.41, 0.24, 0.17, 0.125, 0.1, 0.08)
"""By how many are alive; fitted for six dice and thirty lives."""


class Crowd:
    """Weighs the outcomes of one seat's turn."""

    def __init__(self, variants: Variants, *, plain: bool = False) -> None:
        """`plain` takes lives for shares, as in a fair game between gamblers."""
        self.variants = variants
        self.plain = plain
        self.duels: Chances = duel_chances(variants)
        self.stakes = Stakes(variants)
        self.hits = hit_chances(variants, variants.dice)

    def worth(self, lives: list[int], seat: int) -> list[float]:
        """The share of the win after each score."""
        kinds = [0.0] * self.stakes.kinds
        kinds[MARK] = self._mark(lives, seat)
        for value in range(1, LOSS + 1):
            kinds[value] = max([self.attack(lives, seat, target, value) for target in rivals(lives, seat)])
        for loss in range(1, self.stakes.kinds - LOSS):
            kinds[LOSS + loss] = self.share(changed(lives, seat, -loss), seat)
        return self.stakes.by_score(kinds)

    def _mark(self, lives: list[int], seat: int) -> float:
        if not self.variants.regeneration:
            return self.share(lives, seat)
        return sum([self.share(changed(lives, seat, face), seat) for face in range(1, 7)]) / 6.0

    def attack(self, lives: list[int], seat: int, target: int, value: i64) -> float:
        """The share after an attack of this value on this target; a gambler stops at a full house."""
        mine = changed(lives, seat, value) if self.variants.attackers_regenerate else lives
        total = 0.0
        left = 1.0
        for hits, chance in enumerate(self.hits):
            damage: i64 = hits * value
            if damage >= lives[target]:
                return total + left * self.share(changed(mine, target, -damage), seat)
            total += chance * self.share(changed(mine, target, -damage), seat)
            left -= chance
        return total

    def press(self, lives: list[int], seat: int, target: int, value: i64, hits: i64) -> float:
        """The share when all dice are rolled once more after a full house (D-2.7), to stop then."""
        total = 0.0
        for more, chance in enumerate(self.stakes.once):
            damage: i64 = (hits + more) * value if more > 0 else 0
            total += chance * self.share(changed(lives, target, -damage), seat)
        return total

    def share(self, lives: list[int], seat: int) -> float:
        """A seat's share of the win when its turn is over."""
        if lives[seat] == 0:
            return 0.0
        others = rivals(lives, seat)
        if not others:
            return 1.0
        if len(others) == 1 and not self.plain:
            theirs, mine = scaled(self.duels, lives[others[0]], lives[seat])
            return 1.0 - self.duels.at(theirs, mine)
        power = 1.0 if self.plain else POWERS[len(others) + 1]
        mine_power = power_of(lives[seat], power)
        return mine_power / (mine_power + sum([power_of(lives[other], power) for other in others]))


def rivals(lives: list[int], seat: int) -> list[int]:
    """The living others."""
    return [other for other, life in enumerate(lives) if life > 0 and other != seat]


def changed(lives: list[int], seat: int, by: i64) -> list[int]:
    """The lives when one has gained or lost so many."""
    after = lives.copy()
    after[seat] = max(after[seat] + by, 0)
    return after
