"""The second phase solved with open hands, as both players can see it who remember the cards (C-6.1).

A vote goes to whoever has more cards, then to whoever has the faction's highest (C-5.1). All cards that will ever be scored are
known, so the highest is known too: it counts 3 and every other card 2, and the sign of the difference is the vote. The search
asks one question, whether a given seat wins, by alpha-beta over whole tricks. What it proves holds for more than the one
position: a win needs only so much of a balance in some factions, and holds with more. Such bounds are remembered.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, members, size
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
from tablee.games.claim.pieces import DOPPELGANGERS, DWARVES, FACE, FACTION, OF, VALUE, ZEROS, distinct, may_follow
from tablee.games.claim.rules import NONE, Claim

if TYPE_CHECKING:
    from mypy_extensions import i64

SLOTS: Final = 0x40000
MIXER: Final = 0x1E3779B97F4A7C15


class Slot:
    """What is known of the cards still in hand and who leads: how much balance surely wins, how much surely does not."""

    def __init__(self) -> None:
        self.age: i64 = 0
        self.key: i64 = 0
        self.wins_from: i64 = ALWAYS
        self.fails_to: i64 = NEVER
        self.lead: i64 = NONE


class Weight:
    """What a card adds to a balance, and what it adds when it goes to the trick's winner or, a Dwarf, to the loser."""

    def __init__(self, weight: i64, dwarf: bool) -> None:
        self.weight: i64 = weight
        self.to_winner: i64 = -weight if dwarf else weight


class Band:
    """The cards of lower value than a card, and those of no higher value."""

    def __init__(self, value: int) -> None:
        below: i64 = 0
        up_to: i64 = 0
        for card in range(52):
            if VALUE[card] < value:
                below |= bit(card)
            if VALUE[card] <= value:
                up_to |= bit(card)
        self.below: i64 = below
        self.up_to: i64 = up_to


BANDS: Final = [Band(value) for value in VALUE]


def alike(low: i64, high: i64, others: i64) -> bool:
    """Whether two cards of a faction in one hand win and lose against the same of the other hand's cards."""
    beaten_when_led: i64 = BANDS[high].up_to & ~BANDS[low].up_to
    beaten_when_second: i64 = BANDS[high].below & ~BANDS[low].below
    suit: i64 = FACE[low].suit
    if suit == DOPPELGANGERS:
        return others & ((beaten_when_led & suit) | beaten_when_second) == 0
    return others & ((beaten_when_led & (suit | DOPPELGANGERS)) | (beaten_when_second & suit)) == 0


