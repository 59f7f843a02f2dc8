"""A solved round of King of 12 between two who know each other's hands.

Every turn is a matrix game. The value of a cell is the value of the turns after it, computed backwards from the last
turn. The value of a round is 1 for winning it, -1 for losing it and 0 if nobody wins. Hands are known if nothing is
buried, and to the player who buried a card. The caller decides what to assume about a buried card.
"""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members, size
from tablee.games.king_of_12.rules.pieces import LADY
from tablee.games.king_of_12.solver.situations import POINTS_TO_END_ROUND, Layer, Readings, Situations, Tokens, points
from tablee.games.king_of_12.solver.turns import FACE_PAIRS, Cell, TurnResults
from tablee.search.budget import no_pause
from tablee.search.matrix import Solution, solve
from tablee.search.small_matrix import SmallMatrix
from tablee.search.tiny_matrix import UNKNOWN

if TYPE_CHECKING:
    from mypy_extensions import i64

EVERY_FACE: Final = list(range(FACE_PAIRS))
BY_DEFAULT: Final = Readings()

_turn_results: Final[dict[bool, TurnResults]] = {}
_cell_values: Final[list[float]] = [UNKNOWN] * FACE_PAIRS
"""A buffer for the values of one cell. It is empty between cells."""


def turn_results(*, final_face: bool) -> TurnResults:
    """Return the results of turns, computed once for each reading of values."""
    if final_face not in _turn_results:
        _turn_results[final_face] = TurnResults(final_face=final_face)
    return _turn_results[final_face]


def face_pair(one: i64, two: i64) -> i64:
    """Return the number of a pair of faces."""
    return 12 * (one - 1) + two - 1


