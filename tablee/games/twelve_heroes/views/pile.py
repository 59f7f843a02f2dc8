"""Cards that have no place yet, while a position is imagined."""

from __future__ import annotations

from collections import Counter

from tablee.core.rng import Rng
from tablee.games.twelve_heroes.views.view import Numbers


class Pile:
    """Cards to be taken out by their numbers, or at random. `left` holds the places of those still there."""

    def __init__(self, kinds: list[int]) -> None:
        self._kinds = kinds
        self.left = list(range(len(kinds)))

    def take(self, numbers: Numbers) -> list[int]:
        """Take cards with these numbers, in this order."""
        return [self._take(number - 1) for number in numbers]

    def _take(self, kind: int) -> int:
        card = next(card for card in self.left if self._kinds[card] == kind)
        self.left.remove(card)
        return card

    def deal(self, count: int, rng: Rng) -> list[int]:
        """Take random cards."""
        return [self.left.pop(rng.below(len(self.left))) for _ in range(count)]

    def counts(self) -> Counter[int]:
        """Return how many cards of each number are left."""
        return Counter(self._kinds[card] + 1 for card in self.left)