class Search:
    """Whether one seat, the hero, wins."""

    def __init__(self) -> None:
        self.table: list[Slot] = [Slot() for _ in range(SLOTS)]
        self.age: i64 = 0
        self.nodes: i64 = 0
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
        self.nodes += 1
        ahead: i64 = reaching(balance - rest, LEVEL + ONES)
        if size(ahead) >= self.enough:
            self.proof = self.need(ahead, rest)
            return True
        behind: i64 = reaching(LEVEL - ONES, balance + rest)
        if size(behind) >= self.too_many:
            self.proof = self.excess(behind, rest)
            return False
        if mine == 0:
            self.proof = balance
            return size(ahead) > size(behind)
        return self.remembered(mine, yours, i_lead, balance, rest)

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

    def remembered(self, mine: i64, yours: i64, i_lead: bool, balance: i64, rest: i64) -> bool:
        """Look into the table first, and write what was found into it."""
        key: i64 = (mine | yours) * 2 + (1 if i_lead else 0)
        slot = self.table[(key * MIXER >> 40) & (SLOTS - 1)]
        if slot.key != key or slot.age != self.age:
            slot.key = key
            slot.age = self.age
            slot.wins_from = ALWAYS
            slot.fails_to = NEVER
            slot.lead = NONE
        elif reaches(balance, slot.wins_from):
            self.proof = slot.wins_from
            return True
        elif reaches(slot.fails_to, balance):
            self.proof = slot.fails_to
            return False
        hint: i64 = slot.lead
        won = (
            self.i_lead(mine, yours, balance, rest, hint) if i_lead else self.you_lead(mine, yours, balance, rest, hint)
        )
        if slot.key != key:
            slot.key = key
            slot.wins_from = ALWAYS
            slot.fails_to = NEVER
        slot.lead = self.best
        if won:
            slot.wins_from = self.proof
        else:
            slot.fails_to = self.proof
        return won

    def i_lead(self, mine: i64, yours: i64, balance: i64, rest: i64, hint: i64) -> bool:
        """The hero wins if one lead wins."""
        bound: i64 = ALWAYS
        leads: i64 = self.choices(mine, yours)
        while leads != 0:
            led: i64 = self.next_lead(leads, yours, hint)
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
            led: i64 = self.next_lead(leads, mine, hint)
            leads &= ~bit(led)
            if not self.answers(mine, yours, led, balance, rest):
                self.best = led
                return False
            bound = highest(bound, self.proof)
        self.proof = bound
        self.best = NONE
        return True

    def stands(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero's lead wins against every answer."""
        bound: i64 = NEVER
        seconds: i64 = self.choices(may_follow(yours, led), mine)
        while seconds != 0:
            second: i64 = self.next_answer(seconds, led)
            seconds &= ~bit(second)
            if not self.after(mine, yours, led, second, balance, rest):
                return False
            bound = highest(bound, self.proof)
        self.proof = bound
        return True

    def answers(self, mine: i64, yours: i64, led: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero has an answer to the other's lead that wins."""
        bound: i64 = ALWAYS
        seconds: i64 = self.choices(may_follow(mine, led), yours)
        while seconds != 0:
            second: i64 = self.next_answer(seconds, led)
            seconds &= ~bit(second)
            if self.after(mine, yours, led, second, balance, rest):
                return True
            bound = lowest_of(bound, self.proof)
        self.proof = bound
        return False

    def after(self, mine: i64, yours: i64, led: i64, second: i64, balance: i64, rest: i64) -> bool:
        """Whether the hero wins after this trick; the proof is of the balance before it."""
        first = self.weights[led]
        other = self.weights[second]
        gain: i64 = first.to_winner + other.to_winner
        i_win: bool = (mine & bit(led) != 0) != (FACE[led].beaten_by & bit(second) != 0)
        if not i_win:
            gain = -gain
        gone: i64 = ~(bit(led) | bit(second))
        left: i64 = rest - first.weight - other.weight
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

    def next_lead(self, leads: i64, others: i64, hint: i64) -> i64:
        if hint != NONE and leads & bit(hint):
            return hint
        best: i64 = NONE
        most: i64 = -1000
        left: i64 = leads
        while left != 0:
            card: i64 = lowest(left)
            left &= left - 1
            score: i64 = self.lead_score(card, others)
            if score > most:
                most = score
                best = card
        return best

    def lead_score(self, card: i64, others: i64) -> i64:
        answers: i64 = may_follow(others, card)
        beating: i64 = answers & FACE[card].beaten_by
        dwarf: bool = DWARVES & bit(card) != 0
        if beating == 0:
            return 0 if dwarf else 100 + VALUE[card]
        if beating == answers:
            return 60 if dwarf else -50 - VALUE[card]
        return 20 - VALUE[card]

    def next_answer(self, seconds: i64, led: i64) -> i64:
        """The answers that win with the cheapest card first; after a Dwarf, those that lose."""
        winning: i64 = seconds & FACE[led].beaten_by
        dwarf: bool = DWARVES & bit(led) != 0
        losing: i64 = seconds & ~winning
        group: i64 = losing if dwarf else winning
        if group == 0:
            group = seconds
        return lowest(group)


def top_of(cards: i64) -> i64:
    """The highest member of a set that is not empty."""
    top: i64 = 0
    while cards != 0:
        top = lowest(cards)
        cards &= cards - 1
    return top


SEARCH: Final[list[Search]] = []


def search() -> Search:
    """The one search of this process; its table is made when it is first asked for."""
    if not SEARCH:
        SEARCH.append(Search())
    return SEARCH[0]


class Solution:
    """The outcome for the seat to move (1 a win, 0 a draw, -1 a loss) and every card that reaches it, as actions."""

    def __init__(self, outcome: int, cards: list[int], nodes: int) -> None:
        self.outcome = outcome
        self.cards = cards
        self.nodes = nodes


class Question:
    """A position of the second phase as one seat, the hero, sees it."""

    def __init__(self, state: Claim, hero: i64) -> None:
        self.search = search()
        me, you = state.players[hero], state.players[1 - hero]
        self.mine: i64 = me.hand
        self.yours: i64 = you.hand
        self.led: i64 = state.led
        self.i_lead: bool = state.leader == hero
        if state.led != NONE:  # the search counts a card to its hand until the trick is over
            self.mine |= bit(state.led) if self.i_lead else 0
            self.yours |= 0 if self.i_lead else bit(state.led)
        self.search.prepare(self.mine | self.yours | me.score | you.score)
        self.balance: i64 = LEVEL + self.search.total(me.score) - self.search.total(you.score)
        self.rest: i64 = self.search.total(self.mine | self.yours)

    def wins(self) -> bool:
        """Whether the hero wins."""
        find = self.search
        if self.led == NONE:
            return find.wins(self.mine, self.yours, self.i_lead, self.balance, self.rest)
        if self.i_lead:
            return find.stands(self.mine, self.yours, self.led, self.balance, self.rest)
        return find.answers(self.mine, self.yours, self.led, self.balance, self.rest)

    def wins_after(self, card: i64) -> bool:
        """Whether the hero wins once this card is played by whoever is to play."""
        find = self.search
        if self.led != NONE:
            return find.after(self.mine, self.yours, self.led, card, self.balance, self.rest)
        if self.i_lead:
            return find.stands(self.mine, self.yours, card, self.balance, self.rest)
        return find.answers(self.mine, self.yours, card, self.balance, self.rest)


def outcome(state: Claim) -> int:
    """The first seat's result with best play: 1 a win, 0 a draw, -1 a loss."""
    if Question(state, 0).wins():
        return 1
    return -1 if Question(state, 1).wins() else 0


def solve(state: Claim) -> Solution:
    """The best result for the seat to move in the second phase, and every card that reaches it."""
    seat: i64 = state.leader if state.led == NONE else 1 - state.leader
    before = search().nodes
    playable: i64 = distinct(state.playable())
    mine = Question(state, seat)
    winning = [card for card in members(playable) if mine.wins_after(card)]
    if winning:
        return Solution(1, winning, search().nodes - before)
    yours = Question(state, 1 - seat)
    drawing = [card for card in members(playable) if not yours.wins_after(card)]
    if drawing:
        return Solution(0, drawing, search().nodes - before)
    return Solution(-1, members(playable), search().nodes - before)
