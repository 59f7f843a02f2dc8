"""A game to test undo: choices that nobody sees, that all see, that reveal something, and that lead to dice."""

from __future__ import annotations

from typing import Final

from tablee.core.action import Action, ActionTable
from tablee.core.bits import bit
from tablee.core.bot import Offer
from tablee.core.chance import Dice, Draw
from tablee.core.decision import Decide, Over
from tablee.core.game import Game, GameInfo, View, Viewer
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.core.state import Awaits, State

HIDE, CALL, PEEK, ROLL, STAY = range(5)
ACTIONS: Final = ActionTable([Action(verb, {}) for verb in ("hide", "call", "peek", "roll", "stay")])
TURNS: Final = 8


class DrawersOptions(Options, frozen=True):
    """None."""


class DrawersView(View, frozen=True):
    viewer: int | None
    seats: int
    turn: int
    place: int
    calls: int
    pips: int
    mine: int | None
    hidden: int
    known: int | None


class Drawers(State):
    """Each seat has a secret number. `stay` keeps the turn, everything else passes it on."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.numbers: list[int] = [-1] * seats
        self.hidden = [0] * seats
        self.known: list[int | None] = [None] * seats
        self.turn = 0
        self.place = 0
        self.calls = 0
        self.pips = 0
        self.rolling = False

    def awaits(self) -> Awaits:
        if -1 in self.numbers:
            return Draw(f"number/{self.numbers.index(-1) + 1}", bit(0) | bit(1))
        if self.rolling:
            return Dice("dice", 1)
        if self.turn >= TURNS:
            return Over(tuple(1 for _ in self.numbers))
        return Decide((self.place,), "drawer")

    def legal(self, seat: int) -> list[int]:
        return [HIDE, CALL, PEEK, ROLL, STAY]

    def apply(self, choices: list[int]) -> None:
        action, seat = choices[0], self.place
        self.turn += 1
        if action in (HIDE, STAY):
            self.hidden[seat] += 1
        if action == CALL:
            self.calls += 1
            self.tell("called", "X-1", {"seat": seat})
        if action == PEEK:
            self.known[seat] = self.numbers[(seat + 1) % len(self.numbers)]
        self.rolling = action == ROLL
        if action not in (HIDE, STAY):
            self.place = (seat + 1) % len(self.numbers)

    def resolve(self, outcome: list[int]) -> None:
        if self.rolling:
            self.rolling = False
            self.pips += outcome[0]
        else:
            self.numbers[self.numbers.index(-1)] = outcome[0]

    def copy(self) -> Drawers:
        twin = Drawers(len(self.numbers))
        twin.numbers, twin.hidden, twin.known = self.numbers[:], self.hidden[:], self.known[:]
        twin.turn, twin.place, twin.calls = self.turn, self.place, self.calls
        twin.pips, twin.rolling = self.pips, self.rolling
        return twin


class Quiet:
    def choose(self, view: DrawersView, offer: Offer, rng: Rng) -> int:
        return CALL


class DrawersGame(Game[DrawersOptions, Drawers, DrawersView]):
    info = GameInfo("drawers", rules_version=1, seats=(2, 4), minutes=(1, 2), longest=20)
    options = DrawersOptions
    views = DrawersView
    actions = ACTIONS
    presets = {"first": DrawersOptions()}
    bots = {"quiet": Quiet()}
    nouns = {}

    def new(self, options: DrawersOptions, seats: int) -> Drawers:
        return Drawers(seats)

    def view(self, state: Drawers, viewer: Viewer) -> DrawersView:
        mine = viewer is not None
        # only the players who chose know how many have chosen
        return DrawersView(
            viewer,
            len(state.numbers),
            state.turn - sum(state.hidden),
            state.place,
            state.calls,
            state.pips,
            state.numbers[viewer] if viewer is not None else None,
            state.hidden[viewer] if viewer is not None else 0,
            state.known[viewer] if viewer is not None and mine else None,
        )

    def imagine(self, view: DrawersView, rng: Rng) -> Drawers:
        state = Drawers(view.seats)
        state.numbers = [rng.below(2) for _ in range(view.seats)]
        state.turn, state.place, state.calls, state.pips = view.turn + view.hidden, view.place, view.calls, view.pips
        if view.viewer is not None and view.mine is not None:
            state.numbers[view.viewer] = view.mine
            state.hidden[view.viewer], state.known[view.viewer] = view.hidden, view.known
            if view.known is not None:
                state.numbers[(view.viewer + 1) % view.seats] = view.known
        return state

    def refusal(self, state: Drawers, seat: int, action: int) -> Refused:
        return Refused("not-now")

    def draw(self, view: DrawersView, say: Say, width: int) -> str:
        return ""

    def encode(self, view: DrawersView) -> list[float]:
        return []

    def seats_of(self, state: Drawers) -> int:
        return len(state.numbers)


GAME = DrawersGame()
