"""The winner of each faction's vote, and the winner of the game."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import size
from tablee.games.claim.rules.pieces import OF, ZEROS

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1


def by_highest(faction: i64, first: i64, second: i64) -> i64:
    """Return the seat with the faction's higher card (C-5.1), or NOBODY if both best are Goblins of value 0 (C-5.2)."""
    cards: i64 = OF[faction] & ~ZEROS
    mine: i64 = first & cards
    yours: i64 = second & cards
    if mine == yours:
        return NOBODY
    return 0 if mine > yours else 1


def vote(faction: i64, first: i64, second: i64) -> i64:
    """Return the seat with more cards of the faction in its score pile, or as many and the higher one (C-5.1)."""
    cards: i64 = OF[faction]
    more: i64 = size(first & cards) - size(second & cards)
    if more == 0:
        return by_highest(faction, first, second)
    return 0 if more > 0 else 1


def majority(first: i64, second: i64) -> i64:
    """Return the first pile's lead in votes over the second (C-5.1, C-5.2)."""
    lead: i64 = 0
    for faction in range(5):
        seat = vote(faction, first, second)
        if seat != NOBODY:
            lead += 1 - 2 * seat
    return lead


def votes_of(first: i64, second: i64) -> list[int]:
    """Return how many votes each of the two piles wins."""
    votes = [0, 0]
    for faction in range(5):
        seat = vote(faction, first, second)
        if seat != NOBODY:
            votes[seat] += 1
    return votes


def winner_of(first: i64, second: i64, needs_three: bool) -> i64:
    """Return the seat that wins the game, or NOBODY.

    With `needs_three`, fewer than three votes never win (C-5.1, C-5.2).
    """
    lead = majority(first, second)
    if lead == 0 or (needs_three and max(votes_of(first, second)) < 3):
        return NOBODY
    return 0 if lead > 0 else 1
