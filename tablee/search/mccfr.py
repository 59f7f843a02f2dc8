"""Learns games of hidden information by external-sampling MCCFR, over what each seat may know.

For each seat in turn, every action of that seat is tried while chance and the others are sampled (Lanctot et al.,
2009). A seat's regrets at `Game.known` shape its next strategy there. In two-player zero-sum games the average strategy
converges to an equilibrium. Seats that choose at once do not see each other's choices.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.search.matrix import matched

Start = Callable[[Rng], State]
"""Returns the position to learn from: a new game, or one imagined from public knowledge."""


class Strategy:
    """A seat's strategy for one state of its knowledge, as learnt so far."""

    def __init__(self, actions: int) -> None:
        self.regrets = [0.0] * actions
        self.totals = [0.0] * actions

    def average(self) -> list[float]:
        """Return the average strategy, which is the one that converges."""
        return matched(self.totals)


class Mccfr:
    """Everything that the seats have learnt so far."""

    def __init__(self, game: Game[Any, Any, Any], start: Start, seats: int, listing: int = 1) -> None:
        """Prepare to learn. Chance events with at most `listing` outcomes are listed, not sampled: less noise, more
        work.
        """
        self.game = game
        self.listing = listing
        self.start = start
        self.learnt: list[dict[Hashable, Strategy]] = [{} for _ in range(seats)]

    def run(self, iterations: int, rng: Rng) -> None:
        """Learn for more iterations. In each, every seat tries its actions once."""
        for _ in range(iterations):
            for seat in range(len(self.learnt)):
                self._walk(self.start(rng), seat, 1.0, rng)

    def table(self) -> list[dict[Hashable, list[float]]]:
        """Return the average strategies of each seat, by what it may know."""
        return [{key: strategy.average() for key, strategy in learnt.items()} for learnt in self.learnt]

    def _walk(self, state: State, learner: int, weight: float, rng: Rng) -> float:
        """Return the learner's expected win from here with its strategy. `weight` is the probability of the listed
        chance.
        """
        waits = state.awaits()
        while isinstance(waits, Chance):
            if waits.count() <= self.listing:
                return self._list(state, waits, learner, weight, rng)
            state.resolve(waits.sample(rng))
            waits = state.awaits()
        if isinstance(waits, Over):
            return waits.shares()[learner]
        choices: list[int] = []
        place = -1
        for seat in waits.seats:
            legal = state.legal(seat)
            if seat == learner and len(legal) > 1:
                place = len(choices)
                choices.append(-1)
            else:
                choices.append(self._sampled(state, seat, legal, weight, rng))
        if place < 0:
            state.apply(choices)
            return self._walk(state, learner, weight, rng)
        return self._learn(state, learner, weight, choices, place, rng)

    def _list(self, state: State, chance: Chance, learner: int, weight: float, rng: Rng) -> float:
        total = 0.0
        for outcome, likely in chance.outcomes():
            after = state.copy()
            after.resolve(outcome)
            total += likely * self._walk(after, learner, weight * likely, rng)
        return total

    def _sampled(self, state: State, seat: int, legal: list[int], weight: float, rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        strategy = self._of(state, seat, len(legal))
        now = matched(strategy.regrets)
        for i, p in enumerate(now):
            strategy.totals[i] += weight * p
        return legal[rng.weighted(now)]

    def _learn(self, state: State, learner: int, weight: float, choices: list[int], place: int, rng: Rng) -> float:
        legal = state.legal(learner)
        strategy = self._of(state, learner, len(legal))
        now = matched(strategy.regrets)
        worth: list[float] = []
        for action in legal:
            after = state.copy()
            choices[place] = action
            after.apply(choices)
            worth.append(self._walk(after, learner, weight, rng))
        mean = 0.0
        for p, value in zip(now, worth, strict=True):
            mean += p * value
        for i, value in enumerate(worth):
            strategy.regrets[i] += weight * (value - mean)
        return mean

    def _of(self, state: State, seat: int, actions: int) -> Strategy:
        key = self.game.known(state, seat)
        found = self.learnt[seat].get(key)
        if found is None:
            found = Strategy(actions)
            self.learnt[seat][key] = found
        return found
