"""Zero-sum matrix games, where two players choose at once: equilibrium, regret matching, exploitability.

`payoffs[i][j]` is the row player's gain when the row player chooses i and the column player j.
"""
# compiled by mypyc

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final, NamedTuple

TOLERANCE: Final = 1e-9
"""The accepted exploitability after rounding, as a fraction of the span of payoffs."""


class Solution(NamedTuple):
    """The value of the game for the row player, and the equilibrium strategies of both."""

    value: float
    row: list[float]
    column: list[float]


class ExactSolution(NamedTuple):
    """A solution in exact fractions."""

    value: Fraction
    row: list[Fraction]
    column: list[Fraction]


def solve(payoffs: list[list[float]], tolerance: float = TOLERANCE) -> Solution:
    """Return an equilibrium. Use the simplex method in floats, and exact fractions where rounding spoils that."""
    low = min(min(line) for line in payoffs)
    span = max(max(line) for line in payoffs) - low
    if span == 0.0:
        return Solution(low, _first(len(payoffs)), _first(len(payoffs[0])))
    found = _by_floats([[(pay - low) / span + 1.0 for pay in line] for line in payoffs])
    if found is not None and exploitability(payoffs, found.row, found.column) <= tolerance * span:
        return Solution(expected(payoffs, found.row, found.column), found.row, found.column)
    exact = solve_exact([[Fraction(pay) for pay in line] for line in payoffs])
    return Solution(float(exact.value), [float(p) for p in exact.row], [float(p) for p in exact.column])


def _first(size: int) -> list[float]:
    return [1.0] + [0.0] * (size - 1)


def _by_floats(payoffs: list[list[float]]) -> Solution | None:
    """Solve the column player's program, max Σy with Ay ≤ 1, from y = 0. All payoffs are at least 1, so it is bounded.

    Dantzig's rule may cycle if the program is degenerate. Return None after more pivots than it should need.
    """
    rows, columns = len(payoffs), len(payoffs[0])
    table = [line + _unit(rows, i) + [1.0] for i, line in enumerate(payoffs)]
    costs = [-1.0] * columns + [0.0] * (rows + 1)
    basis = [columns + i for i in range(rows)]
    for _ in range(20 * (rows + columns)):
        entering = _steepest(costs)
        if costs[entering] >= -1e-12:
            return _read(costs, table, basis, rows, columns)
        leaving = _tightest(table, entering)
        if leaving < 0:
            return None
        _pivot(table, costs, leaving, entering)
        basis[leaving] = entering
    return None


def _unit(size: int, place: int) -> list[float]:
    line = [0.0] * size
    line[place] = 1.0
    return line


def _steepest(costs: list[float]) -> int:
    best = 0
    for j in range(len(costs) - 1):
        if costs[j] < costs[best]:
            best = j
    return best


def _tightest(table: list[list[float]], entering: int) -> int:
    leaving = -1
    least = 0.0
    for i, line in enumerate(table):
        if line[entering] > 1e-11:
            ratio = line[-1] / line[entering]
            if leaving < 0 or ratio < least:
                leaving, least = i, ratio
    return leaving


def _pivot(table: list[list[float]], costs: list[float], leaving: int, entering: int) -> None:
    pivot = table[leaving][entering]
    line = [entry / pivot for entry in table[leaving]]
    table[leaving] = line
    for i, other in enumerate(table):
        if i != leaving and other[entering] != 0.0:
            _subtract(other, line, other[entering])
    _subtract(costs, line, costs[entering])


def _subtract(line: list[float], other: list[float], times: float) -> None:
    for j, entry in enumerate(other):
        line[j] -= times * entry


def _read(costs: list[float], table: list[list[float]], basis: list[int], rows: int, columns: int) -> Solution:
    column = [0.0] * columns
    for i, variable in enumerate(basis):
        if variable < columns:
            column[variable] = table[i][-1]
    row = costs[columns : columns + rows]
    return Solution(1.0 / costs[-1], _normal(row), _normal(column))


def _normal(weights: list[float]) -> list[float]:
    positive = [max(0.0, weight) for weight in weights]
    total = sum(positive)
    return [weight / total for weight in positive]


