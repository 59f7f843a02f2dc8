"""Decide whether the rest of a turn can keep the opponent from winning at the next Control, by exhaustive search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.chance import Chance
from tablee.games.twelve_heroes.bots.estimate import DEFAULT_WEIGHTS, advantage
from tablee.games.twelve_heroes.bots.planner import skip_ahead
from tablee.games.twelve_heroes.rules.pending import ACT, ENDED
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.tasks import COMPARE, CONTROL_REGION, task_code

Key = tuple[int, ...]


class TooLong(Exception):
    """The search would exceed its limit of positions."""


class Way(NamedTuple):
    """A way to play the rest of a turn: the estimate of its end, and the choices, the opponent's answers included."""

    advantage: float
    choices: tuple[int, ...]


class Defence:
    """Searches everything that a seat can do from here to the end of its turn, each position once.

    An ability can ask the opponent too: it takes what is worst for the seat.
    """

    def __init__(self, state: TwelveHeroes, max_positions: int) -> None:
        self._seat = int(state.seat)
        self._turn = int(state.turn)
        self._max_positions = max_positions
        self._lost: dict[Key, bool] = {}
        self._best: dict[Key, Way | None] = {}

    def holding(self, state: TwelveHeroes) -> Iterator[int]:
        """Yield the choices after which the game is not certainly lost."""
        return (action for action, after in _next(state) if not self.lost(after))

    def lost(self, state: TwelveHeroes) -> bool:
        """Return whether the opponent can win at its Control, whatever the seat does and whatever is drawn."""
        if state.waiting == ENDED or self._held(state):
            return state.waiting == ENDED
        key = _key(state)
        if key not in self._lost:
            if len(self._lost) >= self._max_positions:
                raise TooLong
            decides = any if self._asks_opponent(state) else all
            self._lost[key] = decides(self.lost(each) for _, each in _next(state))
        return self._lost[key]

    def way(self, state: TwelveHeroes) -> Way | None:
        """Return the best way that surely prevents it, or None if it depends on a card draw."""
        if self._held(state):
            return Way(_judged(state, self._seat), ())
        if self.lost(state):
            return None
        key = _key(state)
        if key not in self._best:
            self._best[key] = self._whatever(state) if isinstance(state.awaits(), Chance) else self._choose(state)
        return self._best[key]

    def _choose(self, state: TwelveHeroes) -> Way | None:
        found = [(action, self.way(after)) for action, after in _next(state)]
        ways = [Way(way.advantage, (action, *way.choices)) for action, way in found if way is not None]
        if self._asks_opponent(state):
            return min(ways) if len(ways) == len(found) else None
        return max(ways, default=None, key=lambda way: (way.advantage, -len(way.choices)))

    def _whatever(self, state: TwelveHeroes) -> Way | None:
        """Return a way that holds for any next tile, since a new tile changes nothing until Control is over."""
        ways = [self.way(after) for _, after in _next(state)] if state.turn > self._turn else []
        return min((way for way in ways if way is not None), default=None)

    def _asks_opponent(self, state: TwelveHeroes) -> bool:
        return bool(state.asked != self._seat) and not isinstance(state.awaits(), Chance)

    def _held(self, state: TwelveHeroes) -> bool:
        """Return whether the opponent's Control is over, and the game is not."""
        controlling = any(task_code(task) in (CONTROL_REGION, COMPARE) for task in state.tasks)
        return state.turn > self._turn and state.waiting != ENDED and not controlling


def _next(state: TwelveHeroes) -> Iterator[tuple[int, TwelveHeroes]]:
    """Yield the positions after each choice, with the choice, or after each outcome of chance."""
    waits = state.awaits()
    if isinstance(waits, Chance):
        for outcome, _ in waits.outcomes():
            after = state.copy()
            after.resolve(outcome)
            yield outcome[0], after
    else:
        for action in state.choices:
            after = state.copy()
            after.apply([action])
            yield action, after


def _judged(state: TwelveHeroes, seat: int) -> float:
    """Return the estimate when the opponent is about to act."""
    later = state.copy()
    while later.waiting not in (ACT, ENDED):
        skip_ahead(later)
    return advantage(later, seat, DEFAULT_WEIGHTS)


def _key(s: TwelveHeroes) -> Key:
    """Return everything that can change in a turn and in the Control after it, without Popularity."""
    lists = (s.hand, s.deck, s.discards, s.camp, s.at, s.food, s.stock, s.tile, s.points, s.cubes, s.sent, s.ready)
    under_way = (s.turn, s.actions, s.given, s.reserve, s.waiting, s.asked, s.region, s.start, s.max_food)
    ability = (s.ability, s.source, s.owner, s.victim)
    return (*under_way, *ability, *(number for numbers in lists for number in numbers), *s.tasks)
