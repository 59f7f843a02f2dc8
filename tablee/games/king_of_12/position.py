"""What lies on the table: hands, dice, tokens, the cards under the dice, and who compares with whom."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import size
from tablee.core.state import State
from tablee.games.king_of_12.options import KingOptions, fixed_characters
from tablee.games.king_of_12.pieces import cut, group_sizes

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


class Setup:
    """The options as the rules read them: what never changes in a match."""

    def __init__(self, options: KingOptions, seats: int) -> None:
        self.options = options
        self.seats: i64 = seats
        self.sizes = group_sizes(seats, options.twelve)
        self.fixed: i64 = fixed_characters(options)
        self.draws: i64 = 7 - size(self.fixed)
        self.final_face = options.values_read == "final_face"


class Player:
    """One seat's things. Cards are sets: in `hand`, on the table, `spent` this round, `buried` under the die.

    `shown` are the cards seen since the first was buried, `shown_later` those since the second. `choice` is the action
    by which the player's effect is about to happen, and lasts no longer than that.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.hand: i64 = 0
        self.card: i64 = 0
        self.spent: i64 = 0
        self.buried: i64 = 0
        self.shown: i64 = 0
        self.shown_later: i64 = 0
        self.die: i64 = 0
        self.value: i64 = 0
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.wins: i64 = 0
        self.choice: i64 = 0

    def copy(self) -> Player:
        other = Player(self.seat)
        other.hand = self.hand
        other.card = self.card
        other.spent = self.spent
        other.buried = self.buried
        other.shown = self.shown
        other.shown_later = self.shown_later
        other.die = self.die
        other.value = self.value
        other.ones = self.ones
        other.twos = self.twos
        other.wins = self.wins
        return other

    def points(self) -> i64:
        """K12-0.1: what the tokens are worth."""
        return self.ones + 2 * self.twos

    def return_tokens(self) -> None:
        self.ones = 0
        self.twos = 0


class Group:
    """Players who compare with one another, and the characters that take effect or cancel each other among them."""

    def __init__(self, number: i64, players: list[Player]) -> None:
        self.number: i64 = number
        self.players = players
        self.active: i64 = 0
        self.cancelled: i64 = 0

    def playing(self, card: i64) -> Player:
        """Who plays a character that takes effect: there is just one."""
        for player in self.players:
            if player.card == card:
                return player
        raise ValueError("nobody plays this character")

    def seats(self) -> list[int]:
        return [player.seat for player in self.players]


class Position(State):
    """All that changes in a match. `pending` are the seats that are waited for, beside plain play."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.characters: i64 = 0
        self.phase: i64 = DRAWING
        self.round: i64 = 1
        self.turn: i64 = 0
        self.winner: i64 = NOBODY
        self.playoff = False
        self.among_champions = False
        self.champions: i64 = 0
        self.oracle: i64 = 0
        self.pending: i64 = 0
        self.everybody: list[Player] = []
        self.players: list[Player] = []
        self.groups: list[Group] = []
        self.stage: list[Group] = []

    def lay_out(self) -> None:
        """Everybody has an empty place."""
        self.everybody = [Player(seat) for seat in range(self.setup.seats)]
        self.players = self.everybody
        self.groups = self.grouped(cut(self.setup.sizes, 0))
        self.stage = self.groups

    def grouped(self, seats: list[list[int]]) -> list[Group]:
        """These seats as groups."""
        groups: list[Group] = []
        for group in seats:
            groups.append(Group(len(groups), [self.everybody[seat] for seat in group]))
        return groups

    def copy_into(self, other: Position) -> None:
        """Make the other position the same as this one, sharing nothing that changes."""
        other.characters = self.characters
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.winner = self.winner
        other.playoff = self.playoff
        other.among_champions = self.among_champions
        other.champions = self.champions
        other.oracle = self.oracle
        other.pending = self.pending
        other.everybody = [player.copy() for player in self.everybody]
        other.players = [other.everybody[player.seat] for player in self.players] if self.playoff else other.everybody
        other.groups = other.copied(self.groups)
        other.stage = other.copied(self.stage) if self.among_champions else other.groups

    def copied(self, groups: list[Group]) -> list[Group]:
        """The same groups, of this position's players."""
        mine: list[Group] = []
        for group in groups:
            copied = Group(group.number, [self.everybody[player.seat] for player in group.players])
            copied.active = group.active
            copied.cancelled = group.cancelled
            mine.append(copied)
        return mine

    def group_of(self, seat: i64) -> Group:
        """Those with whom the seat compares in this stage."""
        for group in self.stage:
            for player in group.players:
                if player.seat == seat:
                    return group
        raise ValueError("this seat compares with nobody now")

    def is_tournament(self) -> bool:
        """K12-9: whether several groups play, whose champions meet."""
        return len(self.groups) > 1
