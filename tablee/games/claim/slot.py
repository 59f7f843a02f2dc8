"""What the search remembers of a position: bounds, not values, so that one entry serves many balances."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.claim.lanes import ALWAYS, NEVER, reaches
from tablee.games.claim.pieces import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64


class Slot:
    """What is known of the cards still in hand and who leads: the balances that surely win, and that surely do not."""

    def __init__(self) -> None:
        self.take(0, 0)

    def take(self, key: i64, age: i64) -> None:
        """Forget everything, and be about these cards."""
        self.key: i64 = key
        self.age: i64 = age
        self.wins_from: i64 = ALWAYS
        self.fails_to: i64 = NEVER
        self.also_wins_from: i64 = ALWAYS
        self.also_fails_to: i64 = NEVER
        self.lead: i64 = NONE

    def note_win(self, proof: i64) -> None:
        """Remember a bound; the one before it too, if it covers what this one does not."""
        if not reaches(self.wins_from, proof):
            self.also_wins_from = self.wins_from
        self.wins_from = proof

    def note_failure(self, proof: i64) -> None:
        if not reaches(proof, self.fails_to):
            self.also_fails_to = self.fails_to
        self.fails_to = proof
