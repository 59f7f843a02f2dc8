"""Matrix games: known equilibria, degenerate ones, and the same answers as scipy's linear programs."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

from tablee.search.matrix import exploitability, regret_matching, solve, solve_exact
from tests.search.matrix_game import ROW, SIXTHS

PENNIES = [[1.0, -1.0], [-1.0, 1.0]]
BIASED = [[float(pay) for pay in line] for line in SIXTHS]

sizes = st.tuples(st.integers(1, 7), st.integers(1, 7))


def matrices(entries: st.SearchStrategy[float]) -> st.SearchStrategy[list[list[float]]]:
    return sizes.flatmap(
        lambda size: st.lists(st.lists(entries, min_size=size[1], max_size=size[1]), min_size=size[0], max_size=size[0])
    )


few_values = matrices(st.sampled_from([-1.0, 0.0, 1.0]))
many_values = matrices(st.floats(-1e6, 1e6, allow_nan=False).map(lambda x: round(x, 3)))


def value_by_scipy(payoffs: list[list[float]]) -> float:
    """Max v with Aᵀx ≥ v, Σx = 1."""
    a = np.array(payoffs)
    rows, columns = a.shape
    found = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=np.hstack([-a.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(-found.fun)


def test_rock_paper_scissors_with_a_bias_has_its_known_equilibrium() -> None:
    found = solve(BIASED)
    assert found.value == pytest.approx(3)
    assert found.row == pytest.approx(ROW)
    assert found.column == pytest.approx(ROW)


def test_the_exact_equilibrium_is_exact() -> None:
    found = solve_exact([[Fraction(pay) for pay in line] for line in SIXTHS])
    sevenths = [Fraction(3, 7), Fraction(3, 7), Fraction(1, 7)]
    assert found == (Fraction(3), sevenths, sevenths)


def test_fractions_may_be_payoffs() -> None:
    found = solve_exact([[Fraction(1, 3), Fraction(0)], [Fraction(0), Fraction(1, 2)]])
    assert found == (Fraction(1, 5), [Fraction(3, 5), Fraction(2, 5)], [Fraction(3, 5), Fraction(2, 5)])


@pytest.mark.parametrize(
    ("payoffs", "value"),
    [
        ([[4.0]], 4),
        ([[2.0, 2.0], [2.0, 2.0]], 2),
        ([[1.0, 5.0, 3.0]], 1),
        ([[1.0], [5.0], [3.0]], 5),
        ([[3.0, 1.0], [4.0, 2.0]], 2),
        (PENNIES, 0),
        ([[1e9, -1e-9], [-1e-9, 1e9]], (1e9 - 1e-9) / 2),
    ],
)
def test_simple_games_have_their_values(payoffs: list[list[float]], value: float) -> None:
    assert solve(payoffs).value == pytest.approx(value)


@settings(deadline=None, max_examples=60)
@given(few_values)
def test_degenerate_games_are_solved_as_scipy_solves_them(payoffs: list[list[float]]) -> None:
    found = solve(payoffs)
    assert found.value == pytest.approx(value_by_scipy(payoffs), abs=1e-8)
    assert exploitability(payoffs, found.row, found.column) <= 1e-8


@settings(deadline=None, max_examples=60)
@given(many_values)
def test_games_of_any_payoffs_are_solved(payoffs: list[list[float]]) -> None:
    found = solve(payoffs)
    span = max(max(line) for line in payoffs) - min(min(line) for line in payoffs)
    assert exploitability(payoffs, found.row, found.column) <= max(1e-8 * span, 1e-9)


@settings(deadline=None, max_examples=60)
@given(few_values)
def test_in_an_exact_equilibrium_nobody_gains_anything(payoffs: list[list[float]]) -> None:
    exact = [[Fraction(pay) for pay in line] for line in payoffs]
    value, row, column = solve_exact(exact)
    assert sum(row) == sum(column) == 1
    assert min(*row, *column) >= 0
    assert max(sum(pay * p for pay, p in zip(line, column, strict=True)) for line in exact) == value
    assert min(sum(line[j] * p for line, p in zip(exact, row, strict=True)) for j in range(len(column))) == value


def test_where_floats_fail_the_exact_method_answers() -> None:
    """Two rows that differ by less than a float's rounding of their sum."""
    payoffs = [[1.0, 0.0], [1.0 + 2**-52, 2**-60], [0.0, 1.0]]
    found = solve(payoffs)
    assert exploitability(payoffs, found.row, found.column) <= 1e-12
    assert solve(payoffs, tolerance=-1.0).value == pytest.approx(found.value)


@pytest.mark.parametrize("payoffs", [PENNIES, BIASED, [[3.0, 1.0], [4.0, 2.0]], [[0.0, 2.0, -1.0], [1.0, -1.0, 1.0]]])
def test_regret_matching_comes_close_to_the_equilibrium(payoffs: list[list[float]]) -> None:
    found = regret_matching(payoffs, 2000)
    assert found.value == pytest.approx(solve(payoffs).value, abs=1e-3)
    assert exploitability(payoffs, found.row, found.column) < 5e-3


def test_exploitability_is_what_both_could_gain() -> None:
    assert exploitability(PENNIES, [1.0, 0.0], [0.5, 0.5]) == 1
    assert exploitability(PENNIES, [1.0, 0.0], [1.0, 0.0]) == 2