class Round:
    """The rest of a round from these hands and tokens, or from any of several given tokens."""

    def __init__(self, first: int, second: int, *tokens: Tokens, readings: Readings = BY_DEFAULT) -> None:
        """Create a round. Both hands have the same number of cards, or one has one more (K12-5.4)."""
        self.turns = turn_results(final_face=readings.final_face)
        self.first: i64 = first
        self.second: i64 = second
        self.tokens = list(tokens)
        self.count: i64 = max(min(size(first), size(second)) - 1, 0)
        self.situations = Situations(
            self.turns.prizes, self._used_prizes(), readings, thefts=first & second & LADY != 0
        )
        self.layers = self.situations.layers(self.tokens, self.count)
        self.alike = first == second and len(tokens) == 1 and tokens[0][:2] == tokens[0][2:]

    def _used_prizes(self) -> list[int]:
        used: set[int] = set()
        for one in members(self.first):
            for two in members(self.second):
                used.update(self.turns.cell(bit(one), bit(two)).prizes)
        return sorted(used)

    # Backwards

    def solve(
        self, faces: list[int] | None = None, *, keep: bool = False, pause: Callable[[], None] = no_pause
    ) -> None:
        """Solve for these pairs of faces, or for all. Call `pause` every few milliseconds.

        With `keep`, keep the values of all turns. Otherwise keep only those of this turn and the next.
        """
        if faces is not None:
            self.alike = False
            self._reach(faces)
        last = self.layers[self.count]
        for key in self._pairs(self.count):
            last.values[key] = last.settled
        for turn in range(self.count - 1, -1, -1):
            self._solve_turn(turn, pause)
            if not keep and turn >= 1:
                self.layers[turn + 1].values = {}

    def _reach(self, faces: list[int]) -> None:
        """Note which faces can come up with which hands."""
        self.layers[0].faces[self.first * 0x4000 + self.second] = faces
        for turn in range(self.count - 1):
            flags: dict[int, list[int]] = {}
            for key in self._pairs(turn + 1):
                flags[key] = [0] * FACE_PAIRS
            for key, places in self.layers[turn].faces.items():
                self._mark(flags, key // 0x4000, key % 0x4000, places)
            self.layers[turn + 1].faces = {key: _marked(marks) for key, marks in flags.items()}

    def _mark(self, flags: dict[int, list[int]], first: i64, second: i64, places: list[int]) -> None:
        for one in members(first):
            for two in members(second):
                cell = self.turns.cell(bit(one), bit(two))
                cell.mark(flags[(first ^ bit(one)) * 0x4000 + (second ^ bit(two))], places)

    def _solve_turn(self, turn: i64, pause: Callable[[], None]) -> None:
        layer = self.layers[turn]
        for key in self._pairs(turn):
            pause()
            first, second = key // 0x4000, key % 0x4000
            if not layer.undecided:
                layer.values[key] = layer.settled
            elif self.alike and first > second:
                layer.values[key] = _mirrored(layer, layer.values[second * 0x4000 + first])
            else:
                layer.values[key] = self._values(turn, first, second)

    def _pairs(self, turn: i64) -> list[int]:
        """Return the pairs of hands before a turn, after both have played `turn` cards."""
        seconds = _subsets(self.second, size(self.second) - turn)
        return [one * 0x4000 + two for one in _subsets(self.first, size(self.first) - turn) for two in seconds]

    def _values(self, turn: i64, first: i64, second: i64) -> list[float]:
        """Return the values of all situations with these hands."""
        layer = self.layers[turn]
        places = layer.faces.get(first * 0x4000 + second, EVERY_FACE)
        found = layer.settled.copy()
        game = SmallMatrix(size(first), size(second))
        for number in layer.undecided:
            lines = self._lines(turn, first, second, number, places)
            _fill(found, number * FACE_PAIRS, lines, places, game)
        return found

    def _lines(self, turn: i64, first: i64, second: i64, number: i64, places: list[int]) -> list[list[float]]:
        """Return the value of each pair of cards in a situation, for each of these pairs of faces."""
        ways = self.layers[turn].ways[number]
        begins = [way[0] if way else 0 for way in ways]
        after = self.layers[turn + 1].values
        lines: list[list[float]] = []
        for one in members(first):
            for two in members(second):
                cell = self.turns.cell(bit(one), bit(two))
                values = after[(first ^ bit(one)) * 0x4000 + (second ^ bit(two))]
                if not cell.plain:
                    lines.append(_worked(cell, values, begins, places))
                elif self.situations.thefts and bit(one) == LADY and bit(two) == LADY:
                    lines.append(self._stolen(cell, values, ways, places))
                else:
                    lines.append(_plain(cell, values, begins, places))
        return lines

    def _stolen(self, cell: Cell, after: list[float], ways: list[list[int]], places: list[int]) -> list[float]:
        """Return the values of the cell in which two Ladies meet and the thief takes what is best."""
        found: list[float] = []
        for faces in places:
            prize, left = divmod(cell.ends[faces], FACE_PAIRS)
            values = [after[begin + left] for begin in ways[prize]]
            found.append(max(values) if self.turns.prizes[prize].thief == 0 else min(values))
        return found

    # Answers, for the turn to be played now

    def value(self, one: int, two: int, *, tokens: Tokens | None = None) -> float:
        """Return the value of the round to the first player, with these faces on the dice."""
        values = self.layers[0].values[self.first * 0x4000 + self.second]
        return values[self._situation(tokens) * FACE_PAIRS + face_pair(one, two)]

    def _situation(self, tokens: Tokens | None) -> int:
        return self.layers[0].numbers[self.situations.plain(self.tokens[0] if tokens is None else tokens)]

    def mean(self) -> float:
        """Return the value of the round before the dice are rolled."""
        return sum(self.layers[0].values[self.first * 0x4000 + self.second][:FACE_PAIRS]) / FACE_PAIRS

    def payoffs(self, one: int, two: int) -> list[list[float]]:
        """Return the value of each pair of cards.

        Rows are the first player's cards in rising order, columns the second's.
        """
        lines = self._lines(0, self.first, self.second, 0, [face_pair(one, two)])
        columns = size(self.second)
        return [[line[0] for line in lines[row : row + columns]] for row in range(0, len(lines), columns)]

    def equilibrium(self, one: int, two: int) -> Solution:
        """Return how both play the turn with these faces on the dice."""
        if self.count == 0 or max(points(self.tokens[0])) >= POINTS_TO_END_ROUND:
            raise ValueError("the round is over")
        return solve(self.payoffs(one, two))


def _plain(cell: Cell, after: list[float], begins: list[int], places: list[int]) -> list[float]:
    """Return the values of a cell without choices and chance."""
    found = [0.0] * len(places)
    ends = cell.ends
    place: i64 = 0
    for faces in places:
        result: i64 = ends[faces]
        found[place] = after[begins[result // FACE_PAIRS] + result % FACE_PAIRS]
        place += 1  # noqa: SIM113  (enumerate would give a boxed number)
    return found


def _worked(cell: Cell, after: list[float], begins: list[int], places: list[int]) -> list[float]:
    """Return the values of a cell with a choice or with chance."""
    found = [0.0] * len(places)
    known = _cell_values
    place: i64 = 0
    for faces in places:
        same: i64 = cell.same[faces]
        if known[same] == UNKNOWN:
            known[same] = _best(cell, same, after, begins)
        found[place] = known[same]
        place += 1  # noqa: SIM113  (enumerate would give a boxed number)
    for faces in places:
        known[cell.same[faces]] = UNKNOWN
    return found


def _best(cell: Cell, faces: i64, after: list[float], begins: list[int]) -> float:
    """Return the best value of the chooser for a pair of faces."""
    ends = cell.ends
    begin: i64 = cell.starts[faces]
    each: i64 = (cell.starts[faces + 1] - begin) // cell.choices[faces]
    best = 0.0
    for choice in range(cell.choices[faces]):
        value = 0.0
        for end in range(begin, begin + each):
            result: i64 = ends[end]
            value += after[begins[result // FACE_PAIRS] + result % FACE_PAIRS]
        value /= float(each)
        if choice == 0 or (value > best if cell.chooser == 0 else value < best):
            best = value
        begin += each
    return best


def _fill(found: list[float], start: i64, lines: list[list[float]], places: list[int], game: SmallMatrix) -> None:
    """Compute the values of one situation."""
    rows, width = game.lines, game.width
    place: i64 = 0
    for faces in places:
        cells = game.cells
        cell: i64 = 0
        for i in range(rows):
            for j in range(width - 1):
                cells[i * width + j] = lines[cell][place]
                cell += 1
        found[start + faces] = game.value()
        place += 1  # noqa: SIM113  (enumerate would give a boxed number)


def _mirrored(layer: Layer, values: list[float]) -> list[float]:
    """Return the values of the same positions with the players exchanged."""
    found = [0.0] * len(values)
    for number, (a, b, c, d) in enumerate(layer.held):
        other: i64 = layer.numbers[c, d, a, b] * FACE_PAIRS
        place: i64 = number * FACE_PAIRS
        for faces in range(FACE_PAIRS):
            found[place + faces] = -values[other + faces % 12 * 12 + faces // 12]
    return found


def _marked(marks: list[int]) -> list[int]:
    return [faces for faces in range(FACE_PAIRS) if marks[faces] == 1]


def _subsets(cards: i64, count: i64) -> list[int]:
    """Return all sets of `count` of these cards, in rising order."""
    found: list[int] = []
    part: i64 = cards
    while True:
        if size(part) == count:
            found.append(part)
        if part == 0:
            found.reverse()
            return found
        part = (part - 1) & cards
