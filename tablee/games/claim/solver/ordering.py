"""Move ordering: the sooner the search tries a good card, the fewer nodes it needs."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest
from tablee.games.claim.rules.pieces import BEATEN_BY, DWARVES, NONE, OF, VALUE, may_follow
from tablee.games.claim.solver.packed import LEVEL, ONES, lanes_at_least

if TYPE_CHECKING:
    from mypy_extensions import i64

BELOW_ANY_SCORE: Final = -1000


def contested_cards(balance: i64, rest: i64) -> i64:
    """Return the cards of the factions whose vote is still open."""
    decided: i64 = lanes_at_least(balance - rest, LEVEL + ONES) | lanes_at_least(LEVEL - ONES, balance + rest)
    cards: i64 = 0
    guard: i64 = 0x800
    for faction in range(5):
        if decided & guard == 0:
            cards |= OF[faction]
        guard *= 0x1000
    return cards


def value_to_winner(card: i64, contested: i64) -> i64:
    """Return a card's value to the winner of its trick: 1, for a Dwarf -1, and 0 if its vote is decided."""
    if contested & bit(card) == 0:
        return 0
    return -1 if DWARVES & bit(card) != 0 else 1


def next_lead(leads: i64, others: i64, contested: i64, best_before: i64) -> i64:
    """Return the next lead to try: the earlier best one, then leads whose trick has a certain winner."""
    if best_before != NONE and leads & bit(best_before):
        return best_before
    best: i64 = NONE
    best_score: i64 = BELOW_ANY_SCORE
    left: i64 = leads
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        score: i64 = lead_score(card, others, contested)
        if score > best_score:
            best_score = score
            best = card
    return best


def lead_score(card: i64, others: i64, contested: i64) -> i64:
    """Return the priority of a lead. Leads that always win or always lose the trick come first."""
    answers: i64 = may_follow(others, card)
    beating: i64 = answers & BEATEN_BY[card]
    if beating == 0:
        return 100 + 20 * value_to_winner(card, contested) + VALUE[card]
    if beating == answers:
        return 100 - VALUE[card]
    return 20 - VALUE[card]


def next_answer(answers: i64, led: i64, contested: i64) -> i64:
    """Return the answer that gains most from the trick, with the cheapest card."""
    beating: i64 = BEATEN_BY[led]
    led_value: i64 = value_to_winner(led, contested)
    best: i64 = NONE
    best_score: i64 = BELOW_ANY_SCORE
    left: i64 = answers
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        winning: i64 = 8 * (led_value + value_to_winner(card, contested)) + 4
        score: i64 = (winning if beating & bit(card) != 0 else -winning) - VALUE[card]
        if score > best_score:
            best_score = score
            best = card
    return best
