"""A node of the search tree: statistics of a seat's actions at one state of its knowledge, and how to choose.

A search makes a node in almost every iteration. So the numbers are unboxed, and those for regret matching exist only
where it is used.
"""
# compiled by mypyc

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from tablee.core.rng import Rng

ROOTS: Final = vec[float]([(1.0 + visits) ** (1.0 / 3.0) for visits in range(1024)])


def cube_root(visits: i64) -> float:
    """Return the cube root of one more than this number. Powers are slow, so the first are in a table."""
    if visits < len(ROOTS):
        return ROOTS[visits]
    root: float = (1.0 + float(visits)) ** (1.0 / 3.0)
    return root


@mypyc_attr(acyclic=True)
class Step:
    """A choice made on the way down: the node, the chosen slot among the legal ones, and the strategy."""

    def __init__(self, node: Node, seat: int, slots: vec[i64], chosen: i64, strategy: vec[float]) -> None:
        self.node = node
        self.seat = seat
        self.slots = slots
        self.chosen: i64 = chosen
        self.strategy = strategy
        """The strategy of regret matching, by place in `slots`. Empty if the choice was not mixed."""
        self.likely = 1.0
        """The probability of the chosen action, exploration included."""

    def learn(self, reward: float) -> None:
        """Update the node with the seat's reward."""
        if len(self.strategy) > 0:
            self.node.regret(self, reward)
        self.node.count_in(self.slots, self.slots[self.chosen], reward)


