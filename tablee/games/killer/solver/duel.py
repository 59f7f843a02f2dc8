"""Killer for two, solved: the chance of winning from every pair of lives, between two proven bounds.

Policy iteration finds the values. Then the solver widens both bounds a little and checks them. Two things must hold at
every pair of lives. If the opponent then wins as little as the lower bound says, no choice gets more than the upper
bound. If the opponent then wins as much as the upper bound says, the policy still gets the lower bound. It follows that
nobody can win more often than `high`, and that a player who follows the table wins at least as often as `low`.
`Chances` bounds the lives beyond `max_life`, so the bounds also hold for the game without a limit.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import net_worth
from tablee.games.killer.solver.outcomes import LOWER, MIDDLE, UPPER, Chances, Outcomes
from tablee.games.killer.solver.turn import SolvedTurn
from tablee.search.budget import no_pause

if TYPE_CHECKING:
    from mypy_extensions import i64

TOLERANCE: Final = 1e-12
"""The iteration stops when a sweep over all pairs changes no value by more than this."""
MAX_SWEEPS: Final = 5000
MAX_IMPROVEMENTS: Final = 12
WIDENING: Final = 4.0
"""The bounds are widened by this many times the largest fault found."""


class Duel:
    """The chance of winning of the player to move, by both players' lives: at least `low`, at most `high`."""

    def __init__(self, variants: Variants, low: Chances, high: Chances) -> None:
        self.variants = variants
        self.outcomes = Outcomes(variants)
        self.low = low
        self.high = high
        self.middle = Chances(low.max_life, MIDDLE, 0.0)
        for place, least in enumerate(low.table):
            self.middle.table[place] = (least + high.table[place]) / 2.0

    def value(self, mine: i64, other: i64) -> float:
        """Return the chance of winning, up to `error`."""
        return (self.low.at(mine, other) + self.high.at(mine, other)) / 2.0

    def error(self, mine: i64, other: i64) -> float:
        """Return the largest possible error of the value."""
        return (self.high.at(mine, other) - self.low.at(mine, other)) / 2.0

    def turn(self, mine: i64, other: i64) -> SolvedTurn:
        """Return the solved turn of a player with these lives against those."""
        return SolvedTurn(self.variants.dice, self.outcomes.by_score(self.outcomes.weigh(self.middle, mine, other)))


