"""Bounds: decide a position without searching, from decided votes or from earlier proofs.

A proof holds for more than one position. A win needs only a minimum balance in some factions and holds with more; a
failure holds with less. The transposition table stores such bounds.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.games.claim.rules.pieces import BEATEN_BY, may_follow
from tablee.games.claim.solver.equivalence import representatives
from tablee.games.claim.solver.packed import (
    ABOVE_ALL,
    BELOW_ALL,
    LEVEL,
    ONES,
    all_at_least,
    lane_mask,
    lanes_at_least,
    maximum,
    minimum,
)
from tablee.games.claim.solver.transposition import TranspositionTable

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.claim.solver.weights import CardWeight, Weights

UNKNOWN: Final = -1


class Bounds:
    """Decides without a search whether one seat, the hero, wins. Answers are 1 (wins), 0 (does not) or UNKNOWN."""

    def __init__(self, min_entries: int, max_entries: int) -> None:
        self.table = TranspositionTable(min_entries, max_entries)
        self.proof: i64 = 0
        """The bound behind the last answer: the least balance that still wins, or the greatest that still fails."""
        self.weights: list[CardWeight] = []
        self.votes_to_win: i64 = 3
        self.votes_to_deny: i64 = 3
        self.fewer_may_win: bool = True

    def prepare(self, weights: Weights) -> None:
        """Use these weights, and forget the proofs made with others."""
        self.table.clear()
        self.weights = weights.cards
        self.votes_to_win = weights.votes_to_win
        self.votes_to_deny = weights.votes_to_deny
        self.fewer_may_win = weights.fewer_may_win

    def known(self, cards: i64, hero_leads: bool, balance: i64, rest: i64) -> i64:
        """Return the known answer before a trick. `cards` are those in both hands, `rest` is their weight."""
        ahead: i64 = lanes_at_least(balance - rest, LEVEL + ONES)
        if size(ahead) >= self.votes_to_win:
            self.proof = bound_of_votes(ahead, self.votes_to_win, rest + LEVEL + ONES, BELOW_ALL)
            return 1
        behind: i64 = lanes_at_least(LEVEL - ONES, balance + rest)
        if size(behind) >= self.votes_to_deny:
            self.proof = bound_of_votes(behind, self.votes_to_deny, LEVEL - ONES - rest, ABOVE_ALL)
            return 0
        if cards == 0:
            self.proof = balance
            return 1 if self.fewer_may_win and size(ahead) > size(behind) else 0
        return self.recall(cards * 2 + (1 if hero_leads else 0), balance)

    def recall(self, key: i64, balance: i64) -> i64:
        """Look up these cards with this balance in the transposition table."""
        entry = self.table.at(key)
        if entry.key != key or entry.generation != self.table.generation:
            return UNKNOWN
        if all_at_least(balance, entry.wins_from):
            self.proof = entry.wins_from
            return 1
        if all_at_least(entry.fails_to, balance):
            self.proof = entry.fails_to
            return 0
        if all_at_least(balance, entry.also_wins_from):
            self.proof = entry.also_wins_from
            return 1
        if all_at_least(entry.also_fails_to, balance):
            self.proof = entry.also_fails_to
            return 0
        return UNKNOWN

    def known_after(self, mine: i64, yours: i64, led: i64, second: i64, balance: i64, rest: i64) -> i64:
        """Return the known answer after this trick. The proof refers to the balance before it."""
        hero_takes, gain, rest_after = self.trick(mine, led, second, rest)
        cards: i64 = (mine | yours) & ~(bit(led) | bit(second))
        known: i64 = self.known(cards, hero_takes, balance + gain, rest_after)
        self.proof -= gain
        return known

    def trick(self, mine: i64, led: i64, second: i64, rest: i64) -> tuple[bool, i64, i64]:
        """Return whether the hero takes a trick, its change of the balance, and the weight of the cards left."""
        hero_takes = (mine & bit(led) != 0) != (BEATEN_BY[led] & bit(second) != 0)
        gain: i64 = self.weights[led].to_winner + self.weights[second].to_winner
        rest_after: i64 = rest - self.weights[led].weight - self.weights[second].weight
        return hero_takes, gain if hero_takes else -gain, rest_after

    def known_lead(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> i64:
        """Return the known answer for a lead of either seat, combined from the known answers after each reply."""
        hero_answers = mine & bit(led) == 0
        decisive: i64 = 1 if hero_answers else 0
        bound: i64 = weakest_bound(hero_answers)
        unknown: bool = False
        left: i64 = self.answers(mine, yours, led)
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.known_after(mine, yours, led, card, balance, rest)
            if known == decisive:
                return known
            if known == UNKNOWN:
                unknown = True
            else:
                bound = joint_bound(bound, self.proof, hero_answers)
        if unknown:
            return UNKNOWN
        self.proof = bound
        return 1 - decisive

    def answers(self, mine: i64, yours: i64, led: i64) -> i64:
        """Return the answers to a lead that are worth trying."""
        if mine & bit(led) == 0:
            return representatives(may_follow(mine, led), yours, self.weights)
        return representatives(may_follow(yours, led), mine, self.weights)


def bound_of_votes(decided: i64, votes: i64, bound: i64, elsewhere: i64) -> i64:
    """Return a bound in as many of the decided lanes as votes are needed. The other lanes allow any balance."""
    spare: i64 = size(decided) - votes
    while spare > 0:
        decided &= decided - 1
        spare -= 1
    mask: i64 = lane_mask(decided)
    return (bound & mask) | (elsewhere & ~mask)


# If the hero chooses, one winning choice decides, and a failure must hold for all choices: up to the least of their
# bounds. If the opponent chooses, one failure decides, and a win must hold for all: from the greatest of their bounds.


def weakest_bound(hero_chooses: bool) -> i64:
    """Return the bound before any choice has been examined."""
    return ABOVE_ALL if hero_chooses else BELOW_ALL


def joint_bound(bound: i64, proof: i64, hero_chooses: bool) -> i64:
    """Return the bound that also holds for one more choice."""
    return minimum(bound, proof) if hero_chooses else maximum(bound, proof)
