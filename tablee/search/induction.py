"""Exact values of small games without secrets, and of single turns of larger games, by backward induction.

Chance is averaged over all its outcomes. A seat that chooses alone takes its best action. Two seats that choose at once
play the equilibrium of their matrix game; this requires that no other seat can win.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.state import State
from tablee.search.matrix import Solution, solve

Key = Callable[[State], Hashable]
"""Returns a key for a position. Equal keys mean that the rest of the game is equal."""
Leaf = Callable[[State], list[float] | None]
"""Returns each seat's share at a position where the search stops, or None to go on."""


class Induction:
    """Computes and caches the values of positions. No position may repeat before a leaf or the end."""

    def __init__(self, key: Key, leaf: Leaf | None = None) -> None:
        self._key = key
        self._leaf = leaf
        self._known: dict[Hashable, list[float]] = {}

    def values(self, state: State) -> list[float]:
        """Return each seat's share of the win when all play their best from here."""
        key = self._key(state)
        if key not in self._known:
            self._known[key] = self._work_out(state)
        return self._known[key]

    def best(self, state: State, seat: int) -> int:
        """Return the best action of a seat that chooses alone; the first of equal ones."""
        worth = self.after(state)
        return max(worth, key=lambda action: worth[action][seat])

    def after(self, state: State) -> dict[int, list[float]]:
        """Return the values after each action of the one seat that is to choose."""
        waits = state.awaits()
        assert isinstance(waits, Decide)
        return {action: self.values(_applied(state, [action])) for action in state.legal(waits.seats[0])}

    def equilibrium(self, state: State) -> Solution:
        """Return the equilibrium of two seats that choose at once. Rows are the first seat's actions, columns the
        second's.
        """
        waits = state.awaits()
        assert isinstance(waits, Decide)
        first, second = waits.seats
        rows, columns = state.legal(first), state.legal(second)
        return solve([[self.values(_applied(state, [row, column]))[first] for column in columns] for row in rows])

    def _work_out(self, state: State) -> list[float]:
        waits = state.awaits()
        if isinstance(waits, Over):
            return waits.shares()
        leaf = self._leaf(state) if self._leaf is not None else None
        if leaf is not None:
            return leaf
        if isinstance(waits, Chance):
            return self._average(state, waits)
        if len(waits.seats) == 1:
            seat = waits.seats[0]
            return max(self.after(state).values(), key=lambda values: values[seat])
        return self._at_once(state, waits)

    def _average(self, state: State, chance: Chance) -> list[float]:
        branches = [(weight, self.values(_resolved(state, outcome))) for outcome, weight in chance.outcomes()]
        seats = range(len(branches[0][1]))
        return [sum(weight * values[seat] for weight, values in branches) for seat in seats]

    def _at_once(self, state: State, waits: Decide) -> list[float]:
        if sorted(waits.seats) != [0, 1]:
            raise ValueError(f"only both seats of a game for two may choose at once here, not {waits.seats}")
        value = self.equilibrium(state).value
        return [value, 1.0 - value] if waits.seats[0] == 0 else [1.0 - value, value]


def _applied(state: State, choices: list[int]) -> State:
    after = state.copy()
    after.apply(choices)
    return after


def _resolved(state: State, outcome: list[int]) -> State:
    after = state.copy()
    after.resolve(outcome)
    return after