@mypyc_attr(acyclic=True)
class Node:
    """Statistics of actions by slot. An action gets a slot when it is first seen here."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.places = vec[i64]()
        """The slots of the actions seen here first: 0, 1, 2 … Mostly the same actions come again."""
        self.seen = vec[i64]()
        """How often each action was legal when a choice was made here. With pooled secrets, this varies."""
        self.visits = vec[i64]()
        self.totals = vec[float]()
        self.regrets = vec[float]()
        self.weights = vec[float]()
        """`regrets` and `weights` are as long as the others only after a mixed choice here."""
        self.visited: i64 = 0
        self.total = 0.0

    def slots(self, legal: list[int]) -> vec[i64]:
        """Return the slots of these actions."""
        count: i64 = len(legal)
        if len(self.actions) == 0:
            self._open_all(legal)
            return self.places
        if count == len(self.places) and self._are_first(legal):
            return self.places
        found = vec[i64]([0] * count)
        guess: i64 = 0
        for place in range(count):
            action: i64 = legal[place]
            # usually they come in the same order as before
            if guess >= len(self.actions) or self.actions[guess] != action:
                guess = self._slot(action)
            found[place] = guess
            guess += 1
        return found

    def _are_first(self, legal: list[int]) -> bool:
        """Return whether these are the actions of the first slots, in this order."""
        actions = self.actions
        for place in range(len(self.places)):
            action: i64 = legal[place]
            if actions[place] != action:
                return False
        return True

    def _open_all(self, legal: list[int]) -> None:
        """Open slots for the first actions seen here, all at once."""
        count: i64 = len(legal)
        actions = vec[i64]([0] * count)
        places = vec[i64]([0] * count)
        for place in range(count):
            actions[place] = legal[place]
            places[place] = place
        self.actions = actions
        self.places = places
        self.seen = vec[i64]([0] * count)
        self.visits = vec[i64]([0] * count)
        self.totals = vec[float]([0.0] * count)

    def _slot(self, action: i64) -> i64:
        """Return the slot of an action. Open a new one if it has none."""
        actions = self.actions
        for slot in range(len(actions)):
            if actions[slot] == action:
                return slot
        self.actions = append(self.actions, action)
        self.seen = append(self.seen, 0)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        return len(self.actions) - 1

    def mean(self, slot: i64) -> float:
        """Return the average reward of an action, or of the whole node if the action was never tried."""
        if self.visits[slot] > 0:
            return self.totals[slot] / float(self.visits[slot])
        return self.total / float(self.visited) if self.visited > 0 else 0.0

    def weight(self, slot: i64) -> float:
        """Return the action's sum of probabilities over the strategies played here."""
        return self.weights[slot] if slot < len(self.weights) else 0.0

    def by_bounds(self, seat: int, legal: list[int], exploration: float, rng: Rng) -> Step:
        """Choose by UCB1, where an action's confidence depends on how often it was legal (Cowling et al., 2012)."""
        slots = self.slots(legal)
        visits, seen = self.visits, self.seen
        untried: i64 = 0
        best: i64 = 0
        top = -1.0
        before: i64 = -1
        logarithm = 0.0
        for place in range(len(slots)):
            slot: i64 = slots[place]
            tried: i64 = visits[slot]
            if tried == 0:
                untried += 1
            elif untried == 0:
                if seen[slot] != before:
                    before = seen[slot]
                    logarithm = log(float(before) + 1.0)
                score = self.totals[slot] / float(tried) + exploration * sqrt(logarithm / float(tried))
                if score > top:
                    best = place
                    top = score
        if untried > 0:
            best = self._untried(slots, rng.below(untried))
        return Step(self, seat, slots, best, vec[float]())

    def _untried(self, slots: vec[i64], skipped: i64) -> i64:
        """Return the place of an untried action, after skipping this many."""
        for place in range(len(slots)):
            if self.visits[slots[place]] == 0:
                if skipped == 0:
                    return place
                skipped -= 1
        raise ValueError("every action was tried")

    def by_regret(self, seat: int, legal: list[int], exploration: float, rng: Rng) -> Step:
        """Choose by regret matching, with exploration that decreases with the cube root of the visits."""
        slots = self.slots(legal)
        count: i64 = len(slots)
        strategy = self._matched(slots)
        explore: float = exploration / cube_root(self.visited)
        even = explore / float(count)
        total = 0.0
        for place in range(count):
            total += (1.0 - explore) * strategy[place] + even
        left = rng.unit() * total
        chosen: i64 = 0
        likely = (1.0 - explore) * strategy[0] + even
        while left >= likely:
            left -= likely
            chosen += 1
            likely = (1.0 - explore) * strategy[chosen] + even
        step = Step(self, seat, slots, chosen, strategy)
        step.likely = likely
        return step

    def _matched(self, slots: vec[i64]) -> vec[float]:
        """Return the strategy of regret matching: proportional to positive regrets, uniform if there are none."""
        count: i64 = len(slots)
        if len(self.regrets) == 0:
            self.regrets = vec[float]([0.0] * count)
            self.weights = vec[float]([0.0] * count)
        while len(self.regrets) < len(self.actions):
            self.regrets = append(self.regrets, 0.0)
            self.weights = append(self.weights, 0.0)
        regrets = self.regrets
        strategy = vec[float]([0.0] * count)
        total = 0.0
        for place in range(count):
            regret = regrets[slots[place]]
            if regret > 0.0:
                strategy[place] = regret
                total += regret
        for place in range(count):
            strategy[place] = strategy[place] / total if total > 0.0 else 1.0 / float(count)
        return strategy

    def regret(self, step: Step, reward: float) -> None:
        """Add each action's regret: its estimated reward minus that of the strategy.

        Only the chosen action was tried. The others count with their means, and the surprise of the chosen one is
        divided by its probability. This is unbiased and less noisy than counting the others as nothing.
        """
        slots, strategy = step.slots, step.strategy
        chosen: i64 = step.chosen
        guess = self.mean(slots[chosen])
        tried = guess + (reward - guess) / step.likely
        mean = 0.0
        for place in range(len(slots)):
            mean += strategy[place] * (tried if place == chosen else self.mean(slots[place]))
        regrets, weights = self.regrets, self.weights
        for place in range(len(slots)):
            slot: i64 = slots[place]
            regrets[slot] += (tried if place == chosen else self.mean(slot)) - mean
            weights[slot] += strategy[place]

    def count_in(self, slots: vec[i64], slot: i64, reward: float) -> None:
        """Count these slots as legal, one of them as chosen, and add its reward."""
        seen = self.seen
        for place in range(len(slots)):
            seen[slots[place]] += 1
        self.visits[slot] += 1
        self.totals[slot] += reward
        self.visited += 1
        self.total += reward
