"""What the end of a turn is worth at a table of any size: each outcome with its chance, and one's share of the win after it.

Between two the share is the solver's. Among more it is that of the best answer to a model of the others (`melee`), worked out for the
classic rules; by other rules lives count in proportion to what a turn can deal.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.aims import aim_worth
from tablee.games.killer.duels import duel_chances, scaled
from tablee.games.killer.odds import hit_chances
from tablee.games.killer.shares import MOST, Shares
from tablee.games.killer.stakes import LOSS, MARK, Chances, Stakes
from tablee.games.killer.turn import Turn
from tablee.games.killer.variants import Variants

if TYPE_CHECKING:
    from mypy_extensions import i64

CLASSIC_DAMAGE: Final = 2.654504
"""What a turn can deal on average by the classic rules."""


class Crowd:
    """Weighs the outcomes of one seat's turn."""

    def __init__(self, variants: Variants, shares: list[Shares]) -> None:
        """`shares[n]` are those among n, from three up."""
        self.variants = variants
        self.shares = shares
        self.scale = CLASSIC_DAMAGE / Turn(variants.dice, aim_worth(variants, "damage")).value()
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
            if chance == 0.0:
                continue
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
        others = [lives[other] for other in rivals(lives, seat)]
        if not others:
            return 1.0
        if len(others) == 1:
            theirs, mine = scaled(self.duels, others[0], lives[seat])
            return 1.0 - self.duels.at(theirs, mine)
        return self._among(lives[seat], others)

    def on_turn(self, lives: list[int], seat: int) -> float:
        """A seat's share when it is about to move, of two who are alive."""
        mine, other = scaled(self.duels, lives[seat], lives[rivals(lives, seat)[0]])
        return self.duels.at(mine, other)

    def _among(self, mine: int, others: list[int]) -> float:
        """The share among three and more; lives beyond the table are brought to scale."""
        scale = min(self.scale, MOST / max(mine, *others))
        return self.shares[len(others) + 1].at(scale * mine, [scale * life for life in others])


def rivals(lives: list[int], seat: int) -> list[int]:
    """The living others."""
    return [other for other, life in enumerate(lives) if life > 0 and other != seat]


def changed(lives: list[int], seat: int, by: i64) -> list[int]:
    """The lives when one has gained or lost so many."""
    after = lives.copy()
    after[seat] = max(after[seat] + by, 0)
    return after
