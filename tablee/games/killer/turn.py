"""One turn of Killer solved: the best dice to set aside, for any worth of the final scores, by exact expectimax."""
# compiled by mypyc

from __future__ import annotations

from collections import Counter
from math import factorial
from typing import TYPE_CHECKING, Final

from tablee.games.killer.pieces import HANDFULS, SIZE, SUM, parts

if TYPE_CHECKING:
    from mypy_extensions import i64

_shapes: Final[dict[int, list[tuple[float, list[tuple[int, int]]]]]] = {}


def rolls_of(dice: int) -> list[tuple[float, list[tuple[int, int]]]]:
    """Every roll of so many dice: its chance, and the distinct (number, sum) that can be set aside of it."""
    found = _shapes.get(dice)
    if found is None:
        numbers = [number for number in range(len(HANDFULS)) if SIZE[number] == dice]
        found = [(_chance(HANDFULS[number]), _keeps(number)) for number in numbers]
        _shapes[dice] = found
    return found


def _chance(faces: tuple[int, ...]) -> float:
    ways = factorial(len(faces))
    for repeats in Counter(faces).values():
        ways //= factorial(repeats)
    return ways / 6.0 ** len(faces)


def _keeps(number: int) -> list[tuple[int, int]]:
    return sorted({(SIZE[part], SUM[part]) for part in parts(number)})


class Turn:
    """The value of every moment of a turn, and the best choice in it, when each final score has a worth."""

    def __init__(self, dice: int, worth: list[float]) -> None:
        """`worth[score]` for every score from 0 to six times the dice."""
        self.dice = dice
        self.table: list[list[float]] = [worth]
        for left in range(1, dice + 1):
            row = [0.0] * len(worth)
            for total in range(dice - left, 6 * (dice - left) + 1):
                row[total] = self._before_roll(left, total)
            self.table.append(row)

    def _before_roll(self, left: int, total: int) -> float:
        value = 0.0
        for chance, keeps in rolls_of(left):
            best = -1e300
            for size, pips in keeps:
                after = self.table[left - size][total + pips]
                best = max(best, after)
            value += chance * best
        return value

    def value(self) -> float:
        """What the turn is worth before the first roll."""
        return self.table[self.dice][0]

    def after(self, left: int, total: int, kept: int) -> float:
        """What the turn is worth once this handful is set aside."""
        return self.table[left - SIZE[kept]][total + SUM[kept]]

    def best(self, rolled: i64, left: i64, total: i64) -> int:
        """The best handful to set aside; of equal ones the first."""
        choices = parts(rolled)
        best = choices[0]
        for kept in choices:
            if self.after(left, total, kept) > self.after(left, total, best):
                best = kept
        return best
