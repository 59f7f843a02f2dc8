"""The search behind the solver: whether one seat wins the second phase when all hands are open.

A vote goes to whoever has more cards, then to whoever has the faction's highest (C-5.1). All cards that will ever be scored are
known, so the highest is known too: it counts 3 and every other card 2, and the sign of the difference is the vote. The search
asks one question, whether a given seat wins, by alpha-beta over whole tricks. What it proves holds for more than the one
position: a win needs only so much of a balance in some factions, and holds with more. Such bounds are remembered.
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
    lane,
    lowest_of,
    reaches,
    reaching,
    spread,
)
from tablee.games.claim.order import next_answer, next_lead
from tablee.games.claim.pieces import DWARVES, FACE, FACTION, NONE, OF, ZEROS, distinct, may_follow
from tablee.games.claim.slot import Slot

if TYPE_CHECKING:
    from mypy_extensions import i64

SLOTS: Final = 0x40000
MIXER: Final = 0x1E3779B97F4A7C15


UNKNOWN: Final = -1
ENDLESS: Final = 0x1000000000000


class TooLong(Exception):
    """A search went over its limit of nodes."""


class Weight:
    """What a card adds to a balance, and what it adds when it goes to the trick's winner or, a Dwarf, to the loser."""

    def __init__(self, weight: i64, dwarf: bool) -> None:
        self.weight: i64 = weight
        self.to_winner: i64 = -weight if dwarf else weight


class Search:
    """Whether one seat, the hero, wins."""

    def __init__(self, slots: int = SLOTS) -> None:
        """`slots` is a power of two."""
        self.table: list[Slot] = [Slot() for _ in range(slots)]
        self.last_slot: i64 = slots - 1
        self.age: i64 = 0
        self.nodes: i64 = 0
        self.limit: i64 = ENDLESS
        """How many nodes there may be in all before the search gives up."""
        self.proof: i64 = 0
        """What the last answer rests on: the least balance that still wins, or the most that still does not."""
        self.best: i64 = NONE
        """The lead that decided the last trick looked at."""
        self.weights: list[Weight] = []
        self.enough: i64 = 3
        self.too_many: i64 = 3

    def prepare(self, every: i64) -> None:
        """Weigh all the cards that are or will be scored, and forget what other cards were about."""
        self.age += 1
        factions: i64 = 0
        tops: i64 = 0
        for faction in range(5):
            cards: i64 = every & OF[faction]
            if cards != 0:
                factions += 1
                top: i64 = bit(top_of(cards))
                tops |= top & ~ZEROS
        self.enough = factions // 2 + 1
        self.too_many = (factions + 1) // 2
        self.weights = []
        for card in range(52):
            weight = lane(FACTION[card], 3 if tops & bit(card) else 2)
            self.weights.append(Weight(weight, DWARVES & bit(card) != 0))

    def total(self, cards: i64) -> i64:
        """The weight of these cards."""
        sum_of: i64 = 0
        while cards != 0:
            sum_of += self.weights[lowest(cards)].weight
            cards &= cards - 1
        return sum_of

    def wins(self, mine: i64, yours: i64, i_lead: bool, balance: i64, rest: i64) -> bool:
        """Whether the hero wins before a trick; `rest` is the weight of the cards in both hands."""
        known: i64 = self.glance(mine | yours, i_lead, balance, rest)
        if known != UNKNOWN:
            return known == 1
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooLong
        key: i64 = (mine | yours) * 2 + (1 if i_lead else 0)
        slot = self.slot(key)
        if slot.key != key or slot.age != self.age:
            slot.take(key, self.age)
        won = (
            self.i_lead(mine, yours, balance, rest, slot.lead)
            if i_lead
            else self.you_lead(mine, yours, balance, rest, slot.lead)
        )
        if slot.key != key:
            slot.take(key, self.age)
        slot.lead = self.best
        if won:
            slot.note_win(self.proof)
        else:
            slot.note_failure(self.proof)
        return won

    def slot(self, key: i64) -> Slot:
        return self.table[(key * MIXER >> 40) & self.last_slot]

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
        slot = self.slot(key)
        if slot.key != key or slot.age != self.age:
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

    def i_lead(self, mine: i64, yours: i64, balance: i64, rest: i64, hint: i64) -> bool:
        """The hero wins if one lead wins."""
        bound: i64 = ALWAYS
        leads: i64 = self.choices(mine, yours)
        while leads != 0:
            led: i64 = next_lead(leads, yours, hint)
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
        while leads != 0:
            led: i64 = next_lead(leads, mine, hint)
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
        while seconds != 0:
            second: i64 = next_answer(seconds, led)
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
        while seconds != 0:
            second: i64 = next_answer(seconds, led)
            seconds ^= bit(second)
            if self.after(mine, yours, led, second, balance, rest):
                return True
            bound = lowest_of(bound, self.proof)
        self.proof = bound
        return False

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

    def after(self, mine: i64, yours: i64, led: i64, second: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero wins after this trick; the proof is of the balance before it."""
        i_win = self.i_win(mine, led, second)
        gain: i64 = self.gain(led, second, i_win)
        left: i64 = rest - self.weights[led].weight - self.weights[second].weight
        gone: i64 = ~(bit(led) | bit(second))
        won = self.wins(mine & gone, yours & gone, i_win, balance + gain, left)
        self.proof -= gain
        return won

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


def top_of(cards: i64) -> i64:
    """The highest member of a set that is not empty."""
    top: i64 = 0
    while cards != 0:
        top = lowest(cards)
        cards &= cards - 1
    return top
