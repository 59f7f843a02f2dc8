"""The search behind the solver: whether one seat wins the second phase when all hands are open.

It asks this one question, by alpha-beta over whole tricks; `glance` is what it knows beforehand.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.games.claim.glance import UNKNOWN, Glance
from tablee.games.claim.lanes import ALWAYS, NEVER, highest, lowest_of
from tablee.games.claim.order import contested, next_answer, next_lead
from tablee.games.claim.pieces import NONE, may_follow
from tablee.games.claim.slot import FEWEST, MOST

if TYPE_CHECKING:
    from mypy_extensions import i64

ENDLESS: Final = 0x1000000000000
FEW: Final = 8
"""With fewer cards than this in hand it is quicker to search than to look ahead."""


class TooLong(Exception):
    """A search went over its limit of nodes."""


class Search(Glance):
    """Whether one seat, the hero, wins."""

    def __init__(self, fewest: int = FEWEST, most: int = MOST, few: int = FEW) -> None:
        """The table has at first the fewest slots and never more than the most; both are powers of two."""
        super().__init__(fewest, most)
        self.few: i64 = few
        self.nodes: i64 = 0
        self.limit: i64 = ENDLESS
        """How many nodes there may be in all before the search gives up."""
        self.best: i64 = NONE
        """The lead that decided the last trick looked at."""

    def wins(self, mine: i64, yours: i64, i_lead: bool, balance: i64, rest: i64) -> bool:
        """Whether the hero wins before a trick; `rest` is the weight of the cards in both hands."""
        known: i64 = self.glance(mine | yours, i_lead, balance, rest)
        if known != UNKNOWN:
            return known == 1
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooLong
        key: i64 = (mine | yours) * 2 + (1 if i_lead else 0)
        slot = self.table.take(key)
        won = (
            self.i_lead(mine, yours, balance, rest, slot.lead)
            if i_lead
            else self.you_lead(mine, yours, balance, rest, slot.lead)
        )
        slot = self.table.take(key)
        slot.lead = self.best
        if won:
            slot.note_win(self.proof)
        else:
            slot.note_failure(self.proof)
        return won

    def i_lead(self, mine: i64, yours: i64, balance: i64, rest: i64, hint: i64) -> bool:
        """The hero wins if one lead wins."""
        bound: i64 = ALWAYS
        leads: i64 = self.choices(mine, yours)
        left: i64 = leads if size(mine) >= self.few else 0
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.glance_stands(mine, yours, card, balance, rest)
            if known == 1:
                self.best = card
                return True
            if known == 0:
                bound = lowest_of(bound, self.proof)
                leads ^= bit(card)
        contest: i64 = contested(balance, rest)
        while leads != 0:
            led: i64 = next_lead(leads, yours, contest, hint)
            leads &= ~bit(led)
            if self.stands(mine, yours, led, balance, rest):
                self.best = led
                return True
            bound = lowest_of(bound, self.proof)
        self.proof = bound
        self.best = NONE
        return False

    def you_lead(self, mine: i64, yours: i64, balance: i64, rest: i64, hint: i64) -> bool:
        """The hero wins if every lead of the other has an answer that wins."""
        bound: i64 = NEVER
        leads: i64 = self.choices(yours, mine)
        left: i64 = leads if size(mine) >= self.few else 0
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.glance_answers(mine, yours, card, balance, rest)
            if known == 0:
                self.best = card
                return False
            if known == 1:
                bound = highest(bound, self.proof)
                leads ^= bit(card)
        contest: i64 = contested(balance, rest)
        while leads != 0:
            led: i64 = next_lead(leads, mine, contest, hint)
            leads &= ~bit(led)
            if not self.answers(mine, yours, led, balance, rest):
                self.best = led
                return False
            bound = highest(bound, self.proof)
        self.proof = bound
        self.best = NONE
        return True

    def stands(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero's lead wins against every answer; those whose outcome is known are looked at first."""
        bound: i64 = NEVER
        seconds: i64 = self.choices(may_follow(yours, led), mine)
        left: i64 = seconds
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.glance_after(mine, yours, led, card, balance, rest)
            if known == 0:
                return False
            if known == 1:
                bound = highest(bound, self.proof)
                seconds ^= bit(card)
        contest: i64 = contested(balance, rest)
        while seconds != 0:
            second: i64 = next_answer(seconds, led, contest)
            seconds ^= bit(second)
            if not self.after(mine, yours, led, second, balance, rest):
                return False
            bound = highest(bound, self.proof)
        self.proof = bound
        return True

    def answers(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero has an answer to the other's lead that wins; the known ones are looked at first."""
        bound: i64 = ALWAYS
        seconds: i64 = self.choices(may_follow(mine, led), yours)
        left: i64 = seconds
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            known: i64 = self.glance_after(mine, yours, led, card, balance, rest)
            if known == 1:
                return True
            if known == 0:
                bound = lowest_of(bound, self.proof)
                seconds ^= bit(card)
        contest: i64 = contested(balance, rest)
        while seconds != 0:
            second: i64 = next_answer(seconds, led, contest)
            seconds ^= bit(second)
            if self.after(mine, yours, led, second, balance, rest):
                return True
            bound = lowest_of(bound, self.proof)
        self.proof = bound
        return False

    def after(self, mine: i64, yours: i64, led: i64, second: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero wins after this trick; the proof is of the balance before it."""
        i_win = self.i_win(mine, led, second)
        gain: i64 = self.gain(led, second, i_win)
        left: i64 = rest - self.weights[led].weight - self.weights[second].weight
        gone: i64 = ~(bit(led) | bit(second))
        won = self.wins(mine & gone, yours & gone, i_win, balance + gain, left)
        self.proof -= gain
        return won
