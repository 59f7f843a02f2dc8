"""Values of small matrix games agree with the solver that also gives strategies, and with a linear program."""

from __future__ import annotations

import pytest
from scipy.optimize import linprog

from tablee.core.rng import Rng
from tablee.search.matrix import solve
from tablee.search.small_matrix import SmallMatrix


def _random(rng: Rng, levels: int) -> list[list[float]]:
    """Few levels make ties and degenerate programs."""
    rows, columns = rng.below(7) + 1, rng.below(7) + 1
    return [[2.0 * float(rng.below(levels + 1)) / levels - 1.0 for _ in range(columns)] for _ in range(rows)]


def _value(payoffs: list[list[float]]) -> float:
    game = SmallMatrix(len(payoffs), len(payoffs[0]))
    for i, line in enumerate(payoffs):
        for j, pay in enumerate(line):
            game.cells[i * game.width + j] = pay
    return game.value()


def _program(payoffs: list[list[float]]) -> float:
    """The value that a mixture of rows can guarantee."""
    rows, columns = len(payoffs), len(payoffs[0])
    limits = [[-payoffs[i][j] for i in range(rows)] + [1.0] for j in range(columns)]
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=limits, b_ub=[0.0] * columns, A_eq=[[1.0] * rows + [0.0]], b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )  # fmt: skip
    return float(-found.fun)


@pytest.mark.parametrize("levels", [1, 2, 3, 5, 1000])
def test_values_agree_with_the_other_solver(levels: int) -> None:
    rng = Rng(levels)
    for _ in range(200):
        payoffs = _random(rng, levels)
        assert _value(payoffs) == pytest.approx(solve(payoffs).value, abs=1e-9)


@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize("levels", [1, 2, 3, 7, 1000, 10_000_000])
def test_formulas_agree_with_the_other_solver(size: int, levels: int) -> None:
    """Nearly equal payoffs too, where formulas would lose digits."""
    rng = Rng(f"{size} {levels}")
    for _ in range(150):
        payoffs = [[float(rng.below(levels + 1)) / levels for _ in range(size)] for _ in range(size)]
        close = [[0.5 + pay / 1e7 for pay in line] for line in payoffs]
        assert _value(payoffs) == pytest.approx(solve(payoffs).value, abs=1e-9)
        assert _value(close) == pytest.approx(solve(close).value, abs=1e-9)


def test_values_agree_with_a_linear_program() -> None:
    rng = Rng("program")
    for _ in range(40):
        payoffs = _random(rng, rng.pick([2, 4, 1000]))
        assert _value(payoffs) == pytest.approx(_program(payoffs), abs=1e-9)


def test_a_circle_is_left_to_the_exact_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.search.small_matrix.PIVOTS", 0)
    assert _value([[1.0 if i == j else 0.0 for j in range(4)] for i in range(4)]) == pytest.approx(0.25)
