"""Elo ratings from who beat whom: the Bradley–Terry model's likeliest strengths, 400 points a factor of ten."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

MEAN = 1500.0
SCALE = 400.0

Scores = list[list[float]]
"""`scores[i][j]` is what i has scored against j: 1 for coming in ahead, a half for a draw."""


def ratings(scores: Scores) -> list[float]:
    """The ratings, 1500 on average. One draw more than was played keeps whoever won or lost everything finite."""
    with_draw = _with_draw(scores)
    strengths = _strengths(with_draw)
    points = [SCALE * log10(strength) for strength in strengths]
    middle = sum(points) / len(points)
    return [MEAN + point - middle for point in points]


def _with_draw(scores: Scores) -> Scores:
    met = [[scores[i][j] + scores[j][i] > 0 for j in range(len(scores))] for i in range(len(scores))]
    return [[score + 0.5 * met[i][j] for j, score in enumerate(line)] for i, line in enumerate(scores)]


def _strengths(scores: Scores) -> list[float]:
    """Hunter's MM iteration (2004), until nothing moves any more."""
    strengths = [1.0] * len(scores)
    for _ in range(10_000):
        before = strengths
        strengths = [_stronger(scores, before, i) for i in range(len(scores))]
        total = sum(strengths)
        strengths = [strength * len(scores) / total for strength in strengths]
        if max(abs(a / b - 1.0) for a, b in zip(strengths, before, strict=True)) < 1e-10:
            break
    return strengths


def _stronger(scores: Scores, strengths: Sequence[float], i: int) -> float:
    others = [j for j in range(len(scores)) if j != i]
    games = sum((scores[i][j] + scores[j][i]) / (strengths[i] + strengths[j]) for j in others)
    return sum(scores[i][j] for j in others) / games


def expected(difference: float) -> float:
    """What a player this many points ahead scores on average."""
    return float(1.0 / (1.0 + 10.0 ** (-difference / SCALE)))


def deviation(scores: Scores, points: Sequence[float], i: int) -> float:
    """The standard error of a rating, if every game stood for itself and the others' ratings were sure."""
    information = 0.0
    for j, point in enumerate(points):
        if j != i:
            p = expected(points[i] - point)
            information += (scores[i][j] + scores[j][i]) * p * (1.0 - p)
    return SCALE / 2.302585092994046 / sqrt(information)
