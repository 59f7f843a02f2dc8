"""Random plays of a case. Numbers decide every choice and outcome, so that Hypothesis can shrink them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from tablee.core.bits import bit, members
from tablee.core.chance import Chance, Dice, Draw
from tablee.core.decision import Decide, Over
from tablee.core.log import Dealt
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tablee.testing.case import POSITIONS, THOROUGH, Case

T = TypeVar("T")
OPENING: Final = 6
"""How many decisions an opening has."""
OPENINGS: Final = 60 if THOROUGH else 12


class Fate:
    """A source of numbers: first the given ones, then random ones."""

    def __init__(self, seed: int | str, numbers: Sequence[int] = ()) -> None:
        self.rng = Rng(seed)
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        number = next(self._numbers, None)
        return self.rng.below(n) if number is None else number % n

    def pick(self, things: Sequence[T]) -> T:
        assert things, "nothing is possible"
        return things[self.below(len(things))]

    def outcome(self, chance: Chance) -> list[int]:
        if isinstance(chance, Dice):
            return sorted(self.below(chance.sides) + 1 for _ in range(chance.dice))
        if isinstance(chance, Draw):
            return self._drawn(chance.pool, chance.draws)
        return chance.sample(self.rng)

    def _drawn(self, pool: int, draws: int) -> list[int]:
        drawn: list[int] = []
        for _ in range(draws):
            drawn.append(self.pick(members(pool)))
            pool ^= bit(drawn[-1])
        return drawn


class Step(NamedTuple):
    """The input of one step: choices in the order of the seats, or an outcome of a stream."""

    given: tuple[int, ...]
    stream: str | None = None


def chosen(waits: Awaits, state: State, fate: Fate) -> Step:
    """Return a random step that can happen next."""
    if isinstance(waits, Chance):
        return Step(tuple(fate.outcome(waits)), waits.stream)
    assert isinstance(waits, Decide)
    return Step(tuple(fate.pick(state.legal(seat)) for seat in waits.seats))


def take(state: State, step: Step) -> None:
    if step.stream is None:
        state.apply(list(step.given))
    else:
        state.resolve(list(step.given))


class Play(NamedTuple):
    """A whole play: its steps from first to last."""

    case: Case
    steps: tuple[Step, ...]
    seed: str

    def fate(self) -> Fate:
        """Return numbers for a law's own trials, independent of the play."""
        return Fate(f"beside {self.seed}")

    def new(self) -> State:
        state: State = self.case.game.new(self.case.options, self.case.seats)
        return state

    def positions(self, most: int = POSITIONS) -> Iterator[State]:
        """Yield some positions of the play, including the first and the last. The caller may change them."""
        wanted = self._some(most)
        state = self.new()
        for number, step in enumerate(self.steps):
            if number in wanted:
                yield state.copy()
            take(state, step)
        yield state

    def decisions(self, most: int = POSITIONS) -> Iterator[Match]:
        """Yield the match at some of its decisions. It waits for outcomes to be passed in."""
        asked = [number for number, step in enumerate(self.steps) if step.stream is None]
        rng = self.fate().rng
        wanted = {rng.pick(asked) for _ in range(most)} if asked else set()
        match = Match(self.case.game, self.case.options, self.case.seats, None)
        for number, step in enumerate(self.steps):
            if number in wanted:
                yield match
            enter(match, step)

    def _some(self, most: int) -> set[int]:
        rng = self.fate().rng
        return {0, *(rng.below(len(self.steps)) for _ in range(most - 2))}


def enter(match: Match, step: Step) -> None:
    """Apply a step of a play to a match."""
    if step.stream is not None:
        match.enter(Dealt(step.stream, step.given))
        return
    decision = match.decision
    for seat, action in zip(match.awaited, step.given, strict=True):
        match.submit(seat, decision, action)


def play(case: Case, seed: int | str, numbers: Sequence[int] = (), *, most: int | None = None) -> Play:
    """Play to the end, or until the play exceeds the game's longest match or the most decisions that are wanted."""
    fate = Fate(f"{case} {seed}", numbers)
    state: State = case.game.new(case.options, case.seats)
    steps: list[Step] = []
    decisions = 0
    waits = state.awaits()
    longest = case.game.longest(case.options, case.seats) if most is None else most - 1
    while not isinstance(waits, Over) and decisions <= longest:
        step = chosen(waits, state, fate)
        take(state, step)
        steps.append(step)
        decisions += step.stream is None
        waits = state.awaits()
    return Play(case, tuple(steps), f"{case} {seed}")


def openings(case: Case) -> list[Play]:
    """Return the first decisions of many plays. Positions that look alike are found there most often."""
    return [play(case, f"opening {number}", most=OPENING) for number in range(OPENINGS)]
