"""In which order the search tries cards: the sooner a good one, the less there is to look at."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest
from tablee.games.claim.lanes import LEVEL, ONES, reaching
from tablee.games.claim.pieces import DWARVES, FACE, NONE, OF, VALUE, may_follow

if TYPE_CHECKING:
    from mypy_extensions import i64


def contested(balance: i64, rest: i64) -> i64:
    """The cards of the factions whose vote both can still get."""
    decided: i64 = reaching(balance - rest, LEVEL + ONES) | reaching(LEVEL - ONES, balance + rest)
    cards: i64 = 0
    guard: i64 = 0x800
    for faction in range(5):
        if decided & guard == 0:
            cards |= OF[faction]
        guard *= 0x1000
    return cards


def worth(card: i64, contest: i64) -> i64:
    """Whether a card is good to have in a trick that one wins: 1, for a Dwarf -1; 0 where nothing hangs on it."""
    if contest & bit(card) == 0:
        return 0
    return -1 if DWARVES & bit(card) != 0 else 1


def next_lead(leads: i64, others: i64, contest: i64, hint: i64) -> i64:
    """What was good here before; then the leads of which the other cannot change who wins."""
    if hint != NONE and leads & bit(hint):
        return hint
    best: i64 = NONE
    most: i64 = -1000
    left: i64 = leads
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        score: i64 = lead_score(card, others, contest)
        if score > most:
            most = score
            best = card
    return best


def lead_score(card: i64, others: i64, contest: i64) -> i64:
    answers: i64 = may_follow(others, card)
    beating: i64 = answers & FACE[card].beaten_by
    if beating == 0:
        return 100 + 20 * worth(card, contest) + VALUE[card]
    if beating == answers:
        return 100 - VALUE[card]
    return 20 - VALUE[card]


def next_answer(seconds: i64, led: i64, contest: i64) -> i64:
    """The answer that makes most of the trick, with the cheapest card."""
    beating: i64 = FACE[led].beaten_by
    at_stake: i64 = worth(led, contest)
    best: i64 = NONE
    most: i64 = -1000
    left: i64 = seconds
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        winning: i64 = 8 * (at_stake + worth(card, contest)) + 4
        score: i64 = (winning if beating & bit(card) != 0 else -winning) - VALUE[card]
        if score > most:
            most = score
            best = card
    return best
