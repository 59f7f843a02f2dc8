"""What the search knows of a position at a glance: that a vote is decided, or what was proved before.

What is proved holds for more than the one position: a win needs only so much of a balance in some factions, and holds with
more; a failure holds with less. Such bounds are what is remembered.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.games.claim.alike import alike
from tablee.games.claim.lanes import (
    ALWAYS,
    LEVEL,
    NEVER,
    ONES,
    highest,
    lowest_of,
    reaches,
    reaching,
    spread,
)
from tablee.games.claim.pieces import FACE, FACTION, NONE, distinct, may_follow
from tablee.games.claim.scales import Scales, Weight
from tablee.games.claim.slot import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

UNKNOWN: Final = -1


class Glance:
    """Whether one seat, the hero, wins, where that can be said without a search."""

    def __init__(self, fewest: int, most: int) -> None:
        self.table = Table(fewest, most)
        self.proof: i64 = 0
        """What the last answer rests on: the least balance that still wins, or the most that still does not."""
        self.weights: list[Weight] = []
        self.enough: i64 = 3
        self.too_many: i64 = 3

    def prepare(self, scales: Scales) -> None:
        """Weigh by these scales, and forget what other cards were about."""
        self.table.forget()
        self.weights = scales.weights
        self.enough = scales.enough
        self.too_many = scales.too_many

    def glance(self, cards: i64, i_lead: bool, balance: i64, rest: i64) -> i64:
        """1 or 0 where it is known without a search whether the hero wins, else UNKNOWN."""
        ahead: i64 = reaching(balance - rest, LEVEL + ONES)
        if size(ahead) >= self.enough:
            self.proof = self.need(ahead, rest)
            return 1
        behind: i64 = reaching(LEVEL - ONES, balance + rest)
        if size(behind) >= self.too_many:
            self.proof = self.excess(behind, rest)
            return 0
        if cards == 0:
            self.proof = balance
            return 1 if size(ahead) > size(behind) else 0
        return self.recall(cards * 2 + (1 if i_lead else 0), balance)

    def recall(self, key: i64, balance: i64) -> i64:
        """What the table says of these cards with this balance."""
        slot = self.table.at(key)
        if slot.key != key or slot.age != self.table.age:
            return UNKNOWN
        if reaches(balance, slot.wins_from):
            self.proof = slot.wins_from
            return 1
        if reaches(slot.fails_to, balance):
            self.proof = slot.fails_to
            return 0
        if reaches(balance, slot.also_wins_from):
            self.proof = slot.also_wins_from
            return 1
        if reaches(slot.also_fails_to, balance):
            self.proof = slot.also_fails_to
            return 0
        return UNKNOWN

    def need(self, ahead: i64, rest: i64) -> i64:
        """The least balance that surely has enough of the votes it has."""
        spare: i64 = size(ahead) - self.enough
        while spare > 0:
            ahead &= ahead - 1
            spare -= 1
        mask: i64 = spread(ahead)
        return ((rest + LEVEL + ONES) & mask) | (NEVER & ~mask)

    def excess(self, behind: i64, rest: i64) -> i64:
        """The greatest balance that surely leaves the other enough of the votes they have."""
        spare: i64 = size(behind) - self.too_many
        while spare > 0:
            behind &= behind - 1
            spare -= 1
        mask: i64 = spread(behind)
        return ((LEVEL - ONES - rest) & mask) | (ALWAYS & ~mask)

    def i_win(self, mine: i64, led: i64, second: i64) -> bool:
        """Whether a trick is the hero's."""
        return (mine & bit(led) != 0) != (FACE[led].beaten_by & bit(second) != 0)

    def gain(self, led: i64, second: i64, i_win: bool) -> i64:
        """What a trick adds to the balance."""
        gain: i64 = self.weights[led].to_winner + self.weights[second].to_winner
        return gain if i_win else -gain

    def glance_after(self, mine: i64, yours: i64, led: i64, second: i64, balance: i64, rest: i64) -> i64:
        """What is known without a search of the position after this trick; the proof is of the balance before it."""
        i_win = self.i_win(mine, led, second)
        gain: i64 = self.gain(led, second, i_win)
        left: i64 = rest - self.weights[led].weight - self.weights[second].weight
        known: i64 = self.glance((mine | yours) & ~(bit(led) | bit(second)), i_win, balance + gain, left)
        self.proof -= gain
        return known

    def glance_stands(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> i64:
        """Whether the hero's lead is known to win against every answer, or known not to."""
        bound: i64 = NEVER
        unknown: bool = False
        left: i64 = self.choices(may_follow(yours, led), mine)
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.glance_after(mine, yours, led, card, balance, rest)
            if known == 0:
                return 0
            if known == 1:
                bound = highest(bound, self.proof)
            else:
                unknown = True
        if unknown:
            return UNKNOWN
        self.proof = bound
        return 1

    def glance_answers(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> i64:
        """Whether the other's lead is known to have an answer that wins, or known to have none."""
        bound: i64 = ALWAYS
        unknown: bool = False
        left: i64 = self.choices(may_follow(mine, led), yours)
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.glance_after(mine, yours, led, card, balance, rest)
            if known == 1:
                return 1
            if known == 0:
                bound = lowest_of(bound, self.proof)
            else:
                unknown = True
        if unknown:
            return UNKNOWN
        self.proof = bound
        return 0

    def choices(self, cards: i64, others: i64) -> i64:
        """One of each group of cards that are alike in all that can still happen."""
        left: i64 = distinct(cards)
        chosen: i64 = left
        low: i64 = NONE
        while left != 0:
            card: i64 = lowest(left)
            if low != NONE and FACTION[low] == FACTION[card] and self.same(low, card, others):
                chosen ^= bit(card)
            low = card
            left &= left - 1
        return chosen

    def same(self, low: i64, high: i64, others: i64) -> bool:
        return self.weights[low].weight == self.weights[high].weight and alike(low, high, others)
