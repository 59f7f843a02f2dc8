"""Whether counts can come from a distribution."""

from collections.abc import Sequence
from math import sqrt


def likely(counts: Sequence[int], expected: Sequence[float]) -> bool:
    """Pearson's test. It rejects a right distribution about once in ten thousand times."""
    assert len(counts) == len(expected), "something never came"
    statistic: float = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    # Wilson and Hilferty: the cube root of a chi-square is almost normal.
    deviation: float = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return deviation < 3.72
