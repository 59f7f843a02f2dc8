"""A walk without end: nobody sees how far it has gone, and halting wins only after the third step."""

from __future__ import annotations

from typing import Final

from tablee.core.decision import Decide, Over
from tablee.core.game import View, Viewer
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tests.search.small import NoOptions, SmallGame, table_of

HALT: Final = 0
WALK: Final = 1
ON: Final = Decide((0,), "walk")


class WalkState(State):
    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.halted = False

    def awaits(self) -> Awaits:
        if self.halted:
            return Over((1, 2) if self.steps > 3 else (2, 1))
        return ON

    def legal(self, seat: int) -> list[int]:
        return [HALT, WALK]

    def apply(self, choices: list[int]) -> None:
        self.halted = choices[0] == HALT
        self.steps += 1

    def copy(self) -> WalkState:
        twin = WalkState()
        twin.steps, twin.halted = self.steps, self.halted
        return twin


class WalkView(View, frozen=True):
    halted: bool


class Walk(SmallGame[WalkState, WalkView]):
    views = WalkView
    actions = table_of("halt", "walk")

    def new(self, options: NoOptions, seats: int) -> WalkState:
        return WalkState()

    def view(self, state: WalkState, viewer: Viewer) -> WalkView:
        return WalkView(state.halted)

    def imagine(self, view: WalkView, rng: Rng) -> WalkState:
        return WalkState()


GAME = Walk()
