"""Law 10: an imagined position can really occur, and occurs with the right probability.

If few enough positions fit everything that a viewer heard, saw and did, they are listed with their probabilities, step
by step from the beginning. The law compares the positions that a game imagines with this list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import suppress
from itertools import product
from typing import Any, Final

from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.core.event import Value
from tablee.core.game import Viewer
from tablee.core.state import State
from tablee.testing import known
from tablee.testing.case import THOROUGH, AnyGame
from tablee.testing.deep import deep
from tablee.testing.play import Play, Step

MAX_POSITIONS: Final = 400 if THOROUGH else 120
"""The maximum number of listed positions."""
MAX_WORK: Final = 20_000 if THOROUGH else 8_000
"""The maximum number of steps tried for one viewer of one play."""
SAMPLES: Final = 600 if THOROUGH else 240
GROUPS: Final = 6
MAX_CHI_SQUARE: Final = 41.0
"""Chi-square with five degrees of freedom exceeds this by chance once in ten million times."""
MAX_VIEWS: Final = 8 if THOROUGH else 3

Heard = tuple[str, dict[str, Value]]
Weighted = dict[Hashable, tuple[State, float]]


class Unlisted(Exception):
    """Raised if there are too many positions to list, or positions that are out of step with the real one."""


class Belief:
    """Every position that a viewer may be in, with its probability if all seats choose at random."""

    def __init__(self, play: Play, viewer: Viewer) -> None:
        self.game: AnyGame = play.case.game
        self.viewers = play.case.viewers
        self.viewer = viewer
        self.real = play.new()
        self.positions: Weighted = {self.key(self.real): (self.real.copy(), 1.0)}
        self.is_fair = True
        """Whether the probabilities come from luck alone, whatever the others choose."""
        self._work = 0

    def key(self, state: State) -> Hashable:
        """Return everything that anybody knows about a position, and what it waits for.

        It does not say which of two equal cards is where: nobody could tell.
        """
        waits = state.awaits()
        asked = (waits.stream, waits.count()) if isinstance(waits, Chance) else repr(deep(waits))
        return tuple(self.game.known(state, viewer) for viewer in self.viewers), asked

    def take(self, step: Step) -> None:
        """Update the belief after a step of the real match."""
        before = self.real.copy()
        heard = self._heard(self.real, step)
        seen = self.game.known(self.real, self.viewer)
        after: Weighted = {}
        counts: set[int] = set()
        for state, weight in self.positions.values():
            fitting = list(self._fitting(state, before, step, heard, seen))
            counts |= {options for _, _, options in fitting}
            self.is_fair &= step.stream is not None or len(fitting) <= 1
            for reached, chance, _ in fitting:
                place = self.key(reached)
                after[place] = (reached, weight * chance + after.get(place, (None, 0.0))[1])
        self.is_fair &= len(counts) <= 1
        self.positions = after
        if len(after) > MAX_POSITIONS:
            raise Unlisted

    def _fitting(
        self, state: State, before: State, step: Step, heard: list[Heard], seen: Hashable
    ) -> Iterator[tuple[State, float, int]]:
        """Yield the positions that the viewer cannot tell from the real one, each with its probability and number of
        choices.
        """
        steps = list(self._steps(state, before, step))
        for other, chance in steps:
            reached = state.copy()
            news = self._heard(reached, other)
            fits = news == heard and self.game.known(reached, self.viewer) == seen
            if fits:
                yield reached, chance, 0 if step.stream is not None else len(steps)
            elif all(one == two for one, two in zip(news, heard, strict=False)):
                raise Unlisted  # another seat is asked there, and may still do what was done here

    def _heard(self, state: State, step: Step) -> list[Heard]:
        """Apply a step and return the events that the viewer hears."""
        return [
            (event.tag, dict(event.params)) for event in known.apply_step(state, step) if event.visible(self.viewer)
        ]

    def _steps(self, state: State, before: State, step: Step) -> Iterator[tuple[Step, float]]:
        """Yield the steps that may have happened in this position instead, with their probabilities."""
        waits = state.awaits()
        if isinstance(waits, Chance):
            self._spend(waits.count())
            for outcome, chance in waits.outcomes():
                yield Step(tuple(outcome), waits.stream), chance
        elif isinstance(waits, Decide):
            asked = before.awaits()
            assert isinstance(asked, Decide)
            given = dict(zip(asked.seats, step.given, strict=True))
            legal = [[given[seat]] if seat == self.viewer else state.legal(seat) for seat in waits.seats]
            total = 1
            for each in legal:
                total *= len(each)
            self._spend(total)
            for choices in product(*legal):
                yield Step(choices), 1.0 / total

    def _spend(self, work: int) -> None:
        self._work += work
        if self._work > MAX_WORK:
            raise Unlisted


def law_imagined_positions_can_have_come_about(play: Play) -> None:
    """Check that imagined positions can occur, and with the right probability if luck alone decides."""
    fate = play.fate()
    belief = Belief(play, fate.pick(play.case.viewers))
    looks = MAX_VIEWS
    with suppress(Unlisted):
        for step in play.steps:
            belief.take(step)
            if len(belief.positions) > 1 and fate.below(2) == 0 and not _forgets(belief):
                _compare(play, belief, fate.rng)
                looks -= 1
            if looks == 0:
                return


def _forgets(belief: Belief) -> bool:
    """Return whether a rule makes the view show less than was heard. Then more positions fit it than are listed."""
    game, real, viewer = belief.game, belief.real, belief.viewer
    return bool(game.recalled(real, viewer) != game.known(real, viewer))


def _compare(play: Play, belief: Belief, rng: Any) -> None:
    game, viewer = play.case.game, belief.viewer
    view = game.view(belief.real, viewer)
    found: Counter[Hashable] = Counter()
    for _ in range(SAMPLES if belief.is_fair else SAMPLES // 10):
        imagined = game.imagine(view, rng)
        place = belief.key(imagined)
        assert place in belief.positions, f"{viewer} imagines what cannot have come about: {_nearest(belief, imagined)}"
        found[place] += 1
    if belief.is_fair:
        assert _surprise(belief, found) < MAX_CHI_SQUARE, (
            f"{viewer} imagines some positions too often and others too seldom"
        )


def _nearest(belief: Belief, imagined: State) -> str:
    """Describe what another viewer would see in the imagined position and in no listed one."""
    for viewer in belief.viewers:
        knows = belief.game.known(imagined, viewer)
        if all(belief.game.known(state, viewer) != knows for state, _ in belief.positions.values()):
            return f"{viewer} would see {belief.game.view(imagined, viewer)}"
    return "no two views there fit together"


def _surprise(belief: Belief, found: Counter[Hashable]) -> float:
    """Return chi-square over a few groups of positions of about equal probability."""
    total = sum(weight for _, weight in belief.positions.values())
    expected, counted = [0.0], [0]
    for place in sorted(belief.positions, key=repr):
        if expected[-1] >= 1 / GROUPS:
            expected.append(0.0)
            counted.append(0)
        expected[-1] += belief.positions[place][1] / total
        counted[-1] += found[place]
    samples = found.total()
    return sum((seen - samples * share) ** 2 / (samples * share) for share, seen in zip(expected, counted, strict=True))
