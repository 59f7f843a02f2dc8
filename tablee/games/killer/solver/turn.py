"""Solve one turn of Killer: the best dice to set aside for any worth of the final scores, by exact expectimax."""
# compiled by mypyc

from __future__ import annotations

from collections import Counter
from math import factorial
from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.pieces import HANDFUL_SIZE, HANDFUL_SUM, HANDFULS, sub_handfuls

if TYPE_CHECKING:
    from mypy_extensions import i64

_rolls: Final[dict[int, Rolls]] = {}


class Rolls:
    """Every roll of `left` dice of a turn with `dice`: its chance, and the result of each different keep.

    The keeps of a roll are `keeps[starts[roll]:starts[roll + 1]]`: offsets to add to a total to find its value in
    `SolvedTurn.values`.
    """

    def __init__(self, dice: int, left: int) -> None:
        self.chances: list[float] = []
        self.keeps: list[int] = []
        self.starts = [0]
        for number in range(len(HANDFULS)):
            if HANDFUL_SIZE[number] == left:
                self.chances.append(_chance(HANDFULS[number]))
                self.keeps += _keeps(number, left, 6 * dice + 1)
                self.starts.append(len(self.keeps))


def _chance(faces: tuple[int, ...]) -> float:
    ways = factorial(len(faces))
    for repeats in Counter(faces).values():
        ways //= factorial(repeats)
    return ways / 6.0 ** len(faces)


def _keeps(number: int, left: int, width: int) -> list[int]:
    """Return the offsets of the keeps.

    Handfuls of the same size and sum are equal: only the dice left and the total count.
    """
    return sorted({(left - HANDFUL_SIZE[part]) * width + HANDFUL_SUM[part] for part in sub_handfuls(number)})


def rolls_of(dice: int, left: int) -> Rolls:
    """Return the rolls of `left` dice of a turn, computed once."""
    key = 16 * dice + left
    if key not in _rolls:
        _rolls[key] = Rolls(dice, left)
    return _rolls[key]


class SolvedTurn:
    """The value of every moment of a turn and its best choice, when each final score has a worth.

    `values[left * width + total]` is the value before `left` dice are rolled, with `total` set aside.
    """

    def __init__(self, dice: int, worth: list[float]) -> None:
        """Solve the turn. `worth[score]` is given for every score from 0 to six times the dice."""
        self.dice: i64 = dice
        self.width: i64 = 6 * dice + 1
        self.values: list[float] = worth + [0.0] * (self.width * dice)
        self.symmetric = self._is_symmetric(worth)
        for left in range(1, dice + 1):
            self._fill(left, rolls_of(dice, left))

    def _is_symmetric(self, worth: list[float]) -> bool:
        """Return whether high and low are worth the same: replacing n by 7 - n on each die changes nothing."""
        for score in range(self.dice, 6 * self.dice + 1):
            if worth[score] != worth[7 * self.dice - score]:
                return False
        return True

    def _fill(self, left: i64, rolls: Rolls) -> None:
        """Compute one row of values. If high and low are symmetric, the upper half mirrors the lower."""
        aside: i64 = self.dice - left
        row: i64 = left * self.width
        middle: i64 = 7 * aside // 2
        for total in range(aside, 6 * aside + 1):
            if self.symmetric and total > middle:
                self.values[row + total] = self.values[row + 7 * aside - total]
            else:
                self.values[row + total] = self._before_roll(total, rolls)

    def _before_roll(self, total: i64, rolls: Rolls) -> float:
        values, keeps, starts = self.values, rolls.keeps, rolls.starts
        value = 0.0
        place: i64 = 0
        for roll, chance in enumerate(rolls.chances):
            end: i64 = starts[roll + 1]
            best = values[total + keeps[place]]
            place += 1
            while place < end:
                best = max(best, values[total + keeps[place]])
                place += 1
            value += chance * best
        return value

    def value(self) -> float:
        """Return the value of the turn before the first roll."""
        return self.values[self.dice * self.width]

    def after(self, left: i64, total: i64, kept: int) -> float:
        """Return the value of the turn once this handful is set aside."""
        return self.values[(left - HANDFUL_SIZE[kept]) * self.width + total + HANDFUL_SUM[kept]]

    def best(self, rolled: i64, left: i64, total: i64) -> int:
        """Return the best handful to set aside, the first one on a tie."""
        choices = sub_handfuls(rolled)
        best = choices[0]
        for kept in choices:
            if self.after(left, total, kept) > self.after(left, total, best):
                best = kept
        return best

    def score_chances(self) -> list[float]:
        """Return how likely each final score is with best play. Ties go high and low equally often."""
        reached = [0.0] * len(self.values)
        reached[self.dice * self.width] = 1.0
        for left in range(self.dice, 0, -1):
            self._fold(reached, left)
            aside = self.dice - left
            for total in range(aside, 6 * aside + 1):
                chance = reached[left * self.width + total]
                if chance > 0.0:
                    self._spread(reached, chance, total, rolls_of(self.dice, left))
        return self._unfolded(reached)

    def score_chances_from(self, left: i64, total: i64) -> list[float]:
        """Return how likely each final score is from here on, with `left` dice to roll and `total` set aside."""
        reached = [0.0] * len(self.values)
        reached[left * self.width + total] = 1.0
        for rest in range(left, 0, -1):
            for so_far in range(self.width):
                chance = reached[rest * self.width + so_far]
                if chance > 0.0:
                    self._spread(reached, chance, so_far, rolls_of(self.dice, rest))
        return reached[: self.width]

    def _fold(self, reached: list[float], left: i64) -> None:
        """Move the chances of high totals to their mirrors, if high and low are symmetric."""
        if not self.symmetric:
            return
        aside: i64 = self.dice - left
        row: i64 = left * self.width
        for total in range(7 * aside // 2 + 1, 6 * aside + 1):
            reached[row + 7 * aside - total] += reached[row + total]
            reached[row + total] = 0.0

    def _unfolded(self, reached: list[float]) -> list[float]:
        scores = reached[: self.width]
        if self.symmetric:
            for score in range(self.dice, 6 * self.dice + 1):
                scores[score] = (reached[score] + reached[7 * self.dice - score]) / 2.0
        return scores

    def _spread(self, reached: list[float], weight: float, total: i64, rolls: Rolls) -> None:
        values, keeps, starts = self.values, rolls.keeps, rolls.starts
        place: i64 = 0
        for roll, chance in enumerate(rolls.chances):
            end: i64 = starts[roll + 1]
            chosen: i64 = total + keeps[place]
            best = values[chosen]
            place += 1
            while place < end:
                after: i64 = total + keeps[place]
                value = values[after]
                if value > best:
                    best = value
                    chosen = after
                place += 1
            reached[chosen] += weight * chance
