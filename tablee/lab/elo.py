"""Elo ratings by the Bradley–Terry model with maximum likelihood: 400 points for a factor of ten in strength."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

MEAN = 1500.0
SCALE = 400.0

Scores = list[list[float]]
"""`scores[i][j]` is the score of i against j: 1 for coming in ahead, a half for a draw."""


def ratings(scores: Scores) -> list[float]:
    """Return the ratings, 1500 on average. One virtual draw per pair keeps perfect scores finite."""
    with_draw = _with_draw(scores)
    strengths = _strengths(with_draw)
    points = [SCALE * log10(strength) for strength in strengths]
    middle = sum(points) / len(points)
    return [MEAN + point - middle for point in points]


def _with_draw(scores: Scores) -> Scores:
    met = [[scores[i][j] + scores[j][i] > 0 for j in range(len(scores))] for i in range(len(scores))]
    return [[score + 0.5 * met[i][j] for j, score in enumerate(line)] for i, line in enumerate(scores)]


def _strengths(scores: Scores) -> list[float]:
    """Run Hunter's MM iteration (2004) until it converges."""
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
    """Return the expected score of a player who is this many points ahead."""
    return float(1.0 / (1.0 + 10.0 ** (-difference / SCALE)))


def deviation(scores: Scores, points: Sequence[float], i: int) -> float:
    """Return the standard error of a rating, as if games were independent and the others' ratings exact."""
    information = 0.0
    for j, point in enumerate(points):
        if j != i:
            p = expected(points[i] - point)
            information += (scores[i][j] + scores[j][i]) * p * (1.0 - p)
    return SCALE / 2.302585092994046 / sqrt(information)
