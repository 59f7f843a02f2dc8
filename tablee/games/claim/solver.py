"""The second phase solved with open hands, as both players see it who remember all cards (C-6.1).

The best result for any position, and every card that reaches it.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members
from tablee.games.claim.lanes import LEVEL
from tablee.games.claim.pieces import NONE, distinct, kind_of
from tablee.games.claim.rules import Claim
from tablee.games.claim.scales import Scales
from tablee.games.claim.search import ENDLESS, Search, TooLong

if TYPE_CHECKING:
    from mypy_extensions import i64

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
        scales = Scales(self.mine | self.yours | me.score | you.score)
        self.search.prepare(scales)
        self.can_draw = scales.can_draw
        self.balance: i64 = LEVEL + scales.total(me.score) - scales.total(you.score)
        self.rest: i64 = scales.total(self.mine | self.yours)

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
    mine = Question(state, 0)
    if mine.wins():
        return 1
    return 0 if mine.can_draw and not Question(state, 1).wins() else -1


def solve(state: Claim) -> Solution:
    """The best result for the seat to move in the second phase, and every card that reaches it."""
    before = search().nodes
    seat: i64 = mover(state)
    playable = members(distinct(state.playable()))
    mine = Question(state, seat)
    best = [kind_of(card) for card in playable if mine.wins_after(card)]
    if best:
        return Solution(1, best, search().nodes - before)
    if mine.can_draw:
        yours = Question(state, 1 - seat)
        best = [kind_of(card) for card in playable if not yours.wins_after(card)]
        if best:
            return Solution(0, best, search().nodes - before)
    return Solution(-1, [kind_of(card) for card in playable], search().nodes - before)


def best_card(state: Claim, nodes: int) -> int | None:
    """A card that reaches the best result, as an action; None where all lose, or where so many nodes do not tell."""
    find = search()
    find.limit = find.nodes + nodes
    try:
        return first_best(state)
    except TooLong:
        return None
    finally:
        find.limit = ENDLESS


def first_best(state: Claim) -> int | None:
    """The first card that wins, else the first that draws."""
    seat: i64 = mover(state)
    playable = members(distinct(state.playable()))
    mine = Question(state, seat)
    for card in playable:
        if mine.wins_after(card):
            return kind_of(card)
    if mine.can_draw:
        yours = Question(state, 1 - seat)
        for card in playable:
            if not yours.wins_after(card):
                return kind_of(card)
    return None


def mover(state: Claim) -> i64:
    """The seat to move."""
    return state.leader if state.led == NONE else 1 - state.leader
