"""A round of King of 12 between two who know each other's hands, solved: every turn is a matrix game whose cells are worth
what the turns after it are worth, worked out backwards from the last.

The value of a round is 1 for winning it, -1 for losing it and 0 when nobody wins. Hands are known where nothing is buried, or
by who buried it; what is assumed of a buried card is up to the caller.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members, size
from tablee.games.king_of_12.duel_turns import FACES, NOBODY, Cell, Prize, Turns
from tablee.games.king_of_12.pieces import LADY
from tablee.search.matrix import Solution, solve
from tablee.search.small_matrix import SmallMatrix

if TYPE_CHECKING:
    from mypy_extensions import i64

ENOUGH: Final = 8
"""K12-5.1: as many points end the round."""

Tokens = tuple[int, int, int, int]
"""The first player's 1s and 2s, then the second's."""

_turns: Final[dict[bool, Turns]] = {}


def turns_of(*, final_face: bool) -> Turns:
    """What turns lead to, found out once for each way of reading values."""
    if final_face not in _turns:
        _turns[final_face] = Turns(final_face=final_face)
    return _turns[final_face]


def points(tokens: Tokens) -> tuple[int, int]:
    return tokens[0] + 2 * tokens[1], tokens[2] + 2 * tokens[3]


def round_value(tokens: Tokens) -> float:
    """K12-5.3: who has more wins; with equal points nobody does."""
    first, second = points(tokens)
    return 1.0 if first > second else -1.0 if first < second else 0.0


class Layer:
    """The positions before a turn: the tokens that can lie there, and for each pair of hands the values of all of them.

    `values[first * 0x4000 + second][FACES * number + faces]`, the number being that of the tokens.
    """

    def __init__(self) -> None:
        self.tokens: list[Tokens] = []
        self.numbers: dict[Tokens, int] = {}
        self.values: dict[int, list[float]] = {}

    def number(self, tokens: Tokens) -> int:
        if tokens not in self.numbers:
            self.numbers[tokens] = len(self.tokens)
            self.tokens.append(tokens)
        return self.numbers[tokens]


class Round:
    """The rest of a round, from these hands and tokens on."""

    def __init__(self, first: int, second: int, tokens: Tokens, *, final_face: bool = False) -> None:
        """Hands of the same number of cards, or of one more than the other (K12-5.4)."""
        self.turns = turns_of(final_face=final_face)
        self.first: i64 = first
        self.second: i64 = second
        self.thefts = first & second & LADY != 0
        self.count: i64 = max(min(size(first), size(second)) - 1, 0)
        self.layers: list[Layer] = []
        self.alike = first == second and tokens[:2] == tokens[2:]
        self._list_cells()
        self._list_tokens(tokens if self.thefts else _as_points(tokens))

    # What there is

    def _list_cells(self) -> None:
        for one in members(self.first):
            for two in members(self.second):
                self.turns.cell(bit(one), bit(two))

    def _list_tokens(self, tokens: Tokens) -> None:
        """What can lie before each turn; a round that is over stays as it is."""
        layer = Layer()
        layer.number(tokens)
        self.layers.append(layer)
        for _ in range(self.count):
            after = Layer()
            for held in layer.tokens:
                for prize in self.turns.prizes:
                    for got in self._won(held, prize):
                        after.number(got)
            self.layers.append(after)
            layer = after

    def _won(self, held: Tokens, prize: Prize) -> list[Tokens]:
        """What can lie there after a turn with this prize: more than one thing where a Lady may take."""
        if max(points(held)) >= ENOUGH:
            return [held]
        ones, twos = prize.ones, prize.twos
        got: Tokens = (held[0] + ones[0], held[1] + twos[0], held[2] + ones[1], held[3] + twos[1])
        if not self.thefts:
            return [_as_points(got)]
        return _thefts(got, prize.thief) if prize.thief != NOBODY else [got]

    # Backwards

    def solve(self, *, keep: bool = False) -> None:
        """Work out all values; `keep` them all, or only those of the next two turns, which tell how to play this one."""
        last = self.layers[self.count]
        over = [round_value(tokens) for tokens in last.tokens for _ in range(FACES)]
        for key in self._pairs(self.count):
            last.values[key] = over
        for turn in range(self.count - 1, -1, -1):
            self._solve_turn(turn)
            if not keep and turn >= 1:
                self.layers[turn + 1].values = {}

    def _solve_turn(self, turn: i64) -> None:
        layer = self.layers[turn]
        for key in self._pairs(turn):
            first, second = key // 0x4000, key % 0x4000
            if self.alike and first > second:
                layer.values[key] = _mirrored(layer, layer.values[second * 0x4000 + first])
            else:
                layer.values[key] = self._values(turn, first, second)

    def _pairs(self, turn: i64) -> list[int]:
        """The hands before a turn: what is left when both have played so many cards."""
        seconds = _subsets(self.second, size(self.second) - turn)
        return [one * 0x4000 + two for one in _subsets(self.first, size(self.first) - turn) for two in seconds]

    def _values(self, turn: i64, first: i64, second: i64) -> list[float]:
        """The values of all tokens and faces with these hands."""
        ones, twos = members(first), members(second)
        payoffs = [self._payoffs(turn, first, second, bit(one), bit(two)) for one in ones for two in twos]
        layer = self.layers[turn]
        found = [0.0] * (len(layer.tokens) * FACES)
        game = SmallMatrix(len(ones), len(twos))
        for number, tokens in enumerate(layer.tokens):
            if max(points(tokens)) >= ENOUGH:
                found[number * FACES : (number + 1) * FACES] = [round_value(tokens)] * FACES
            else:
                self._fill(found, number * FACES, payoffs, game)
        return found

    def _fill(self, found: list[float], start: i64, payoffs: list[list[float]], game: SmallMatrix) -> None:
        """The values for all faces, with one set of tokens."""
        rows, columns, width = game.rows, game.columns, game.width
        for place in range(start, start + FACES):
            cells = game.cells
            cell: i64 = 0
            for i in range(rows):
                for j in range(columns):
                    cells[i * width + j] = payoffs[cell][place]
                    cell += 1
            found[place] = game.value()

    def _payoffs(self, turn: i64, first: i64, second: i64, one: i64, two: i64) -> list[float]:
        """What a pair of cards is worth, for all tokens and faces."""
        cell = self.turns.cell(one, two)
        after = self.layers[turn + 1].values[(first ^ one) * 0x4000 + (second ^ two)]
        layer = self.layers[turn]
        found = [0.0] * (len(layer.tokens) * FACES)
        for number, tokens in enumerate(layer.tokens):
            if max(points(tokens)) < ENOUGH:
                ways = self._ways(turn, tokens)
                if cell.plain and not (self.thefts and one == LADY and two == LADY):
                    _fill_plain(found, number * FACES, cell, after, ways)
                else:
                    self._fill_cell(found, number * FACES, cell, after, ways)
        return found

    def _ways(self, turn: i64, tokens: Tokens) -> list[list[int]]:
        """Where the values after each prize begin, one for each theft."""
        layer = self.layers[turn + 1]
        return [[layer.numbers[got] * FACES for got in self._won(tokens, prize)] for prize in self.turns.prizes]

    def _fill_cell(self, found: list[float], start: i64, cell: Cell, after: list[float], ways: list[list[int]]) -> None:
        for faces in range(FACES):
            begin: i64 = cell.starts[faces]
            each: i64 = (cell.starts[faces + 1] - begin) // cell.choices[faces]
            best = 0.0
            for choice in range(cell.choices[faces]):
                value = 0.0
                for end in range(begin + choice * each, begin + (choice + 1) * each):
                    value += self._end(cell.ends[end], after, ways)
                value /= float(each)
                if choice == 0 or (value > best if cell.chooser == 0 else value < best):
                    best = value
            found[start + faces] = best

    def _end(self, result: i64, after: list[float], ways: list[list[int]]) -> float:
        """The value of a result; a thief takes what is best."""
        prize: i64 = result // FACES
        faces: i64 = result % FACES
        begins = ways[prize]
        best = after[begins[0] + faces]
        first_steals = self.turns.prizes[prize].thief == 0
        for begin in begins:
            value = after[begin + faces]
            if value > best if first_steals else value < best:
                best = value
        return best

    # Answers, for the turn to be played now

    def value(self, one: int, two: int) -> float:
        """What the round is worth to the first player, with these faces on the dice."""
        key = self.first * 0x4000 + self.second
        return self.layers[0].values[key][12 * (one - 1) + two - 1]

    def mean(self) -> float:
        """What the round is worth before the dice are rolled."""
        return sum(self.layers[0].values[self.first * 0x4000 + self.second][:FACES]) / FACES

    def payoffs(self, one: int, two: int) -> list[list[float]]:
        """What each pair of cards is worth: rows are the first player's cards in rising order, columns the second's."""
        place = 12 * (one - 1) + two - 1
        return [
            [
                self._payoffs(0, self.first, self.second, bit(mine), bit(theirs))[place]
                for theirs in members(self.second)
            ]
            for mine in members(self.first)
        ]

    def equilibrium(self, one: int, two: int) -> Solution:
        """How both play the turn with these faces on the dice."""
        if self.count == 0 or max(points(self.layers[0].tokens[0])) >= ENOUGH:
            raise ValueError("the round is over")
        return solve(self.payoffs(one, two))


def _fill_plain(found: list[float], start: i64, cell: Cell, after: list[float], ways: list[list[int]]) -> None:
    """The values of a cell that leaves nothing to choose and nothing to chance."""
    begins = [way[0] for way in ways]
    place: i64 = start
    for result in cell.ends:
        found[place] = after[begins[result // FACES] + result % FACES]
        place += 1


def _mirrored(layer: Layer, values: list[float]) -> list[float]:
    """The values of the same positions with the players exchanged."""
    found = [0.0] * len(values)
    for number, (a, b, c, d) in enumerate(layer.tokens):
        other: i64 = layer.numbers[c, d, a, b] * FACES
        place: i64 = number * FACES
        for faces in range(FACES):
            found[place + faces] = -values[other + faces % 12 * 12 + faces // 12]
    return found


def _as_points(tokens: Tokens) -> Tokens:
    """Where nothing can be taken, only points count."""
    first, second = points(tokens)
    return first, 0, second, 0


def _thefts(tokens: Tokens, thief: int) -> list[Tokens]:
    """K12-4.11: nothing, a 1 or a 2 changes hands."""
    a, b, c, d = tokens
    found = [tokens]
    if thief == 0:
        if c > 0:
            found.append((a + 1, b, c - 1, d))
        if d > 0:
            found.append((a, b + 1, c, d - 1))
        return found
    if a > 0:
        found.append((a - 1, b, c + 1, d))
    if b > 0:
        found.append((a, b - 1, c, d + 1))
    return found


def _subsets(cards: i64, count: i64) -> list[int]:
    """All sets of so many of these cards, in rising order."""
    found: list[int] = []
    part: i64 = cards
    while True:
        if size(part) == count:
            found.append(part)
        if part == 0:
            found.reverse()
            return found
        part = (part - 1) & cards
