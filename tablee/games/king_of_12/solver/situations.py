"""The situations before each turn of a round between two. Tokens that lead to the same results are one situation."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tablee.games.king_of_12.rules.phases import NOBODY
from tablee.games.king_of_12.solver.turns import FACE_PAIRS, Prize

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.setup import Setup

POINTS_TO_END_ROUND: Final = 8
"""The points that end the round (K12-5.1)."""

OVER_BEFORE_THEFT: Final = 16
"""This many extra 1s for both players mark a round that is over whatever the theft left them (K12-8.8)."""


class Readings(NamedTuple):
    """The options that change a round between two."""

    final_face: bool = False
    must_take: bool = False
    eight_before_theft: bool = False


def readings_of(setup: Setup) -> Readings:
    """Return a match's readings of the rules."""
    return Readings(setup.final_face, setup.must_take, setup.eight_before_theft)


Tokens = tuple[int, int, int, int]
"""The first player's 1s and 2s, then the second's."""


def points(tokens: Tokens) -> tuple[int, int]:
    return tokens[0] + 2 * tokens[1], tokens[2] + 2 * tokens[3]


def round_value(tokens: Tokens) -> float:
    """Return the value of a finished round: more points win, and with equal points nobody does (K12-5.3)."""
    first, second = points(tokens)
    return 1.0 if first > second else -1.0 if first < second else 0.0


class Layer:
    """The positions before a turn: their situations, and for each pair of hands the values of all of them.

    The values are `values[first * 0x4000 + second][FACE_PAIRS * number + faces]`, where `number` is the situation's.
    Only the `faces` that can come up with the pair of hands are solved. Only the situations in `undecided` need
    solving: the others have `settled` values. `ways[number][prize]` is where the values after a prize begin, one for
    each theft.
    """

    def __init__(self) -> None:
        self.numbers: dict[Tokens, int] = {}
        self.held: list[Tokens] = []
        self.undecided: list[int] = []
        self.settled: list[float] = []
        self.ways: list[list[list[int]]] = []
        self.faces: dict[int, list[int]] = {}
        self.values: dict[int, list[float]] = {}

    def add(self, tokens: Tokens, ways: list[list[int]], after: Layer) -> int:
        """Add a situation. Its value is settled if everything that can happen leads to the same value."""
        number = len(self.held)
        self.held.append(tokens)
        self.ways.append(ways)
        values = {after.settled[begin] for way in ways for begin in way}
        if len(values) > 1 or any(begin // FACE_PAIRS in after.undecided for way in ways for begin in way):
            self.undecided.append(number)
        self.settled += [min(values)] * FACE_PAIRS
        return number


class Situations:
    """Finds the situations that a round can reach, given the prizes of its turns."""

    def __init__(self, prizes: list[Prize], used: list[int], readings: Readings, *, thefts: bool) -> None:
        self.prizes = prizes
        self.used = used
        self.readings = readings
        self.thefts = thefts

    def layers(self, start: list[Tokens], turns: i64) -> list[Layer]:
        """Return one layer for each turn, and one for the end."""
        reached = [[self.plain(tokens) for tokens in start]]
        for _ in range(turns):
            reached.append(self._after(reached[len(reached) - 1]))
        layers = [_ended(reached[turns])]
        for turn in range(turns - 1, -1, -1):
            layers.append(self._before(reached[turn], layers[len(layers) - 1]))
        layers.reverse()
        return layers

    def plain(self, tokens: Tokens) -> Tokens:
        """Reduce tokens to points if nothing can be taken."""
        if self.thefts:
            return tokens
        first, second = points(tokens)
        return first, 0, second, 0

    def _after(self, reached: list[Tokens]) -> list[Tokens]:
        found: dict[Tokens, bool] = {}
        for tokens in reached:
            for number in self.used:
                for got in self.won(tokens, self.prizes[number]):
                    found[got] = True
        return list(found)

    def won(self, held: Tokens, prize: Prize) -> list[Tokens]:
        """Return the possible tokens after a turn with this prize: several if a Lady may take."""
        if max(points(held)) >= POINTS_TO_END_ROUND:
            return [held]
        ones, twos = prize.ones, prize.twos
        got: Tokens = (held[0] + ones[0], held[1] + twos[0], held[2] + ones[1], held[3] + twos[1])
        if not self.thefts:
            return [self.plain(got)]
        return self._stolen(got, prize.thief) if prize.thief != NOBODY else [got]

    def _stolen(self, got: Tokens, thief: int) -> list[Tokens]:
        """Return the possible tokens after a theft.

        Something is taken if it must be (K12-8.3), and the round may be over before (K12-8.8).
        """
        found = _thefts(got, thief)
        if self.readings.must_take and len(found) > 1:
            found = found[1:]
        if self.readings.eight_before_theft and max(points(got)) >= POINTS_TO_END_ROUND:
            found = [(a + OVER_BEFORE_THEFT, b, c + OVER_BEFORE_THEFT, d) for a, b, c, d in found]
        return found

    def _before(self, reached: list[Tokens], after: Layer) -> Layer:
        """Return the layer before `after`. Tokens are one situation if every prize leads from them to the same ones."""
        layer = Layer()
        alike: dict[tuple[tuple[int, ...], ...], int] = {}
        for tokens in reached:
            ways = self._ways(tokens, after)
            key = tuple([tuple(way) for way in ways])
            if key not in alike:
                alike[key] = layer.add(tokens, ways, after)
            layer.numbers[tokens] = alike[key]
        return layer

    def _ways(self, tokens: Tokens, after: Layer) -> list[list[int]]:
        ways: list[list[int]] = [[] for _ in self.prizes]
        for number in self.used:
            begins = {after.numbers[got] * FACE_PAIRS for got in self.won(tokens, self.prizes[number])}
            ways[number] = sorted(begins)
        return ways


def _ended(reached: list[Tokens]) -> Layer:
    """Return the layer of a round that is over: won, lost or neither."""
    layer = Layer()
    alike: dict[float, int] = {}
    for tokens in reached:
        value = round_value(tokens)
        if value not in alike:
            alike[value] = len(layer.held)
            layer.held.append(tokens)
            layer.settled += [value] * FACE_PAIRS
        layer.numbers[tokens] = alike[value]
    return layer


def _thefts(tokens: Tokens, thief: int) -> list[Tokens]:
    """Return the tokens after nothing, a 1 or a 2 is taken (K12-4.11)."""
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
