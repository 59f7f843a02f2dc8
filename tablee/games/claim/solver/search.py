"""The search behind the solver. It decides whether one seat, the hero, wins the second phase with open hands.

It answers only this question, by alpha-beta over whole tricks. The same code serves both sides: the side to choose
looks for one card that decides the game in its favour.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.games.claim.rules.pieces import NONE
from tablee.games.claim.solver.bounds import UNKNOWN, Bounds, joint_bound, weakest_bound
from tablee.games.claim.solver.equivalence import representatives
from tablee.games.claim.solver.ordering import contested_cards, next_answer, next_lead
from tablee.games.claim.solver.transposition import MAX_ENTRIES, MIN_ENTRIES

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_LIMIT: Final = 0x1000000000000
MIN_LOOKAHEAD_HAND: Final = 8
"""With smaller hands, searching a lead is faster than looking up its known answer first."""


class NodeLimitReached(Exception):
    """The search needs more nodes than its limit."""


class Search:
    """Decides whether the hero wins.

    In all methods `mine` is the hero's hand and `yours` the opponent's. A card led counts as part of its hand.
    """

    def __init__(
        self,
        min_entries: int = MIN_ENTRIES,
        max_entries: int = MAX_ENTRIES,
        min_lookahead_hand: int = MIN_LOOKAHEAD_HAND,
    ) -> None:
        """Create a search. Both sizes of the transposition table must be powers of two."""
        self.bounds = Bounds(min_entries, max_entries)
        self.min_lookahead_hand: i64 = min_lookahead_hand
        self.nodes: i64 = 0
        self.node_limit: i64 = NO_LIMIT
        """The total number of nodes before the search gives up."""
        self.best_lead: i64 = NONE
        """The lead that decided the last trick searched."""

    def wins(self, mine: i64, yours: i64, hero_leads: bool, balance: i64, rest: i64) -> bool:
        """Return whether the hero wins before a trick. `rest` is the weight of the cards in both hands."""
        bounds = self.bounds
        known: i64 = bounds.known(mine | yours, hero_leads, balance, rest)
        if known != UNKNOWN:
            return known == 1
        self.nodes += 1
        if self.nodes > self.node_limit:
            raise NodeLimitReached
        key: i64 = (mine | yours) * 2 + (1 if hero_leads else 0)
        best_before: i64 = bounds.table.entry_for(key).best_lead
        won = self.wins_by_leading(mine, yours, hero_leads, balance, rest, best_before)
        entry = bounds.table.entry_for(key)
        entry.best_lead = self.best_lead
        entry.store(won, bounds.proof)
        return won

    def wins_by_leading(
        self, mine: i64, yours: i64, hero_leads: bool, balance: i64, rest: i64, best_before: i64
    ) -> bool:
        """Return whether the hero wins with the leader's best lead. Leads with a known outcome are tried first."""
        bounds = self.bounds
        hand, others = (mine, yours) if hero_leads else (yours, mine)
        decisive: i64 = 1 if hero_leads else 0
        bound: i64 = weakest_bound(hero_leads)
        leads: i64 = representatives(hand, others, bounds.weights)
        left: i64 = leads if size(hand) >= self.min_lookahead_hand else 0
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = bounds.known_lead(mine, yours, card, balance, rest)
            if known == decisive:
                self.best_lead = card
                return hero_leads
            if known != UNKNOWN:
                bound = joint_bound(bound, bounds.proof, hero_leads)
                leads ^= bit(card)
        contested: i64 = contested_cards(balance, rest)
        while leads != 0:
            led: i64 = next_lead(leads, others, contested, best_before)
            leads &= ~bit(led)
            if self.wins_after_lead(mine, yours, led, balance, rest) == hero_leads:
                self.best_lead = led
                return hero_leads
            bound = joint_bound(bound, bounds.proof, hero_leads)
        bounds.proof = bound
        self.best_lead = NONE
        return not hero_leads

    def wins_after_lead(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> bool:
        """Return whether the hero wins with the best answer to a lead. Answers with a known outcome are tried first."""
        bounds = self.bounds
        hero_answers = mine & bit(led) == 0
        decisive: i64 = 1 if hero_answers else 0
        bound: i64 = weakest_bound(hero_answers)
        answers: i64 = bounds.answers(mine, yours, led)
        left: i64 = answers
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = bounds.known_after(mine, yours, led, card, balance, rest)
            if known == decisive:
                return hero_answers
            if known != UNKNOWN:
                bound = joint_bound(bound, bounds.proof, hero_answers)
                answers ^= bit(card)
        contested: i64 = contested_cards(balance, rest)
        while answers != 0:
            second: i64 = next_answer(answers, led, contested)
            answers ^= bit(second)
            if self.wins_after_trick(mine, yours, led, second, balance, rest) == hero_answers:
                return hero_answers
            bound = joint_bound(bound, bounds.proof, hero_answers)
        bounds.proof = bound
        return not hero_answers

    def wins_after_trick(self, mine: i64, yours: i64, led: i64, second: i64, balance: i64, rest: i64) -> bool:
        """Return whether the hero wins after this trick. The proof refers to the balance before it."""
        hero_takes, gain, rest_after = self.bounds.trick(mine, led, second, rest)
        left: i64 = ~(bit(led) | bit(second))
        won = self.wins(mine & left, yours & left, hero_takes, balance + gain, rest_after)
        self.bounds.proof -= gain
        return won
