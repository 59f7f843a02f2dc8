"""Solve the second phase with open hands. Players who remember all cards know both hands (C-6.1).

The solver returns the best result of any position, and every card that reaches it.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from tablee.core.bits import bit, members
from tablee.games.claim.rules.pieces import NONE, distinct, kind_of
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.solver.packed import LEVEL
from tablee.games.claim.solver.search import NO_LIMIT, NodeLimitReached, Search
from tablee.games.claim.solver.weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64

Answer = TypeVar("Answer")

SHARED_SEARCH: Final[list[Search]] = []


def shared_search() -> Search:
    """Return the shared search of this process. The first call creates its table."""
    if not SHARED_SEARCH:
        SHARED_SEARCH.append(Search())
    return SHARED_SEARCH[0]


class Solution:
    """The outcome for the seat to move (1 a win, 0 a draw, -1 a loss) and every card that reaches it, as actions."""

    def __init__(self, outcome: int, cards: list[int], nodes: int) -> None:
        self.outcome = outcome
        self.cards = cards
        self.nodes = nodes


class Endgame:
    """A position of the second phase from the view of one seat, the hero."""

    def __init__(self, state: Claim, hero: i64) -> None:
        self.search = shared_search()
        me, you = state.players[hero], state.players[1 - hero]
        self.mine: i64 = me.hand
        self.yours: i64 = you.hand
        self.led: i64 = state.led
        self.hero_leads: bool = state.leader == hero
        if state.led != NONE:  # the search keeps a card in its hand until the trick is over
            self.mine |= bit(state.led) if self.hero_leads else 0
            self.yours |= 0 if self.hero_leads else bit(state.led)
        weights = Weights(self.mine | self.yours | me.score | you.score, state.needs_three)
        self.search.bounds.prepare(weights)
        self.can_draw = weights.can_draw
        self.balance: i64 = LEVEL + weights.total(me.score) - weights.total(you.score)
        self.rest: i64 = weights.total(self.mine | self.yours)

    def wins(self) -> bool:
        """Return whether the hero wins."""
        if self.led == NONE:
            return self.search.wins(self.mine, self.yours, self.hero_leads, self.balance, self.rest)
        return self.search.wins_after_lead(self.mine, self.yours, self.led, self.balance, self.rest)

    def wins_after(self, card: i64) -> bool:
        """Return whether the hero wins after the seat to move plays this card."""
        if self.led == NONE:
            return self.search.wins_after_lead(self.mine, self.yours, card, self.balance, self.rest)
        return self.search.wins_after_trick(self.mine, self.yours, self.led, card, self.balance, self.rest)


def outcome(state: Claim) -> int:
    """Return the first seat's result with best play: 1 a win, 0 a draw, -1 a loss."""
    mine = Endgame(state, 0)
    if mine.wins():
        return 1
    return 0 if mine.can_draw and not Endgame(state, 1).wins() else -1


def solve(state: Claim) -> Solution:
    """Return the best result for the seat to move in the second phase, and every card that reaches it."""
    before = shared_search().nodes
    result, cards = best_cards(state, first_only=False)
    return Solution(result, cards, shared_search().nodes - before)


def best_card(state: Claim, nodes: int) -> int | None:
    """Return a card that reaches the best result, as an action.

    Return None if all cards lose, or if the node limit is reached.
    """
    found = within_nodes(nodes, lambda: best_cards(state, first_only=True))
    return None if found is None or found[0] < 0 else found[1][0]


def within_nodes(nodes: int, ask: Callable[[], Answer]) -> Answer | None:
    """Return the solver's answer, or None if it reaches the node limit."""
    search = shared_search()
    search.node_limit = search.nodes + nodes
    try:
        return ask()
    except NodeLimitReached:
        return None
    finally:
        search.node_limit = NO_LIMIT


def best_cards(state: Claim, first_only: bool) -> tuple[int, list[int]]:
    """Return the best result for the seat to move, and the cards that reach it (or only the first one) as actions."""
    seat: i64 = state.mover()
    playable = members(distinct(state.playable()))
    mine = Endgame(state, seat)
    cards = cards_after_which(mine, playable, hero_wins=True, first_only=first_only)
    if cards:
        return 1, cards
    if mine.can_draw:
        cards = cards_after_which(Endgame(state, 1 - seat), playable, hero_wins=False, first_only=first_only)
        if cards:
            return 0, cards
    return -1, [kind_of(card) for card in playable]


def cards_after_which(endgame: Endgame, playable: list[int], hero_wins: bool, first_only: bool) -> list[int]:
    """Return the cards after which the hero wins (or does not), or only the first one, as actions."""
    found: list[int] = []
    for card in playable:
        if endgame.wins_after(card) == hero_wins:
            found.append(kind_of(card))
            if first_only:
                break
    return found
