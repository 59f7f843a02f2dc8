"""What lies on the table: hands, dice, tokens, the cards under the dice, and who compares with whom."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import size
from tablee.core.state import State
from tablee.games.king_of_12.options import KingOptions, fixed_characters
from tablee.games.king_of_12.pieces import MOST_SEATS, cut, group_sizes

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the position waits for.
DRAWING: Final = 0
ROLLING: Final = 1
PLAYING: Final = 2
ADJUSTING: Final = 3
FORETELLING: Final = 4
TAKING: Final = 5
BURYING: Final = 6
OVER: Final = 7

NOBODY: Final = -1

EVERYBODY: Final = [list(range(seats)) for seats in range(MOST_SEATS + 1)]

NONE: Final[list[int]] = []


class Setup:
    """The options as the rules read them: what never changes in a match."""

    def __init__(self, options: KingOptions, seats: int) -> None:
        self.options = options
        self.seats: i64 = seats
        self.sizes = group_sizes(seats, options.twelve)
        self.fixed: i64 = fixed_characters(options)
        self.draws: i64 = 7 - size(self.fixed)
        self.final_face = options.values_read == "final_face"


class Position(State):
    """All fields of a match in play. Lists are by seat, sets of characters and of seats are bitmasks."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.characters: i64 = 0
        self.phase: i64 = DRAWING
        self.round: i64 = 1
        self.turn: i64 = 0
        self.winner: i64 = NOBODY
        self.playoff = False
        self.players: list[int] = EVERYBODY[setup.seats]
        self.groups: list[list[int]] = cut(setup.sizes, 0)
        self.stage: list[list[int]] = self.groups
        self.among_champions = False
        self.champions: i64 = 0
        self.group: i64 = 0
        self.pending: i64 = 0
        self.hands: list[int] = NONE
        self.discards: list[int] = NONE
        self.buried: list[int] = NONE
        self.shown: list[int] = NONE
        self.shown_later: list[int] = NONE
        self.played: list[int] = NONE
        self.dice: list[int] = NONE
        self.values: list[int] = NONE
        self.ones: list[int] = NONE
        self.twos: list[int] = NONE
        self.wins: list[int] = NONE

    def lay_out(self) -> None:
        """Everybody has an empty place."""
        seats: i64 = self.setup.seats
        self.hands = [0] * seats
        self.discards = [0] * seats
        self.buried = [0] * seats
        self.shown = [0] * seats
        self.shown_later = [0] * seats
        self.played = [0] * seats
        self.dice = [0] * seats
        self.values = [0] * seats
        self.ones = [0] * seats
        self.twos = [0] * seats
        self.wins = [0] * seats

    def copy_into(self, other: Position) -> None:
        """Make the other position the same as this one, sharing nothing that changes."""
        other.characters = self.characters
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.winner = self.winner
        other.playoff = self.playoff
        other.players = self.players
        other.groups = self.groups
        other.stage = self.stage
        other.among_champions = self.among_champions
        other.champions = self.champions
        other.group = self.group
        other.pending = self.pending
        other.hands = self.hands[:]
        other.discards = self.discards[:]
        other.buried = self.buried[:]
        other.shown = self.shown[:]
        other.shown_later = self.shown_later[:]
        other.played = self.played[:]
        other.dice = self.dice[:]
        other.values = self.values[:]
        other.ones = self.ones[:]
        other.twos = self.twos[:]
        other.wins = self.wins[:]

    def points(self, seat: i64) -> i64:
        """K12-0.1: what a seat's tokens are worth."""
        return self.ones[seat] + 2 * self.twos[seat]

    def own(self, seat: i64) -> i64:
        """The cards that are not under the seat's die."""
        return self.characters & ~self.buried[seat]

    def group_of(self, seat: i64) -> list[int]:
        """Those with whom the seat compares in this stage."""
        for group in self.stage:
            if seat in group:
                return group
        raise ValueError("this seat compares with nobody now")

    def is_tournament(self) -> bool:
        """K12-9: whether several groups play, whose champions meet."""
        return len(self.groups) > 1

    def playing(self, card: i64, group: list[int]) -> i64:
        """The seat of a group that plays a character which takes effect: there is just one."""
        for seat in group:
            if self.played[seat] == card:
                return seat
        return NOBODY
