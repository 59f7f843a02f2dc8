"""Picks the most instructive moments of a match: first the costliest mistakes, then good finds, then luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from math import sqrt

from tablee.wire.coach import ChancePoint, Highlight, JudgedChoice

MAX_HIGHLIGHTS = 3
MIN_COST = 0.01
"""The minimum cost of a mistake, and the minimum lead of a best choice that counts as found. Sampled chances must also
exceed the noise of their samples.
"""
NOISE = 0.6
"""About twice the typical difference between single samples."""
MIN_LUCK = 0.05
"""The minimum change by luck that is worth showing."""


def highlights(choices: Sequence[JudgedChoice], points: Sequence[ChancePoint]) -> tuple[Highlight, ...]:
    """Return at most three highlights, in the order in which they happened."""
    found = islice((*_mistakes(choices), *_found(choices), *_luck(points)), MAX_HIGHLIGHTS)
    return tuple(sorted(found, key=lambda moment: moment.step))


def _mistakes(choices: Sequence[JudgedChoice]) -> Iterator[Highlight]:
    for choice in sorted(choices, key=lambda each: -each.loss):
        if choice.loss >= _telling(choice):
            yield Highlight("mistake", choice.step, choice.after + choice.loss, choice.after, choice)


def _found(choices: Sequence[JudgedChoice]) -> Iterator[Highlight]:
    """Yield choices that were the only good one, the greatest margin first."""
    for choice in sorted(choices, key=lambda each: -_margin(each)):
        if choice.played == choice.best and _margin(choice) >= _telling(choice):
            yield Highlight("found", choice.step, choice.before, choice.after, choice)


def given_away(choices: Sequence[JudgedChoice]) -> float:
    """Return how much the best choices would have saved, without the noise of sampling."""
    return sum(choice.loss for choice in choices if choice.loss >= _noise(choice))


def _telling(choice: JudgedChoice) -> float:
    return MIN_COST + _noise(choice)


def _noise(choice: JudgedChoice) -> float:
    return NOISE * sqrt(len(choice.odds) / choice.samples) if choice.samples else 0.0


def _margin(choice: JudgedChoice) -> float:
    return choice.odds[0].value - choice.odds[1].value if len(choice.odds) > 1 and not choice.mixed else 0.0


def _luck(points: Sequence[ChancePoint]) -> Iterator[Highlight]:
    swings = [(one, other) for one, other in pairwise(points) if other.cause == "luck"]
    for one, other in sorted(swings, key=lambda pair: -abs(pair[1].value - pair[0].value)):
        if abs(other.value - one.value) >= MIN_LUCK:
            yield Highlight("luck", one.step, one.value, other.value, None)
