"""The value of small matrix games, fast enough for millions: like `matrix.solve`, but without the strategies."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.search.matrix import solve
from tablee.search.tiny_matrix import UNKNOWN, mixed_two, three

if TYPE_CHECKING:
    from mypy_extensions import i64

PIVOTS: Final = 60
"""The maximum number of pivots. Small games need about one per row; more means cycling."""


class SmallMatrix:
    """A buffer for one game after the other. `cells[i * width + j]` is row i's gain against column j, from -1 to 1."""

    def __init__(self, rows: int, columns: int) -> None:
        self.lines: i64 = rows
        self.width: i64 = columns + 1
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.cells: list[float] = [0.0] * ((rows + 1) * (columns + 1))

    def value(self) -> float:
        """Return the value for the row player. This overwrites the cells."""
        self.rows = self.lines
        self.columns = self.width - 1
        best = self.sure_of_row()
        if best >= self.left_to_column():
            return best
        if self.rows != self.columns or self.rows > 3:
            self.shrink()
        found = self.by_formula()
        return found if found != UNKNOWN else self.by_simplex()

    def by_formula(self) -> float:
        cells, width = self.cells, self.width
        if self.rows == 2 and self.columns == 2:
            return mixed_two(cells[0], cells[1], cells[width], cells[width + 1])
        return three(cells, width) if self.rows == 3 and self.columns == 3 else UNKNOWN

    def shrink(self) -> None:
        """Remove dominated rows and columns."""
        size: i64 = 0
        while size != self.rows + self.columns:
            size = self.rows + self.columns
            self.drop_rows()
            self.drop_columns()

    def drop_rows(self) -> None:
        row: i64 = self.rows - 1
        while row >= 0:
            for other in range(self.rows):
                if other != row and self.is_row_covered(row * self.width, other * self.width):
                    self.rows -= 1
                    for j in range(self.columns):
                        self.cells[row * self.width + j] = self.cells[self.rows * self.width + j]
                    break
            row -= 1

    def drop_columns(self) -> None:
        column: i64 = self.columns - 1
        while column >= 0:
            for other in range(self.columns):
                if other != column and self.is_column_covered(column, other):
                    self.columns -= 1
                    for i in range(self.rows):
                        self.cells[i * self.width + column] = self.cells[i * self.width + self.columns]
                    break
            column -= 1

    def is_row_covered(self, row: i64, other: i64) -> bool:
        cells = self.cells
        for j in range(self.columns):
            if cells[row + j] > cells[other + j]:
                return False
        return True

    def is_column_covered(self, column: i64, other: i64) -> bool:
        cells, width = self.cells, self.width
        place: i64 = 0
        for _ in range(self.rows):
            if cells[place + column] < cells[place + other]:
                return False
            place += width
        return True

    def sure_of_row(self) -> float:
        """Return the guaranteed gain of the best single row."""
        cells = self.cells
        best = -2.0
        i: i64 = 0
        for _ in range(self.rows):
            least = cells[i]
            for j in range(1, self.columns):
                least = min(least, cells[i + j])
            best = max(best, least)
            i += self.width
        return best

    def left_to_column(self) -> float:
        """Return the most that the row player can gain against the best single column."""
        cells = self.cells
        best = 2.0
        for j in range(self.columns):
            most = cells[j]
            i: i64 = j + self.width
            for _ in range(1, self.rows):
                most = max(most, cells[i])
                i += self.width
            best = min(best, most)
        return best

    def by_simplex(self) -> float:
        """Solve the column player's program, max Σy with Ay ≤ 1, in a table without unit columns, with payoffs from 1
        to 3.
        """
        kept = self.cells.copy()
        self.set_up()
        for _ in range(PIVOTS):
            column = self.entering()
            if column < 0:
                return 1.0 / self.cells[self.rows * self.width + self.columns] - 2.0
            self.pivot(self.leaving(column), column)
        lines = [kept[i * self.width : i * self.width + self.columns] for i in range(self.rows)]
        return solve(lines).value

    def set_up(self) -> None:
        cells = self.cells
        place: i64 = 0
        for _ in range(self.rows):
            for j in range(self.columns):
                cells[place + j] += 2.0
            cells[place + self.columns] = 1.0
            place += self.width
        for j in range(self.columns):
            cells[place + j] = -1.0
        cells[place + self.columns] = 0.0

    def entering(self) -> i64:
        """Return the column that gains most, or -1 if none does."""
        cells = self.cells
        place: i64 = self.rows * self.width
        best: i64 = -1
        least = -1e-12
        for j in range(self.columns):
            cost = cells[place + j]
            if cost < least:
                least = cost
                best = j
        return best

    def leaving(self, column: i64) -> i64:
        """Return the row that bounds the column first. There is always one, because all payoffs start positive."""
        cells = self.cells
        best: i64 = 0
        least = 1e300
        place: i64 = 0
        for i in range(self.rows):
            entry = cells[place + column]
            if entry > 1e-11:
                ratio = cells[place + self.columns] / entry
                if ratio < least:
                    least = ratio
                    best = i
            place += self.width
        return best

    def pivot(self, row: i64, column: i64) -> None:
        """Exchange a row with a column."""
        cells, width = self.cells, self.width
        line: i64 = row * width
        inverse = 1.0 / cells[line + column]
        for j in range(self.columns + 1):
            cells[line + j] *= inverse
        cells[line + column] = inverse
        place: i64 = 0
        for i in range(self.rows + 1):
            if i != row:
                times = cells[place + column]
                if times != 0.0:
                    cells[place + column] = 0.0
                    for j in range(self.columns + 1):
                        cells[place + j] -= times * cells[line + j]
            place += width
