"""The moments of a match that teach most: the dearest mistakes first, then what was found, then what luck did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from math import sqrt

from tablee.wire.coach import ChancePoint, Highlight, JudgedChoice

MOMENTS = 3
DEAR = 0.01
"""What a choice must cost to be called a mistake, and what the next best must be behind for the best to be found.
Where chances were sampled it must be more than luck can make of so many samples, too."""
NOISE = 0.6
"""About twice how much one sample differs from another."""
SWING = 0.05
"""What luck must move to be worth another look."""


def highlights(choices: Sequence[JudgedChoice], points: Sequence[ChancePoint]) -> tuple[Highlight, ...]:
    """At most three, in the order in which they happened."""
    found = islice((*_mistakes(choices), *_found(choices), *_luck(points)), MOMENTS)
    return tuple(sorted(found, key=lambda moment: moment.step))


def _mistakes(choices: Sequence[JudgedChoice]) -> Iterator[Highlight]:
    for choice in sorted(choices, key=lambda each: -each.loss):
        if choice.loss >= _telling(choice):
            yield Highlight("mistake", choice.step, choice.after + choice.loss, choice.after, choice)


def _found(choices: Sequence[JudgedChoice]) -> Iterator[Highlight]:
    """Choices that were the only good one, the greatest difference first."""
    for choice in sorted(choices, key=lambda each: -_margin(each)):
        if choice.played == choice.best and _margin(choice) >= _telling(choice):
            yield Highlight("found", choice.step, choice.before, choice.after, choice)


def given_away(choices: Sequence[JudgedChoice]) -> float:
    """What the best choices would have kept, without what samples make by chance."""
    return sum(choice.loss for choice in choices if choice.loss >= _noise(choice))


def _telling(choice: JudgedChoice) -> float:
    return DEAR + _noise(choice)


def _noise(choice: JudgedChoice) -> float:
    return NOISE * sqrt(len(choice.odds) / choice.samples) if choice.samples else 0.0


def _margin(choice: JudgedChoice) -> float:
    return choice.odds[0].value - choice.odds[1].value if len(choice.odds) > 1 and not choice.mixed else 0.0


def _luck(points: Sequence[ChancePoint]) -> Iterator[Highlight]:
    swings = [(one, other) for one, other in pairwise(points) if other.cause == "luck"]
    for one, other in sorted(swings, key=lambda pair: -abs(pair[1].value - pair[0].value)):
        if abs(other.value - one.value) >= SWING:
            yield Highlight("luck", one.step, one.value, other.value, None)
