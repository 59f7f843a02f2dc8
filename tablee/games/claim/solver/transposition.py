"""The transposition table. It stores bounds, not values, so that one entry serves many balances."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.claim.rules.pieces import NONE
from tablee.games.claim.solver.packed import ABOVE_ALL, BELOW_ALL, all_at_least

if TYPE_CHECKING:
    from mypy_extensions import i64

MIN_ENTRIES: Final = 0x4000
MAX_ENTRIES: Final = 0x40000
HASH_MULTIPLIER: Final = 0x1E3779B97F4A7C15


class Entry:
    """What is proved about the cards in hand with this leader: balances that win, and balances that do not.

    It keeps two bounds of each kind, the newest and an earlier one.
    """

    def __init__(self) -> None:
        self.reset(0, 0)

    def reset(self, key: i64, generation: i64) -> None:
        """Clear the entry and use it for another position."""
        self.key: i64 = key
        self.generation: i64 = generation
        self.wins_from: i64 = ABOVE_ALL
        self.fails_to: i64 = BELOW_ALL
        self.also_wins_from: i64 = ABOVE_ALL
        self.also_fails_to: i64 = BELOW_ALL
        self.best_lead: i64 = NONE

    def store(self, won: bool, proof: i64) -> None:
        """Store a bound. The previous newest bound becomes the second if it covers balances that this one does not."""
        if won:
            if not all_at_least(self.wins_from, proof):
                self.also_wins_from = self.wins_from
            self.wins_from = proof
        else:
            if not all_at_least(proof, self.fails_to):
                self.also_fails_to = self.fails_to
            self.fails_to = proof


class TranspositionTable:
    """Entries by key. The table grows during the search, so that easy positions need little memory."""

    def __init__(self, min_entries: int, max_entries: int) -> None:
        self.entries: list[Entry] = [Entry() for _ in range(min_entries)]
        self.index_mask: i64 = min_entries - 1
        self.max_entries: i64 = max_entries
        self.generation: i64 = 0
        """Entries of earlier generations are stale."""
        self.stored: i64 = 0
        """The number of positions stored in this generation."""

    def clear(self) -> None:
        """Make all entries stale, without overwriting them."""
        self.generation += 1
        self.stored = 0

    def at(self, key: i64) -> Entry:
        """Return the entry at the key's place, which may belong to another position."""
        return self.entries[(key * HASH_MULTIPLIER >> 40) & self.index_mask]

    def entry_for(self, key: i64) -> Entry:
        """Return the entry of this key, after replacing another position's entry if needed."""
        entry = self.at(key)
        if entry.key != key or entry.generation != self.generation:
            entry.reset(key, self.generation)
            self.stored += 1
            if self.stored > self.index_mask and self.index_mask + 1 < self.max_entries:
                self.grow()
                return self.at(key)
        return entry

    def grow(self) -> None:
        """Make the table four times as large and move the entries to their new places."""
        old = self.entries
        self.index_mask = 4 * self.index_mask + 3
        self.entries = [Entry() for _ in range(self.index_mask + 1)]
        for entry in old:
            self.entries[(entry.key * HASH_MULTIPLIER >> 40) & self.index_mask] = entry
