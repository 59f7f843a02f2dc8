"""The choices and results of a turn between two, for each pair of cards and faces, found by playing the rules."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import lowest
from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.phases import ADJUSTING, NOBODY, PLAYING, TAKING
from tablee.games.king_of_12.rules.setup import Setup
from tablee.games.king_of_12.rules.state import King

if TYPE_CHECKING:
    from mypy_extensions import i64

FACE_PAIRS: Final = 144
"""The number of pairs of faces. A pair is `12 * first + second`, each counted from 0."""
EVERY_CARD: Final = 0x3FFF

# The tokens at the start: something to steal, and far from 8 points.
START_ONES: Final = 2
START_TWOS: Final = 1


class Prize:
    """The tokens that both win in a turn, and the seat that may then take one of the opponent's (K12-4.11)."""

    def __init__(self, ones: tuple[int, int], twos: tuple[int, int], thief: int) -> None:
        self.ones = ones
        self.twos = twos
        self.thief = thief

    def key(self) -> tuple[int, int, int, int, int]:
        return (*self.ones, *self.twos, self.thief)


class Cell:
    """The results of a pair of cards. `chooser` has a choice after the reveal, or nobody has.

    `ends[starts[f]:starts[f + 1]]` are the results of the faces `f`. They form `choices[f]` groups of equal size, and
    the results of a group are equally likely. A result is `FACE_PAIRS * prize + faces`. `prizes` are those that occur,
    and `same[f]` is the first pair of faces with the results of `f`.
    """

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser
        self.starts = [0]
        self.choices: list[int] = []
        self.ends: list[int] = []
        self.prizes: list[int] = []
        self.same: list[int] = []
        self.firsts: dict[tuple[tuple[int, ...], ...], int] = {}
        self.plain = True

    def add(self, options: list[list[int]]) -> None:
        """Add the results of the next pair of faces."""
        key = tuple([tuple(option) for option in options])
        self.same.append(self.firsts.setdefault(key, len(self.choices)))
        self.choices.append(len(options))
        for option in options:
            self.ends += option
            for end in option:
                if end // FACE_PAIRS not in self.prizes:
                    self.prizes.append(end // FACE_PAIRS)
        self.starts.append(len(self.ends))
        self.plain = self.plain and len(options) == 1 and len(options[0]) == 1

    def mark(self, flags: list[int], places: list[int]) -> None:
        """Mark with 1 all faces that one of these pairs of faces can lead to."""
        for faces in places:
            begin: i64 = self.starts[faces]
            stop: i64 = self.starts[faces + 1]
            for end in range(begin, stop):
                result: i64 = self.ends[end]
                flags[result % FACE_PAIRS] = 1


class TurnResults:
    """The cells of all pairs of cards, computed on demand, and all prizes seen in them."""

    def __init__(self, *, final_face: bool) -> None:
        self.setup = Setup(KingOptions(values_read="final_face" if final_face else "as_resolved"), 2)
        self.prizes: list[Prize] = []
        self.numbers: dict[tuple[int, int, int, int, int], int] = {}
        self.cells: dict[int, Cell] = {}

    def cell(self, first: i64, second: i64) -> Cell:
        """Return the results when the first player plays one card and the second the other."""
        key = first * 0x4000 + second
        if key not in self.cells:
            self.cells[key] = self._listed(lowest(first), lowest(second))
        return self.cells[key]

    def _listed(self, first: int, second: int) -> Cell:
        cell = Cell(NOBODY)
        for faces in range(FACE_PAIRS):
            state = self._laid(faces // 12 + 1, faces % 12 + 1)
            state.apply([first, second])
            if state.phase == ADJUSTING:
                cell.chooser = _asked(state)
                cell.add([self._results(_chosen(state, action)) for action in state.legal(cell.chooser)])
            else:
                cell.add([self._results(state)])
        return cell

    def _laid(self, first: int, second: int) -> King:
        state = King(self.setup)
        state.lay_out()
        state.characters = EVERY_CARD
        for player, face in zip(state.everybody, (first, second), strict=True):
            player.hand = EVERY_CARD
            player.die = face
            player.value = face
            player.ones = START_ONES
            player.twos = START_TWOS
        state.wait(PLAYING, 0)
        return state

    def _results(self, state: King) -> list[int]:
        waits = state.awaits()
        if not isinstance(waits, Chance):
            return [self._result(state)]
        found: list[int] = []
        for outcome, _ in waits.outcomes():
            after = state.copy()
            after.resolve(outcome)
            found.append(self._result(after))
        return found

    def _result(self, state: King) -> int:
        one, two = state.everybody
        thief = _asked(state) if state.phase == TAKING else NOBODY
        prize = Prize(
            (one.ones - START_ONES, two.ones - START_ONES), (one.twos - START_TWOS, two.twos - START_TWOS), thief
        )
        return self._number(prize) * FACE_PAIRS + 12 * (one.die - 1) + two.die - 1

    def _number(self, prize: Prize) -> int:
        key = prize.key()
        if key not in self.numbers:
            self.numbers[key] = len(self.prizes)
            self.prizes.append(prize)
        return self.numbers[key]


def _asked(state: King) -> int:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    assert len(waits.seats) == 1, "of two cards only one can leave a choice"
    return waits.seats[0]


def _chosen(state: King, action: int) -> King:
    after = state.copy()
    after.apply([action])
    return after
