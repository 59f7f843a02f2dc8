"""What cards weigh in a vote.

A vote goes to whoever has more cards, then to whoever has the faction's highest (C-5.1). All cards that will ever be scored are
known, so the highest is known too: it counts 3 and every other card 2, and the sign of the difference is the vote.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, size
from tablee.games.claim.lanes import lane
from tablee.games.claim.pieces import DWARVES, FACTION, OF, ZEROS

if TYPE_CHECKING:
    from mypy_extensions import i64


class Weight:
    """What a card adds to a balance, and what it adds when it goes to the trick's winner or, a Dwarf, to the loser."""

    def __init__(self, weight: i64, dwarf: bool) -> None:
        self.weight: i64 = weight
        self.to_winner: i64 = -weight if dwarf else weight


class Scales:
    """The weights of all the cards that are or will be scored, and how many votes win."""

    def __init__(self, every: i64) -> None:
        factions: i64 = 0
        tops: i64 = 0
        for faction in range(5):
            cards: i64 = every & OF[faction]
            if cards != 0:
                factions += 1
                tops |= bit(top_of(cards)) & ~ZEROS
        self.enough: i64 = factions // 2 + 1
        """So many votes win."""
        self.too_many: i64 = (factions + 1) // 2
        """So many votes of the other leave no win."""
        self.can_draw: bool = factions % 2 == 0 or size(tops) < factions
        """An odd number of votes, none of which can be a tie, always has a winner."""
        self.weights: list[Weight] = []
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


def top_of(cards: i64) -> i64:
    """The highest member of a set that is not empty."""
    top: i64 = 0
    while cards != 0:
        top = lowest(cards)
        cards &= cards - 1
    return top