class DuelSolver:
    """Solves a duel. Call `solve`."""

    def __init__(
        self,
        variants: Variants,
        max_life: int,
        tolerance: float = TOLERANCE,
        max_sweeps: int = MAX_SWEEPS,
        pause: Callable[[], None] = no_pause,
    ) -> None:
        """Create a solver. It calls `pause` every few milliseconds."""
        self.variants = variants
        self.pause = pause
        self.outcomes = Outcomes(variants)
        self.max_life: i64 = max_life
        self.tolerance = tolerance
        self.max_sweeps = max_sweeps
        usual = SolvedTurn(variants.dice, net_worth(variants)).score_chances()
        self.policy = [self.outcomes.by_kind(usual)] * ((max_life + 1) * (max_life + 1))

    def solve(self) -> Duel:
        """Compute the values, then the bounds."""
        return self.bounded(self.values(MAX_IMPROVEMENTS))

    def values(self, rounds: int) -> Chances:
        """Compute the values by policy iteration, with at most `rounds` rounds. The first one already comes close."""
        middle = Chances(self.max_life, MIDDLE, 0.5)
        self.settle(middle, middle)
        for _ in range(rounds):
            better = self.improve(middle, middle, learn=True)
            self.settle(middle, middle)
            if better < self.tolerance:
                break
        return middle

    def bounded(self, middle: Chances) -> Duel:
        """Return bounds around the values, widened until they hold."""
        low, high = self.around(middle, LOWER), self.around(middle, UPPER)
        lower_policy = self.policy.copy()
        for _ in range(MAX_IMPROVEMENTS):
            self.settle_bounds(low, high, lower_policy)
            if self.improve(high, low, learn=True) < self.tolerance:
                break
        self.settle_bounds(low, high, lower_policy)
        self.widen(low, high, lower_policy)
        return Duel(self.variants, low, high)

    def around(self, middle: Chances, bound: int) -> Chances:
        chances = Chances(self.max_life, bound, 0.0)
        chances.table = middle.table.copy()
        return chances

    def settle(self, mine: Chances, theirs: Chances) -> None:
        """Compute the chances when both follow the policy."""
        for _ in range(self.max_sweeps):
            if self.sweep(mine, theirs, self.policy) < self.tolerance:
                return

    def settle_bounds(self, low: Chances, high: Chances, lower_policy: list[list[float]]) -> None:
        for _ in range(self.max_sweeps):
            change = self.sweep(high, low, self.policy)
            if max(change, self.sweep(low, high, lower_policy)) < self.tolerance:
                return

    def sweep(self, mine: Chances, theirs: Chances, policy: list[list[float]]) -> float:
        """Update every pair once, those with fewer lives in all first. Return the largest change."""
        largest = 0.0
        self.pause()
        for total in range(2, 2 * self.max_life + 1):
            for life in range(max(1, total - self.max_life), min(self.max_life, total - 1) + 1):
                place = life * (self.max_life + 1) + total - life
                value = self.follow(theirs, life, total - life, policy[place])
                largest = max(largest, abs(value - mine.table[place]))
                mine.table[place] = value
        return largest

    def follow(self, theirs: Chances, life: i64, other: i64, kinds: list[float]) -> float:
        """Return my chance, given the chance of each kind of outcome."""
        value = 0.0
        for kind, worth in enumerate(self.outcomes.weigh(theirs, life, other)):
            value += kinds[kind] * worth
        return value

    def improve(self, mine: Chances, theirs: Chances, learn: bool) -> float:
        """Find the best turn for every pair and keep it as the policy. Return the largest gain."""
        largest = 0.0
        for total in range(2, 2 * self.max_life + 1):
            self.pause()
            for life in range(max(1, total - self.max_life), min(self.max_life, total - 1) + 1):
                place = life * (self.max_life + 1) + total - life
                turn = self.best_turn(theirs, life, total - life)
                largest = max(largest, turn.value() - mine.table[place])
                if learn:
                    self.policy[place] = self.outcomes.by_kind(turn.score_chances())
                    mine.table[place] = turn.value()
        return largest

    def best_turn(self, theirs: Chances, life: i64, other: i64) -> SolvedTurn:
        return SolvedTurn(self.variants.dice, self.outcomes.by_score(self.outcomes.weigh(theirs, life, other)))

    def widen(self, low: Chances, high: Chances, lower_policy: list[list[float]]) -> None:
        """Move the bounds apart, further where games are longer, until they hold."""
        lengths = self.lengths()
        step = WIDENING * max(self.improve(high, low, learn=False), self.tolerance)
        while True:
            for place, length in enumerate(lengths.table):
                low.table[place] = max(low.table[place] - step * length, 0.0)
                high.table[place] = min(high.table[place] + step * length, 1.0)
            if self.hold(low, high, lower_policy):
                return
            step *= 2.0

    def hold(self, low: Chances, high: Chances, lower_policy: list[list[float]]) -> bool:
        """Return whether the bounds prove one another."""
        if self.improve(high, low, learn=False) > 0.0:
            return False
        least = self.around(low, LOWER)
        self.sweep(least, high, lower_policy)
        return all(proven >= claimed for proven, claimed in zip(least.table, low.table, strict=True))

    def lengths(self) -> Chances:
        """Estimate the number of turns still to come from each pair. Only its shape matters."""
        lengths = Chances(self.max_life, MIDDLE, 0.0)
        for _ in range(self.max_sweeps):
            largest = 0.0
            for life in range(1, self.max_life + 1):
                for other in range(1, self.max_life + 1):
                    place = life * (self.max_life + 1) + other
                    value = 2.0 - self.follow(lengths, life, other, self.policy[place])
                    largest = max(largest, abs(value - lengths.table[place]))
                    lengths.table[place] = value
            if largest < 0.01:
                break
        return lengths


def solve_duel(variants: Variants, max_life: int, pause: Callable[[], None] = no_pause) -> Duel:
    """Solve the duel by these rules, for lives up to `max_life`."""
    return DuelSolver(variants, max_life, pause=pause).solve()
