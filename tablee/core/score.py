"""How a game stands in its own terms: votes, rounds, lives, points. For the end of a match, and for its turning point."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.event import Value


class ScoreLine(NamedTuple):
    """A sentence about the score, worded by `score-<code>`."""

    code: str
    params: dict[str, Value]


class Score(NamedTuple):
    """A number for each seat, where more is better; `score-<unit>` words one of them, with its `count`."""

    unit: str
    values: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()


def tally(unit: str, values: tuple[int, ...], *lines: ScoreLine) -> Score:
    """How many of these each seat has."""
    return Score(unit, values, lines)


def score_line(code: str, **params: Value) -> ScoreLine:
    """What else there is to say about it."""
    return ScoreLine(code, params)
