"""What is under way: the tasks still to be done, and the choice or the draw that is awaited."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.chance import Draw
from tablee.core.state import State
from tablee.games.twelve_heroes.pieces import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the position waits for; from PICK on, somebody's choice.
NOTHING: Final = 0
FIRST: Final = 1
TILES_UP: Final = 2
NEXT_TILE: Final = 3
CARDS: Final = 4
PACKS: Final = 5
ENDED: Final = 6
PICK: Final = 7
MULLIGAN: Final = 8
STARVING: Final = 9
ACT: Final = 10
CARRYING: Final = 11
MORE: Final = 12
ORDER: Final = 13
TARGETING: Final = 14
PLACING: Final = 15
BRINGING: Final = 16
WILLING: Final = 17
DISCARDING: Final = 18
LIMITING: Final = 19

ARGUMENT: Final = 32
"""A task is its code plus this many times its argument."""


class Agenda(State):
    """Tasks, the last to be done first, and what the one under way has found out so far."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: i64 = NOTHING
        self.asked: i64 = 0
        self.draw: Draw | None = None
        self.choices: list[int] = []
        self.agenda: list[int] = []
        self.sent = [NONE, NONE, NONE]
        """H-3.3: the kind deployed into each Region by the Deploy action under way."""
        self.ready = [NONE, NONE, NONE]
        """H-3.3: those of them whose abilities are still to come."""
        self.ability: i64 = NONE
        self.source: i64 = NONE
        self.owner: i64 = 0
        self.region: i64 = 0
        self.victim: i64 = NONE
        self.start: i64 = NONE
        self.most: i64 = 0

    def copy_pending(self, other: Agenda) -> None:
        """The part of a copy that says what is under way. Choices and draws are never changed once made."""
        other.waiting = self.waiting
        other.asked = self.asked
        other.draw = self.draw
        other.choices = self.choices
        other.agenda = self.agenda.copy()
        other.sent = self.sent.copy()
        other.ready = self.ready.copy()
        other.ability = self.ability
        other.source = self.source
        other.owner = self.owner
        other.region = self.region
        other.victim = self.victim
        other.start = self.start
        other.most = self.most

    # What is still to be done

    def then(self, task: int, argument: int = 0) -> None:
        """Do this before all that is already on the agenda."""
        self.agenda.append(task + ARGUMENT * argument)

    def ask(self, seat: int, waiting: int) -> None:
        """Wait for a seat's choice."""
        self.asked = seat
        self.waiting = waiting

    def await_draw(self, draw: Draw, waiting: int) -> None:
        """Wait for chance."""
        self.draw = draw
        self.waiting = waiting
