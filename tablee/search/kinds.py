"""Matrix games against an opponent of unknown type: one mixed strategy faces all types, and each type answers it."""

from __future__ import annotations

from typing import NamedTuple

from tablee.search.matrix import TOLERANCE, column_values, solve

Payoffs = list[list[float]]


class Meeting(NamedTuple):
    """The value for the row player, the mixed strategy that guarantees it, and the answer of each type."""

    value: float
    row: list[float]
    columns: list[list[float]]


def meet(kinds: list[Payoffs]) -> Meeting:
    """Return the equilibrium when all types are equally likely. Answers are generated only as needed."""
    answers = [_answer(kinds, [1.0 / len(kinds[0])] * len(kinds[0]))]
    while True:
        found = solve([[_mean(kinds, place, answer) for answer in answers] for place in range(len(kinds[0]))])
        better = _answer(kinds, found.row)
        gained = found.value - sum(p * _mean(kinds, place, better) for place, p in enumerate(found.row))
        if gained <= TOLERANCE or better in answers:
            return Meeting(found.value, found.row, _shares(kinds, answers, found.column))
        answers.append(better)


def _answer(kinds: list[Payoffs], row: list[float]) -> tuple[int, ...]:
    """Return the best answer of each type against a mixed strategy."""
    values = [column_values(payoffs, row) for payoffs in kinds]
    return tuple(each.index(min(each)) for each in values)


def _mean(kinds: list[Payoffs], place: int, answer: tuple[int, ...]) -> float:
    return sum(payoffs[place][column] for payoffs, column in zip(kinds, answer, strict=True)) / len(kinds)


def _shares(kinds: list[Payoffs], answers: list[tuple[int, ...]], weights: list[float]) -> list[list[float]]:
    shares = [[0.0] * len(payoffs[0]) for payoffs in kinds]
    for answer, weight in zip(answers, weights, strict=True):
        for kind, column in enumerate(answer):
            shares[kind][column] += weight
    return shares
