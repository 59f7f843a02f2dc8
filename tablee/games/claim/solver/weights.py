"""The weight of each card in a vote.

A vote goes to the player with more cards, and on a tie to the one with the faction's highest (C-5.1). All cards that
will ever be scored are known, so the highest is known too. It counts 3 and every other card 2, and the sign of the
difference is the vote.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, size
from tablee.games.claim.rules.pieces import CARDS, DWARVES, FACTION, OF, ZEROS
from tablee.games.claim.solver.packed import in_lane

if TYPE_CHECKING:
    from mypy_extensions import i64


class CardWeight:
    """A card's change of a balance, and its change for the winner of a trick (a Dwarf goes to the loser)."""

    def __init__(self, weight: i64, dwarf: bool) -> None:
        self.weight: i64 = weight
        self.to_winner: i64 = -weight if dwarf else weight


class Weights:
    """The weights of all cards that are or will be scored, and the number of votes needed to win."""

    def __init__(self, scorable: i64, needs_three: bool = False) -> None:
        factions: i64 = 0
        tops: i64 = 0
        for faction in range(5):
            cards: i64 = scorable & OF[faction]
            if cards != 0:
                factions += 1
                tops |= bit(top_of(cards)) & ~ZEROS
        self.votes_to_win: i64 = 3 if needs_three else factions // 2 + 1
        self.votes_to_deny: i64 = max(0, factions - 2) if needs_three else (factions + 1) // 2
        """A seat cannot win if its opponent has this many votes."""
        self.fewer_may_win: bool = not needs_three
        """Whether fewer votes can win: after a tied vote, the seat with more of the others may win."""
        self.can_draw: bool = factions % 2 == 0 or size(tops) < factions or (needs_three and factions < 5)
        """Whether a draw is possible.

        An odd number of votes without ties always has a winner, unless three are needed.
        """
        self.cards: list[CardWeight] = []
        for card in range(CARDS):
            weight = in_lane(FACTION[card], 3 if tops & bit(card) else 2)
            self.cards.append(CardWeight(weight, DWARVES & bit(card) != 0))

    def total(self, cards: i64) -> i64:
        """Return the total weight of these cards."""
        total: i64 = 0
        while cards != 0:
            total += self.cards[lowest(cards)].weight
            cards &= cards - 1
        return total


def top_of(cards: i64) -> i64:
    """Return the highest card of a non-empty set."""
    top: i64 = 0
    while cards != 0:
        top = lowest(cards)
        cards &= cards - 1
    return top
