"""Draws a chance over time: a column for each moment, and eight lines from 0 to 100 %."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ROWS: Final = 8
WIDTH: Final = 70
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"


def picked(values: Sequence[float], width: int = WIDTH) -> list[int]:
    """Return the indexes of the values to draw: all if they fit, otherwise evenly spaced ones."""
    if len(values) <= width:
        return list(range(len(values)))
    return [column * (len(values) - 1) // (width - 1) for column in range(width)]


def graph(values: Sequence[float], marks: Sequence[int] = (), width: int = WIDTH) -> list[str]:
    """Draw values from 0 to 1 as columns over a scale in percent, with arrows below the marked ones."""
    indexes = picked(values, width)
    heights = [round(values[index] * ROWS * 8) for index in indexes]
    lines = [f"{_scale(row)}{_row(heights, row)}" for row in range(ROWS - 1, -1, -1)]
    near = (
        {min(range(len(indexes)), key=lambda column: abs(indexes[column] - mark)) for mark in marks}
        if indexes
        else set()
    )
    arrows = "".join("▲" if column in near else "─" for column in range(len(indexes)))
    return [*lines, f"     └{arrows}"]


def _scale(row: int) -> str:
    labels = {ROWS - 1: "100 %", ROWS // 2: " 50 %", 0: "  0 %"}
    return f"{labels.get(row, ''):>5}{'┤' if row in labels else '│'}"


def _row(heights: Sequence[int], row: int) -> str:
    return "".join(EIGHTHS[max(0, min(8, height - row * 8))] for height in heights)
