"""Exact measures of a policy in a small game: its value, and how much a best response would gain.

A best response knows only what its seat has seen, in order. Every position is listed, so the game must be small.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.game import Game
from tablee.core.state import State

Policy = Callable[[State, int], list[float]]
"""Returns the probability of each legal action of a seat. It may use only the seat's view."""


class Weighted(NamedTuple):
    """A position, and the probability that chance and the other seats lead to it."""

    state: State
    weight: float


def policy_values(state: State, policy: Policy) -> list[float]:
    """Return each seat's share of the win when all seats follow the policy."""
    waits = state.awaits()
    if isinstance(waits, Over):
        return waits.shares()
    steps = _outcomes(state, waits) if isinstance(waits, Chance) else _choices(state, waits, policy, -1, -1)
    parts = [[step.weight * value for value in policy_values(step.state, policy)] for step in steps]
    return [sum(column) for column in zip(*parts, strict=True)]


def best_response(game: Game[Any, Any, Any], state: State, policy: Policy, seat: int) -> float:
    """Return the share of the win of a seat that plays a best response while the others follow the policy."""
    return _answer(game, [Weighted(state, 1.0)], policy, seat)


def nash_conv(game: Game[Any, Any, Any], state: State, policy: Policy) -> float:
    """Return the total gain of all seats, each by its own best response: 0 in an equilibrium, otherwise more."""
    values = policy_values(state, policy)
    return sum(best_response(game, state, policy, seat) - value for seat, value in enumerate(values))


def _answer(game: Game[Any, Any, Any], positions: list[Weighted], policy: Policy, seat: int) -> float:
    """Return the best result of the seat from these positions, which it cannot tell apart until it chooses again."""
    total = 0.0
    asked: dict[Hashable, list[Weighted]] = {}
    while positions:
        here = positions.pop()
        waits = here.state.awaits()
        if isinstance(waits, Over):
            total += here.weight * waits.shares()[seat]
        elif isinstance(waits, Chance):
            positions += _scaled(_outcomes(here.state, waits), here.weight)
        elif seat in waits.seats:
            asked.setdefault(game.known(here.state, seat), []).append(here)
        else:
            positions += _scaled(_choices(here.state, waits, policy, -1, -1), here.weight)
    return total + sum(_best(game, alike, policy, seat) for alike in asked.values())


def _best(game: Game[Any, Any, Any], alike: list[Weighted], policy: Policy, seat: int) -> float:
    worth = []
    for action in alike[0].state.legal(seat):
        after: list[Weighted] = []
        for here in alike:
            waits = here.state.awaits()
            assert isinstance(waits, Decide)
            after += _scaled(_choices(here.state, waits, policy, seat, action), here.weight)
        worth.append(_answer(game, after, policy, seat))
    return max(worth)


def _scaled(steps: list[Weighted], weight: float) -> list[Weighted]:
    return [Weighted(step.state, weight * step.weight) for step in steps if step.weight > 0.0]


def _outcomes(state: State, chance: Chance) -> list[Weighted]:
    steps = []
    for outcome, weight in chance.outcomes():
        after = state.copy()
        after.resolve(outcome)
        steps.append(Weighted(after, weight))
    return steps


def _choices(state: State, waits: Decide, policy: Policy, fixed: int, action: int) -> list[Weighted]:
    """Return all joint choices of the awaited seats. The seat `fixed` (-1 for none) takes the given action."""
    joint: list[tuple[list[int], float]] = [([], 1.0)]
    for seat in waits.seats:
        options = [(action, 1.0)] if seat == fixed else list(zip(state.legal(seat), policy(state, seat), strict=True))
        joint = [([*before, choice], weight * p) for before, weight in joint for choice, p in options]
    steps = []
    for choices, weight in joint:
        after = state.copy()
        after.apply(choices)
        steps.append(Weighted(after, weight))
    return steps
