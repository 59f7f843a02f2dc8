"""A matrix game: both choose at once, and the payoff is the row's chance to win, in sixths."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Dice
from tablee.core.decision import Decide, Over
from tablee.core.game import View, Viewer
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tests.search.small import NoOptions, SmallGame, by_lottery, table_of

SIXTHS: Final = ((3, 2, 6), (4, 3, 0), (0, 6, 3))
"""Rock, paper, scissors, where a win with paper or against it moves the odds less than the other wins."""
ROW: Final = (3 / 7, 3 / 7, 1 / 7)
"""The only equilibrium, of both: rock and paper 3 in 7, scissors 1 in 7, and the game is fair."""
BOTH: Final = Decide((0, 1), "throw")
LOTTERY: Final = Dice("lottery", 1, 6)


class MatrixState(State):
    def __init__(self) -> None:
        super().__init__()
        self.thrown: list[int] = []
        self.face = 0

    def awaits(self) -> Awaits:
        if not self.thrown:
            return BOTH
        if not self.face:
            return LOTTERY
        return Over(by_lottery(self.face, SIXTHS[self.thrown[0]][self.thrown[1]]))

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, choices: list[int]) -> None:
        self.thrown = list(choices)

    def resolve(self, outcome: list[int]) -> None:
        self.face = outcome[0]

    def copy(self) -> MatrixState:
        twin = MatrixState()
        twin.thrown, twin.face = list(self.thrown), self.face
        return twin


class MatrixView(View, frozen=True):
    thrown: list[int]
    face: int


class MatrixGame(SmallGame[MatrixState, MatrixView]):
    views = MatrixView
    actions = table_of("rock", "paper", "scissors")

    def new(self, options: NoOptions, seats: int) -> MatrixState:
        return MatrixState()

    def view(self, state: MatrixState, viewer: Viewer) -> MatrixView:
        return MatrixView(list(state.thrown), state.face)

    def imagine(self, view: MatrixView, rng: Rng) -> MatrixState:
        state = MatrixState()
        state.thrown, state.face = list(view.thrown), view.face
        return state


GAME = MatrixGame()
