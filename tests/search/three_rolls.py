"""A tiny dice game: the first seat rolls a die up to three times and keeps the last; its face is the odds in a lottery.

Played well (stop at 5 or more, then at 4 or more) the die is worth 14/3, so the first seat's share is 7/9.
"""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Dice
from tablee.core.decision import Decide, Over
from tablee.core.game import View, Viewer
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tests.search.small import NoOptions, SmallGame, by_lottery, table_of

STOP: Final = 0
ROLL: Final = 1
VALUE: Final = 7 / 9
DIE: Final = Dice("die/1", 1)
LOTTERY: Final = Dice("lottery", 1)
ASK: Final = Decide((0,), "again")


class RollsState(State):
    def __init__(self, face: int = 0, left: int = 3, ticket: int = 0) -> None:
        super().__init__()
        self.face = face
        self.left = left
        self.ticket = ticket
        self.rolling = face == 0

    def awaits(self) -> Awaits:
        if self.rolling:
            return DIE
        if self.left:
            return ASK
        return Over(by_lottery(self.ticket, self.face)) if self.ticket else LOTTERY

    def legal(self, seat: int) -> list[int]:
        return [STOP, ROLL]

    def apply(self, choices: list[int]) -> None:
        if choices[0] == STOP:
            self.left = 0
        else:
            self.rolling = True

    def resolve(self, outcome: list[int]) -> None:
        if self.rolling:
            self.face, self.left, self.rolling = outcome[0], self.left - 1, False
        else:
            self.ticket = outcome[0]

    def copy(self) -> RollsState:
        twin = RollsState(self.face, self.left, self.ticket)
        twin.rolling = self.rolling
        return twin


class RollsView(View, frozen=True):
    face: int
    left: int
    ticket: int
    rolling: bool


class ThreeRolls(SmallGame[RollsState, RollsView]):
    views = RollsView
    actions = table_of("stop", "roll")

    def new(self, options: NoOptions, seats: int) -> RollsState:
        return RollsState()

    def view(self, state: RollsState, viewer: Viewer) -> RollsView:
        return RollsView(state.face, state.left, state.ticket, state.rolling)

    def imagine(self, view: RollsView, rng: Rng) -> RollsState:
        state = RollsState(view.face, view.left, view.ticket)
        state.rolling = view.rolling
        return state

    def evaluate(self, state: RollsState) -> list[float]:
        return [state.face / 6, 1 - state.face / 6]


GAME = ThreeRolls()
