"""What a search has learnt about one thing that a seat may know: how its actions did, and how to choose among them."""
# compiled by mypyc

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from tablee.search.matrix import matched

if TYPE_CHECKING:
    from tablee.core.rng import Rng


class Step:
    """One choice made on the way down: where, which of the then legal actions, and how likely each was."""

    def __init__(self, node: Node, seat: int, slots: list[int], chosen: int, strategy: list[float]) -> None:
        self.node = node
        self.seat = seat
        self.slots = slots
        self.chosen = chosen
        self.strategy = strategy
        """What regret matching would play, by place in `slots`; empty where the choice was not mixed."""
        self.likely = 1.0
        """How likely the chosen one was, exploration included."""

    def learn(self, reward: float) -> None:
        """Take in what came of it for the seat."""
        if self.strategy:
            self.node.regret(self, reward)
        self.node.count_in(self.slots, self.slots[self.chosen], reward)


class Node:
    """Statistics of actions by slots: an action gets one when it is first seen here."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.slot_of: dict[int, int] = {}
        self.seen: list[int] = []
        """How often each action was legal when a choice was made here: with secrets pooled it is not always the same."""
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.regrets: list[float] = []
        self.weights: list[float] = []
        self.visited = 0
        self.total = 0.0

    def slots(self, legal: list[int]) -> list[int]:
        """The slots of these actions."""
        found: list[int] = []
        for action in legal:
            slot = self.slot_of.get(action, -1)
            found.append(slot if slot >= 0 else self._open(action))
        return found

    def _open(self, action: int) -> int:
        slot = len(self.actions)
        self.slot_of[action] = slot
        self.actions.append(action)
        self.seen.append(0)
        self.visits.append(0)
        self.totals.append(0.0)
        self.regrets.append(0.0)
        self.weights.append(0.0)
        return slot

    def mean(self, slot: int) -> float:
        """What an action has brought on average; one never tried is taken to be like the others."""
        if self.visits[slot] > 0:
            return self.totals[slot] / self.visits[slot]
        return self.total / self.visited if self.visited > 0 else 0.0

    def by_bounds(self, seat: int, legal: list[int], exploration: float, rng: Rng) -> Step:
        """UCB1 where each action's confidence grows with how often it could have been chosen (Cowling et al., 2012)."""
        slots = self.slots(legal)
        untried: list[int] = []
        best = 0
        top = -1.0
        for place, slot in enumerate(slots):
            tried = self.visits[slot]
            if tried == 0:
                untried.append(place)
            else:
                score = self.totals[slot] / tried + exploration * sqrt(log(self.seen[slot] + 1.0) / tried)
                if score > top:
                    best, top = place, score
        return Step(self, seat, slots, rng.pick(untried) if untried else best, [])

    def by_regret(self, seat: int, legal: list[int], exploration: float, rng: Rng) -> Step:
        """Regret matching, with some exploration that dies away as the cube root of the visits."""
        slots = self.slots(legal)
        strategy = matched([self.regrets[slot] for slot in slots])
        explore = exploration / (1.0 + self.visited) ** (1.0 / 3.0)
        played = [(1.0 - explore) * p + explore / len(slots) for p in strategy]
        step = Step(self, seat, slots, rng.weighted(played), strategy)
        step.likely = played[step.chosen]
        return step

    def regret(self, step: Step, reward: float) -> None:
        """Add what each action would have brought more than the strategy.

        Only the chosen one was tried: the others are taken at their means and the chosen one's surprise is divided by
        its likelihood, which is right on average and less noisy than taking the others at nothing.
        """
        guesses = [self.mean(slot) for slot in step.slots]
        guesses[step.chosen] += (reward - guesses[step.chosen]) / step.likely
        mean = 0.0
        for p, guess in zip(step.strategy, guesses, strict=True):
            mean += p * guess
        for place, slot in enumerate(step.slots):
            self.regrets[slot] += guesses[place] - mean
            self.weights[slot] += step.strategy[place]

    def count_in(self, slots: list[int], slot: int, reward: float) -> None:
        """Note that these could be chosen, one was, and what it brought."""
        for each in slots:
            self.seen[each] += 1
        self.visits[slot] += 1
        self.totals[slot] += reward
        self.visited += 1
        self.total += reward
