"""A game's score in its own terms: votes, rounds, lives, points. Shown at the end and at the turning point."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.event import Value


class ScoreLine(NamedTuple):
    """A sentence about the score, worded by `score-<code>`."""

    code: str
    params: dict[str, Value]


class Score(NamedTuple):
    """A number for each seat; more is better. The message `score-<unit>` words a number, which it gets as `count`."""

    unit: str
    values: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()


def tally(unit: str, values: tuple[int, ...], *lines: ScoreLine) -> Score:
    """Return the score from the seats' numbers, with further sentences about it."""
    return Score(unit, values, lines)


def score_line(code: str, **params: Value) -> ScoreLine:
    """Return a further sentence about the score."""
    return ScoreLine(code, params)
