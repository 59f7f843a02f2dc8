"""Try out the most promising turns in sampled hands of the opponent, and against its best answers."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import size
from tablee.core.chance import Chance
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.estimate import DEFAULT_WEIGHTS, share
from tablee.games.twelve_heroes.bots.planner import Line, Planner, value_of
from tablee.games.twelve_heroes.bots.selfplay import next_choices
from tablee.games.twelve_heroes.rules.pending import ACT, ENDED
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

if TYPE_CHECKING:
    from mypy_extensions import i64


class Candidate:
    """The start of a turn, and its results so far."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.total = 0.0
        self.tries = 0

    def mean(self) -> float:
        return self.total / self.tries


def mean_of(idea: Candidate) -> float:
    return idea.mean()


class Foresight(Planner):
    """Sequential halving: tries candidates in sampled worlds, drops the worse half, and tries the rest in more."""

    def __init__(self, width: int, max_nodes: int, ideas: int, worlds: int, turns: int) -> None:
        super().__init__(width, max_nodes, DEFAULT_WEIGHTS)
        self.answers = Planner(1, 300, DEFAULT_WEIGHTS)
        """The planner for both seats in the turns that follow."""
        self.ideas = ideas
        self.worlds = worlds
        self.turns = turns
        """How many turns to play before a position is judged, the opponent's first."""

    def plan(self, state: TwelveHeroes, seat: int, rng: Rng) -> list[int]:
        """Return the choices to make now, for any hand of the opponent."""
        return self.compare([dealt_anew(state, seat, rng) for _ in range(self.worlds)], seat, rng)

    def compare(self, worlds: list[TwelveHeroes], seat: int, rng: Rng) -> list[int]:
        """Return the choices to make now in all of these worlds, up to the first that depends on new information."""
        ideas = self.promising(worlds[0], seat, rng)
        first = 0
        rounds = max(len(ideas) - 1, 0).bit_length()
        count = max(len(worlds) // max(2**rounds - 1, 1), 1)
        while len(ideas) > 1:
            last = min(first + count, len(worlds))
            for number in range(first, last):
                seed = rng.next()
                for idea in ideas:
                    idea.total += self.outcome(worlds[number], idea, seat, Rng(seed))
                    idea.tries += 1
            ideas.sort(key=mean_of, reverse=True)
            ideas = ideas[: (len(ideas) + 1) // 2]
            first = last
            count *= 2
        return ideas[0].choices

    def promising(self, world: TwelveHeroes, seat: int, rng: Rng) -> list[Candidate]:
        """Return the best few different starts of a turn."""
        lines: list[Line] = self.lines(world, seat, rng)
        lines.sort(key=value_of, reverse=True)
        ideas: list[Candidate] = []
        seen: list[list[int]] = []
        for line in lines:
            sure = line.choices[: line.sure]
            if len(ideas) < self.ideas and sure not in seen:
                seen.append(sure)
                ideas.append(Candidate(sure))
        return ideas

    def outcome(self, world: TwelveHeroes, idea: Candidate, seat: int, rng: Rng) -> float:
        """Return a seat's share of the win some turns later, with this luck."""
        state = world.copy()
        end = state.turn + self.turns
        for choice in idea.choices:
            state.apply([choice])
        while state.waiting != ENDED and not (state.waiting == ACT and state.turn > end):
            if state.waiting < ENDED:
                self.draw_chance(state, rng)
            else:
                for choice in next_choices(state, state.asked, self.answers, rng):
                    state.apply([choice])
        return share(state, seat) if state.seat != seat else 1.0 - share(state, 1 - seat)

    def draw_chance(self, state: TwelveHeroes, rng: Rng) -> None:
        waits = state.awaits()
        assert isinstance(waits, Chance)
        state.resolve(waits.sample(rng))


def dealt_anew(state: TwelveHeroes, seat: int, rng: Rng) -> TwelveHeroes:
    """Return the same position with the cards that the seat cannot see dealt anew."""
    world = state.copy()
    other = 1 - seat
    secret: i64 = state.hand[other] & ~state.shown[other]
    unseen: i64 = secret | state.deck[other]
    dealt: i64 = rng.subset(unseen, size(secret))
    world.hand[other] = state.shown[other] | dealt
    world.deck[other] = unseen & ~dealt
    return world
