"""A race for three: each says how fast it runs, and a die is added; places may be shared."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.core.chance import Dice
from tablee.core.decision import Decide, Over
from tablee.core.game import GameInfo, View, Viewer
from tablee.core.rng import Rng
from tablee.core.state import Awaits, State
from tests.search.small import NoOptions, SmallGame, table_of

RUNNERS: Final = 3
ALL: Final = Decide((0, 1, 2), "run")
DICE: Final = [Dice(f"die/{seat + 1}", 1) for seat in range(RUNNERS)]


class RaceState(State):
    def __init__(self, speeds: list[int] | None = None, rolled: list[int] | None = None) -> None:
        super().__init__()
        self.speeds = speeds or []
        self.rolled = rolled or []

    def awaits(self) -> Awaits:
        if not self.speeds:
            return ALL
        if len(self.rolled) < RUNNERS:
            return DICE[len(self.rolled)]
        ran = [speed + face for speed, face in zip(self.speeds, self.rolled, strict=True)]
        return Over(tuple(1 + sum(other > mine for other in ran) for mine in ran))

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def apply(self, choices: list[int]) -> None:
        self.speeds = list(choices)

    def resolve(self, outcome: list[int]) -> None:
        self.rolled.append(outcome[0])

    def copy(self) -> RaceState:
        return RaceState(list(self.speeds), list(self.rolled))


class RaceView(View, frozen=True):
    speeds: list[int]
    rolled: list[int]


class Race(SmallGame[RaceState, RaceView]):
    info: ClassVar[GameInfo] = GameInfo("race", 1, (3, 3), (1, 1), 1)
    views = RaceView
    actions = table_of("walk", "jog", "run", "fly")

    def new(self, options: NoOptions, seats: int) -> RaceState:
        return RaceState()

    def view(self, state: RaceState, viewer: Viewer) -> RaceView:
        return RaceView(list(state.speeds), list(state.rolled))

    def imagine(self, view: RaceView, rng: Rng) -> RaceState:
        return RaceState(list(view.speeds), list(view.rolled))

    def seats_of(self, state: RaceState) -> int:
        return RUNNERS


GAME = Race()
