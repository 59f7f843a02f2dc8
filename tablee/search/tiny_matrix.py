"""The value of 2×2 and 3×3 matrix games by formulas.

Take a square part of the matrix in which both players mix all their choices. If neither player gains by a choice
outside that part, the value of the part is the value of the game.
"""
# compiled by mypyc

from __future__ import annotations

from typing import Final

UNKNOWN: Final = 9.0
"""Marks an unknown value. Payoffs are from -1 to 1."""
ROUNDING: Final = 1e-12
TINY: Final = 1e-6
"""Dividing by less than this would amplify rounding errors."""


def mixed_two(a: float, b: float, c: float, d: float) -> float:
    """Return the value of the game with rows a b and c d, where neither player has a best single choice."""
    row = (d - c) / (a + d - b - c)
    return row * a + (1.0 - row) * c


def part_of_three(a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float) -> float:
    """Return the value of a 3×3 game if its part with rows a b and d e decides it, otherwise `UNKNOWN`.

    The rows of the game are a b c, d e f, and g h with a last cell that does not matter.
    """
    span = a + e - b - d
    if abs(span) < TINY:
        return UNKNOWN
    row, column = (e - d) / span, (e - b) / span
    if row < 0.0 or row > 1.0 or column < 0.0 or column > 1.0:
        return UNKNOWN
    value = row * a + (1.0 - row) * d
    if row * c + (1.0 - row) * f < value - ROUNDING or column * g + (1.0 - column) * h > value + ROUNDING:
        return UNKNOWN
    return value


def all_of_three(cells: list[float], width: int) -> float:
    """Return the value of a 3×3 game if both players mix all three choices, otherwise `UNKNOWN`."""
    a, b, c = cells[0], cells[1], cells[2]
    d, e, f = cells[width], cells[width + 1], cells[width + 2]
    g, h, i = cells[2 * width], cells[2 * width + 1], cells[2 * width + 2]
    aa, bb, cc = e * i - f * h, f * g - d * i, d * h - e * g
    dd, ee, ff = c * h - b * i, a * i - c * g, b * g - a * h
    gg, hh, ii = b * f - c * e, c * d - a * f, a * e - b * d
    one, two, last = aa + bb + cc, dd + ee + ff, gg + hh + ii
    left, middle, right = aa + dd + gg, bb + ee + hh, cc + ff + ii
    total = one + two + last
    if total < 0.0:
        one, two, last, left, middle, right = -one, -two, -last, -left, -middle, -right
        total = -total
    if total < TINY or one < 0.0 or two < 0.0 or last < 0.0 or left < 0.0 or middle < 0.0 or right < 0.0:
        return UNKNOWN
    return (a * one + d * two + g * last) / total


def three(cells: list[float], width: int) -> float:
    """Return the value of a 3×3 game without a best single choice, or `UNKNOWN` if rounding leaves it open."""
    found = all_of_three(cells, width)
    top = 0
    while found == UNKNOWN and top < 3:
        found = rows_of_three(cells, (top + 1) % 3 * width, (top + 2) % 3 * width, top * width)
        top += 1
    return found


def rows_of_three(cells: list[float], one: int, two: int, other: int) -> float:
    """Return the value of a deciding part with two of the rows, or `UNKNOWN`. `other` is the row left out."""
    a, b, c = cells[one], cells[one + 1], cells[one + 2]
    d, e, f = cells[two], cells[two + 1], cells[two + 2]
    g, h, i = cells[other], cells[other + 1], cells[other + 2]
    found = part_of_three(a, b, c, d, e, f, g, h)
    if found == UNKNOWN:
        found = part_of_three(b, c, a, e, f, d, h, i)
    if found == UNKNOWN:
        found = part_of_three(c, a, b, f, d, e, i, g)
    return found
