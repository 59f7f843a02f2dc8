"""Plan whole turns by beam search. A rule of thumb distributes the Food."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import lowest
from tablee.core.chance import Chance, Draw
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.estimate import Weights, advantage
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.actions import CARRY, DEPLOY, DONE
from tablee.games.twelve_heroes.rules.hunger import hunger
from tablee.games.twelve_heroes.rules.memory import in_sight
from tablee.games.twelve_heroes.rules.pending import (
    ACT,
    BRINGING,
    CARRYING,
    ENDED,
    LIMITING,
    MORE,
    NOTHING,
    PICK,
)
from tablee.games.twelve_heroes.rules.pieces import CAMP, NONE, REGIONS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

if TYPE_CHECKING:
    from mypy_extensions import i64

PRIME: Final = 2147483629
MAX_ACTIONS: Final = 40
"""A plan has at most this many actions. With some sets of heroes and extra actions, a turn need not end: a hero draws
a card when deployed, an opponent sends it back, and the card pays for the next action.
"""


class Line:
    """A line of play: the choices so far, the resulting position, and its value."""

    def __init__(self, state: TwelveHeroes, choices: list[int], sure: int) -> None:
        self.state = state
        self.choices = choices
        self.sure = sure
        """The number of choices before chance or a revealed hand plays a part."""
        self.known = True
        """Whether all choices so far are such."""
        self.value = 0.0


class Planner:
    """Searches the ends of a turn and keeps the best few positions after each action."""

    def __init__(self, width: int, max_nodes: int, weights: Weights) -> None:
        self.weights = weights
        self.width = width
        self.max_nodes = max_nodes
        self.rng = Rng(0)
        self.seat = 0
        self.scratch: TwelveHeroes | None = None
        """A position to continue from, created once per plan."""

    def plan(self, state: TwelveHeroes, seat: int, rng: Rng) -> list[int]:
        """Return the choices to make now, up to the first that depends on new information."""
        best = Line(state, [], 0)
        best.value = -1e9
        for line in self.lines(state, seat, rng):
            if line.value > best.value:
                best = line
        return best.choices[: best.sure]

    def lines(self, state: TwelveHeroes, seat: int, rng: Rng) -> list[Line]:
        """Return all continuations that were searched, shorter ones first."""
        self.rng = rng
        self.seat = seat
        self.scratch = None
        level = [Line(state, [], 0)]
        lines: list[Line] = []
        for _ in range(MAX_ACTIONS):
            found = self.expand(level)
            lines.extend(found)
            level = self.best_of([line for line in found if self.mine(line.state)])
            if not level:
                break
        return lines

    def mine(self, state: TwelveHeroes) -> bool:
        """Return whether the planning seat is to act."""
        return state.waiting == ACT and state.asked == self.seat

    def best_of(self, lines: list[Line]) -> list[Line]:
        """Return the few best lines."""
        if len(lines) <= self.width:
            return lines
        lines.sort(key=value_of, reverse=True)
        return lines[: self.width]

    def expand(self, level: list[Line]) -> list[Line]:
        """Return all results of one whole action, each position once."""
        open_lines = list(level)
        seen: set[int] = set()
        found: list[Line] = []
        tried = 0
        while open_lines and tried < self.max_nodes:
            line = open_lines.pop()
            for action in candidate_actions(line.state):
                after = self.step(line, action)
                tried += 1
                key = hash_position(after.state)
                if key in seen:
                    continue
                seen.add(key)
                if self.pending(after.state):
                    open_lines.append(after)
                else:
                    after.value = self.value(after.state)
                    found.append(after)
        return found

    def pending(self, state: TwelveHeroes) -> bool:
        """Return whether the action is not over yet: the seat still has details to choose."""
        return state.waiting > PICK and state.asked == self.seat and state.waiting != ACT

    def step(self, line: Line, action: int) -> Line:
        """Return the line with one more choice. Chance in it is drawn."""
        state = line.state.copy()
        state.apply([action])
        after = Line(state, [*line.choices, action], line.sure + 1 if line.known else line.sure)
        other = 1 - self.seat
        seen: i64 = in_sight(state, other) & ~in_sight(line.state, other)
        after.known = line.known and seen == 0  # a card that a hand shows or loses is new information, like chance
        while state.waiting < ENDED and state.seat == self.seat:
            self.draw(state)
            after.known = False
        return after

    def draw(self, state: TwelveHeroes) -> None:
        waits = state.awaits()
        assert isinstance(waits, Chance)
        state.resolve(waits.sample(self.rng))

    def value(self, state: TwelveHeroes) -> float:
        """Return how good it is to end the turn here."""
        if self.scratch is None:
            self.scratch = state.copy()
        end = self.scratch
        state.copy_into(end)
        if self.mine(end):
            end.actions = 0
            end.waiting = NOTHING
            engine.advance(end)
        while end.waiting != ENDED and not (end.waiting == ACT and end.asked != self.seat):
            skip_ahead(end)
        return advantage(end, self.seat, self.weights)


def value_of(line: Line) -> float:
    return line.value


def skip_ahead(state: TwelveHeroes) -> None:
    """Go on without search: take the lowest outcome of chance, or the first choice."""
    if state.waiting < ENDED:
        waits = state.awaits()
        assert isinstance(waits, Draw)
        outcome: list[int] = []
        pool: i64 = waits.pool
        for _ in range(waits.draws):
            outcome.append(lowest(pool))
            pool &= pool - 1
        state.resolve(outcome)
    elif state.waiting == PICK:
        state.apply([state.legal(0)[0], state.legal(1)[0]])
    elif state.waiting == ACT:
        state.apply([DONE] if DONE in state.choices else [state.choices[0]])
    elif state.waiting == LIMITING:
        state.apply([state.choices[len(state.choices) - 1]])
    else:
        state.apply([state.choices[0]])


# Which choices to search


def candidate_actions(s: TwelveHeroes) -> list[int]:
    """Return the legal choices without those that lead to the same position or are hardly ever good."""
    if s.waiting == MORE:
        return deploys_in_order(s)
    if s.waiting == CARRYING:
        return food_amounts(s, s.asked, s.region, s.start)
    if s.waiting == BRINGING:
        return food_amounts(s, s.owner, s.region, CAMP)
    return s.choices


def deploys_in_order(s: TwelveHeroes) -> list[int]:
    """Return deployments from left to right only, since the order of heroes and Regions does not matter (H-3.3)."""
    last = 0
    for region in range(REGIONS):
        if s.sent[region] != NONE:
            last = region
    return [action for action in s.choices if action == DONE or (action - DEPLOY) % REGIONS > last]


def food_amounts(s: TwelveHeroes, seat: int, end: int, start: int) -> list[int]:
    """Return Food for none, one, two or three turns. All of it goes if no hero stays behind."""
    if start != CAMP and s.at[seat * 3 + start] == 0:
        return [CARRY + s.max_food]
    need = hunger(s, seat, end)
    stock = s.stock[seat * 3 + end]
    amounts = [0]
    for turns in range(1, 4):
        amount = min(max(turns * need - stock, 0), s.max_food)
        if amount not in amounts:
            amounts.append(amount)
    return [CARRY + amount for amount in amounts]


def hash_position(s: TwelveHeroes) -> int:
    """Return a hash of the position within a turn. Different positions hardly ever share one."""
    key: i64 = s.actions * 64 + s.waiting
    for numbers in (s.at, s.stock, s.camp, s.food, s.hand, s.cubes, s.sent, s.ready, s.discards, s.tasks):
        for number in numbers:
            key = (key * 1000003 + number + 7) % PRIME
    for number in (s.reserve, s.region, s.start, s.victim, s.turn, s.max_food, s.seat):
        key = (key * 1000003 + number + 7) % PRIME
    return key
