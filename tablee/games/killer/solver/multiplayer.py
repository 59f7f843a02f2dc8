"""Value the end of a turn at a table of any size: a seat's share of the win after each outcome.

Between two, the share comes from the solver. Among more, it comes from the best response to a model of the others
(`best_response`), solved for the rules of each preset. Other rules use the shares of the classic rules, with lives
scaled by the damage that a turn can deal.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import MAX_SEATS
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import aim_worth
from tablee.games.killer.solver.duel_table import duel_chances, is_solved, rules_key, scaled_lives
from tablee.games.killer.solver.hits import hit_chances
from tablee.games.killer.solver.outcomes import LOSS, MARK, Chances, Outcomes
from tablee.games.killer.solver.shares import FEWEST_ALIVE, MAX_LIFE, Shares, has_shares, load_shares
from tablee.games.killer.solver.turn import SolvedTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

CLASSIC_DAMAGE: Final = 2.654504
"""The mean damage of a turn by the classic rules."""


class MultiplayerModel:
    """Values the outcomes of one seat's turn, by the rules of one match."""

    def __init__(self, variants: Variants, shares: list[Shares], scale: float) -> None:
        """Create the model. `shares[n]` are those among n, from three up, for lives that are multiplied by `scale`."""
        self.variants = variants
        self.shares = shares
        self.scale = scale
        self.exact = is_solved(variants)
        self.duel_scale = 1.0 if self.exact else mean_damage(usual_variants(variants)) / mean_damage(variants)
        self.duels: Chances = duel_chances(variants)
        self.outcomes = Outcomes(variants)
        self.hits = hit_chances(variants, variants.dice)

    def worth(self, lives: list[int], seat: int) -> list[float]:
        """Return the share of the win after each score."""
        kinds = [0.0] * self.outcomes.kinds
        kinds[MARK] = self._mark(lives, seat)
        for value in range(1, LOSS + 1):
            kinds[value] = max([self.attack(lives, seat, target, value) for target in rivals(lives, seat)])
        for loss in range(1, self.outcomes.kinds - LOSS):
            kinds[LOSS + loss] = self.share(changed(lives, seat, -loss), seat)
        return self.outcomes.by_score(kinds)

    def _mark(self, lives: list[int], seat: int) -> float:
        if not self.variants.regeneration:
            return self.share(lives, seat)
        return sum([self.share(changed(lives, seat, face), seat) for face in range(1, 7)]) / 6.0

    def attack(self, lives: list[int], seat: int, target: int, value: i64) -> float:
        """Return the share after an attack of this value on this target. A gambler stops at a full house."""
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

    def press(self, lives: list[int], seat: int, target: int, value: i64, hits: i64, left: i64) -> float:
        """Return the share when `left` dice are rolled once more after a full house, and no more (D-2.7, D-4.2)."""
        total = 0.0
        for more, chance in enumerate(self.outcomes.rolls[left]):
            damage: i64 = (hits + more) * value if more > 0 else 0
            total += chance * self.share(changed(lives, target, -damage), seat)
        return total

    def share(self, lives: list[int], seat: int) -> float:
        """Return a seat's share of the win when its turn is over."""
        if lives[seat] == 0:
            return 0.0
        others = [lives[other] for other in rivals(lives, seat)]
        if not others:
            return 1.0
        if len(others) == 1:
            theirs, mine = scaled_lives(self.duels, others[0], lives[seat], self.duel_scale)
            return 1.0 - self.duels.at(theirs, mine)
        return self._among(lives[seat], others)

    def on_turn(self, lives: list[int], seat: int) -> float:
        """Return the share of a seat about to move, when two are alive."""
        mine, other = scaled_lives(self.duels, lives[seat], lives[rivals(lives, seat)[0]], self.duel_scale)
        return self.duels.at(mine, other)

    def _among(self, mine: int, others: list[int]) -> float:
        """Return the share among three and more. Lives beyond the table are scaled down."""
        scale = min(self.scale, MAX_LIFE / max(mine, *others))
        return self.shares[len(others) + 1].at(scale * mine, [scale * life for life in others])


def model_of(variants: Variants) -> MultiplayerModel:
    """Return the model by these rules, with their own shares or those of the classic rules."""
    rules = rules_key(variants)
    if has_shares(rules):
        return MultiplayerModel(variants, _all_shares(rules), 1.0)
    classic = rules_key(Variants(KillerOptions()))
    return MultiplayerModel(variants, _all_shares(classic), CLASSIC_DAMAGE / mean_damage(variants))


def _all_shares(rules: str) -> list[Shares]:
    return [load_shares(rules, max(alive, FEWEST_ALIVE)) for alive in range(MAX_SEATS + 1)]


def mean_damage(variants: Variants) -> float:
    """Return the mean damage that a turn can deal."""
    return SolvedTurn(variants.dice, aim_worth(variants, "damage")).value()


def usual_variants(variants: Variants) -> Variants:
    """Return the same rules with the marks and the full house of the table of duels."""
    return Variants(replace(variants.options, marks="double", full_house_dice="all"))


def rivals(lives: list[int], seat: int) -> list[int]:
    """Return the lives of the living other seats."""
    return [other for other, life in enumerate(lives) if life > 0 and other != seat]


def changed(lives: list[int], seat: int, by: i64) -> list[int]:
    """Return the lives after one seat has gained or lost some."""
    after = lives.copy()
    after[seat] = max(after[seat] + by, 0)
    return after
