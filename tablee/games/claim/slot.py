"""What the search remembers of a position: bounds, not values, so that one entry serves many balances."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.claim.lanes import ALWAYS, NEVER, reaches
from tablee.games.claim.pieces import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

FEWEST: Final = 0x4000
MOST: Final = 0x40000
MIXER: Final = 0x1E3779B97F4A7C15


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


class Table:
    """What is remembered, found by its key. It grows with the search, so that an easy question needs little room."""

    def __init__(self, fewest: int, most: int) -> None:
        self.slots: list[Slot] = [Slot() for _ in range(fewest)]
        self.last: i64 = fewest - 1
        self.most: i64 = most
        self.age: i64 = 0
        self.taken: i64 = 0
        """How many positions were put in since the last question."""

    def forget(self) -> None:
        """What is remembered belongs to another question."""
        self.age += 1
        self.taken = 0

    def at(self, key: i64) -> Slot:
        """The place of a key, whatever is there now."""
        return self.slots[(key * MIXER >> 40) & self.last]

    def take(self, key: i64) -> Slot:
        """The place of a key, now surely about it."""
        slot = self.at(key)
        if slot.key != key or slot.age != self.age:
            slot.take(key, self.age)
            self.taken += 1
            if self.taken > self.last and self.last + 1 < self.most:
                self.grow()
                return self.at(key)
        return slot

    def grow(self) -> None:
        """Four times as many slots: each keeps what it has, at the place where it is looked for now."""
        old = self.slots
        self.last = 4 * self.last + 3
        self.slots = [Slot() for _ in range(self.last + 1)]
        for slot in old:
            self.slots[(slot.key * MIXER >> 40) & self.last] = slot
