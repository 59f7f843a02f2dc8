"""In which order the search tries cards: the sooner a good one, the less there is to look at."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest
from tablee.games.claim.pieces import DWARVES, FACE, NONE, VALUE, may_follow

if TYPE_CHECKING:
    from mypy_extensions import i64


def next_lead(leads: i64, others: i64, hint: i64) -> i64:
    if hint != NONE and leads & bit(hint):
        return hint
    best: i64 = NONE
    most: i64 = -1000
    left: i64 = leads
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        score: i64 = lead_score(card, others)
        if score > most:
            most = score
            best = card
    return best


def lead_score(card: i64, others: i64) -> i64:
    answers: i64 = may_follow(others, card)
    beating: i64 = answers & FACE[card].beaten_by
    dwarf: bool = DWARVES & bit(card) != 0
    if beating == 0:
        return 0 if dwarf else 100 + VALUE[card]
    if beating == answers:
        return 60 if dwarf else -50 - VALUE[card]
    return 20 - VALUE[card]


def next_answer(seconds: i64, led: i64) -> i64:
    """The answers that win with the cheapest card first; after a Dwarf, those that lose."""
    winning: i64 = seconds & FACE[led].beaten_by
    dwarf: bool = DWARVES & bit(led) != 0
    losing: i64 = seconds & ~winning
    group: i64 = losing if dwarf else winning
    if group == 0:
        group = seconds
    return lowest(group)