def solve_exact(payoffs: list[list[Fraction]]) -> ExactSolution:
    """Return an equilibrium in fractions. Bland's rule never cycles, and integer pivots keep the numbers small."""
    rows, columns = len(payoffs), len(payoffs[0])
    scale = lcm(*[pay.denominator for line in payoffs for pay in line])
    low = min(min(line) for line in payoffs)
    table = [[int((pay - low) * scale) + 1 for pay in line] + [0] * rows + [1] for line in payoffs]
    for i in range(rows):
        table[i][columns + i] = 1
    table.append([-1] * columns + [0] * (rows + 1))
    basis = [columns + i for i in range(rows)]
    divisor = _pivot_whole(table, basis)
    total = table[rows][-1]
    column = [Fraction(0)] * columns
    for i, variable in enumerate(basis):
        if variable < columns:
            column[variable] = Fraction(table[i][-1], total)
    row = [Fraction(weight, total) for weight in table[rows][columns : columns + rows]]
    return ExactSolution((Fraction(divisor, total) - 1) / scale + low, row, column)


def _pivot_whole(table: list[list[int]], basis: list[int]) -> int:
    """Pivot to the optimum by Edmonds' rule. Entries stay integers over one common divisor, which is returned."""
    divisor = 1
    costs = table[-1]
    while True:
        entering = next((j for j in range(len(costs) - 1) if costs[j] < 0), -1)
        if entering < 0:
            return divisor
        leaving = _tightest_whole(table, basis, entering)
        pivot = table[leaving][entering]
        for i, line in enumerate(table):
            if i != leaving:
                factor = line[entering]
                for j, entry in enumerate(table[leaving]):
                    line[j] = (line[j] * pivot - factor * entry) // divisor
        basis[leaving] = entering
        divisor = pivot


def _tightest_whole(table: list[list[int]], basis: list[int], entering: int) -> int:
    leaving = -1
    for i in range(len(basis)):
        if table[i][entering] > 0:
            if leaving < 0:
                leaving = i
                continue
            gap = table[i][-1] * table[leaving][entering] - table[leaving][-1] * table[i][entering]
            if gap < 0 or (gap == 0 and basis[i] < basis[leaving]):
                leaving = i
    return leaving


def expected(payoffs: list[list[float]], row: list[float], column: list[float]) -> float:
    """Return the row player's average gain."""
    return sum(p * worth for p, worth in zip(row, row_values(payoffs, column), strict=True))


def row_values(payoffs: list[list[float]], column: list[float]) -> list[float]:
    """Return the gain of each row against a mixture of columns."""
    return [sum(pay * p for pay, p in zip(line, column, strict=True)) for line in payoffs]


def column_values(payoffs: list[list[float]], row: list[float]) -> list[float]:
    """Return the row player's gain with a mixture of rows against each column."""
    values = [0.0] * len(payoffs[0])
    for line, p in zip(payoffs, row, strict=True):
        for j, pay in enumerate(line):
            values[j] += p * pay
    return values


def exploitability(payoffs: list[list[float]], row: list[float], column: list[float]) -> float:
    """Return the total gain if both answer the other's mixture best: 0 in an equilibrium, otherwise more."""
    return max(row_values(payoffs, column)) - min(column_values(payoffs, row))


def matched(regrets: list[float]) -> list[float]:
    """Return the strategy of regret matching: proportional to positive regrets, uniform if there are none."""
    positive = [max(0.0, regret) for regret in regrets]
    total = sum(positive)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total for regret in positive]


def regret_matching(payoffs: list[list[float]], rounds: int) -> Solution:
    """Return an approximate equilibrium. Both learn by regret matching+ in turns, and later rounds count more."""
    row_regrets, column_regrets = [0.0] * len(payoffs), [0.0] * len(payoffs[0])
    row_total, column_total = row_regrets[:], column_regrets[:]
    column = matched(column_regrets)
    for number in range(1, rounds + 1):
        row = matched(row_regrets)
        _regret(row_regrets, row_values(payoffs, column), row)
        row = matched(row_regrets)
        _regret(column_regrets, [-pay for pay in column_values(payoffs, row)], column)
        column = matched(column_regrets)
        _subtract(row_total, row, -float(number))
        _subtract(column_total, column, -float(number))
    row, column = _normal(row_total), _normal(column_total)
    return Solution(expected(payoffs, row, column), row, column)


def _regret(regrets: list[float], values: list[float], strategy: list[float]) -> None:
    got = sum(p * value for p, value in zip(strategy, values, strict=True))
    for i, value in enumerate(values):
        regrets[i] = max(0.0, regrets[i] + value - got)
