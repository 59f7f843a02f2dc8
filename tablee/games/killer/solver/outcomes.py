"""Value every kind of outcome of a turn between two players, given the chances after it."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.variants import GAMBLES, Variants
from tablee.games.killer.solver.hits import MAX_HITS, hit_chances, roll_hits

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of outcomes: an exact mark, an attack by its value (1 to 6), and from here on a loss of 1, 2, …
MARK: Final = 0
LOSS: Final = 6

# The content of a table, which decides its answer beyond its last life total.
LOWER: Final = 0
UPPER: Final = 1
MIDDLE: Final = 2


class Chances:
    """The chance of winning of the player to move, for all pairs of lives up to `max_life`: known, or bounded.

    More lives are never worse, because you can play as if you had fewer. So a player with more than `max_life` lives
    counts as one with `max_life` for one bound, and as the winner for the other.
    """

    def __init__(self, max_life: int, bound: int, start: float) -> None:
        self.max_life: i64 = max_life
        self.bound: i64 = bound
        self.table: list[float] = [start] * ((max_life + 1) * (max_life + 1))

    def at(self, mine: i64, other: i64) -> float:
        """Return the chance of the player to move with these lives against those."""
        if mine <= 0:
            return 0.0
        if mine > self.max_life:
            if self.bound == UPPER:
                return 1.0
            mine = self.max_life
        if other > self.max_life:
            if self.bound == LOWER:
                return 0.0
            other = self.max_life
        return self.table[mine * (self.max_life + 1) + other]


class Outcomes:
    """Values the outcomes of a turn by the chances of the opponent, who moves next."""

    def __init__(self, variants: Variants) -> None:
        self.variants = variants
        self.dice: i64 = variants.dice
        self.hits = hit_chances(variants, MAX_HITS)
        self.full: float = 0.0
        self.single_roll = roll_hits(variants.dice)
        self.rolls = [roll_hits(left) for left in range(variants.dice + 1)]
        self.gambles = variants.full_house == GAMBLES
        if self.gambles:
            self.hits = hit_chances(variants, variants.dice)[: self.dice + 1]
            self.full = self.hits[self.dice]
            self.hits[self.dice] = 0.0
        self.kinds: i64 = LOSS + 1 + variants.max_loss()
        self.kind_of = [self._kind(score) for score in range(6 * self.dice + 1)]

    def _kind(self, score: i64) -> i64:
        value = self.variants.attack(score)
        loss = self.variants.loss(score)
        if value > 0:
            return value
        return LOSS + loss if loss > 0 else MARK

    def weigh(self, theirs: Chances, mine: i64, other: i64) -> list[float]:
        """Return my chance of winning after each kind of outcome, from the chances of the opponent, who moves next."""
        worth = [self._mark(theirs, mine, other)]
        for value in range(1, LOSS + 1):
            worth.append(self._attack(theirs, mine, other, value))
        for loss in range(1, self.kinds - LOSS):
            worth.append(1.0 - theirs.at(other, mine - loss) if mine > loss else 0.0)
        return worth

    def by_score(self, worth: list[float]) -> list[float]:
        """Return the worth of each score, from the worth of its kind."""
        return [worth[kind] for kind in self.kind_of]

    def by_kind(self, chances: list[float]) -> list[float]:
        """Return the chance of each kind, from the chances of the scores."""
        kinds = [0.0] * self.kinds
        for score in range(self.dice, 6 * self.dice + 1):
            kinds[self.kind_of[score]] += chances[score]
        return kinds

    def _mark(self, theirs: Chances, mine: i64, other: i64) -> float:
        """Return my chance after a mark: a die gives life (D-1.3), or nothing happens (D-2.3)."""
        if not self.variants.regeneration:
            return 1.0 - theirs.at(other, mine)
        lost = 0.0
        for face in range(1, 7):
            lost += theirs.at(other, mine + face)
        return 1.0 - lost / 6.0

    def _attack(self, theirs: Chances, mine: i64, other: i64, value: i64) -> float:
        """Return my chance after an attack: the sum over the numbers of hits (D-1.5). Attackers heal first (D-2.4)."""
        if self.variants.attackers_regenerate:
            mine += value
        lost = 0.0
        left: i64 = other
        hits: i64 = 0
        known: i64 = len(self.hits)
        while left > 0 and hits < known:
            lost += self.hits[hits] * theirs.at(left, mine)
            left -= value
            hits += 1
        if self.gambles:
            lost += self.full * (1.0 - self.full_house(theirs, mine, other, value, self.dice, self.dice))
        return 1.0 - lost

    def full_house(self, theirs: Chances, mine: i64, other: i64, value: i64, hits: i64, left: i64 = 0) -> float:
        """Return my chance with `hits` hits since a full house, stopping or pressing on, as is better (D-2.7)."""
        need: i64 = (other + value - 1) // value
        stop = 1.0 - theirs.at(other - hits * value, mine)
        if hits >= need:
            return stop
        if self.variants.hits_stay:
            return max(stop, self.press_rest(theirs, mine, other, value, hits, left))
        return max(stop, self.press(theirs, mine, other, value, hits))

    def press(self, theirs: Chances, mine: i64, other: i64, value: i64, hits: i64) -> float:
        """Return my chance when all dice are rolled again, with best play afterwards (D-2.7)."""
        need: i64 = (other + value - 1) // value
        missed = 1.0 - theirs.at(other, mine)
        best = [1.0] * (max(need, hits) + self.dice + 1)
        after: i64 = need - 1
        while after >= hits:
            pressed = self.single_roll[0] * missed
            for more in range(1, self.dice + 1):
                pressed += self.single_roll[more] * best[after + more]
            if after == hits:
                return pressed
            best[after] = max(1.0 - theirs.at(other - after * value, mine), pressed)
            after -= 1
        return self.single_roll[0] * missed + 1.0 - self.single_roll[0]

    def press_rest(self, theirs: Chances, mine: i64, other: i64, value: i64, hits: i64, left: i64) -> float:
        """Return the same when hits stay aside: the remaining dice are rolled, or all once all have hit (D-4.2)."""
        need: i64 = (other + value - 1) // value
        best = [[1.0] * (self.dice + 1) for _ in range(max(need, hits) + self.dice + 1)]
        missed = 1.0 - theirs.at(other, mine)
        after: i64 = max(need, hits + 1) - 1
        while after >= hits:
            stop = 1.0 - theirs.at(other - after * value, mine)
            for rest in range(1, self.dice + 1):
                pressed = self._press_once(best, after, rest, missed)
                if after == hits and rest == left:
                    return pressed
                best[after][rest] = max(stop, pressed)
            after -= 1
        return missed

    def _press_once(self, best: list[list[float]], hits: i64, left: i64, missed: float) -> float:
        rolls = self.rolls[left]
        pressed = rolls[0] * missed
        for more in range(1, left + 1):
            pressed += rolls[more] * best[hits + more][left - more if more < left else self.dice]
        return pressed
