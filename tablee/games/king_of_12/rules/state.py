"""A position of King of 12: everything on the table, and what is awaited."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, mask_of, members
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.state import Awaits, State
from tablee.games.king_of_12.rules.effects import adjustments
from tablee.games.king_of_12.rules.observation import observe
from tablee.games.king_of_12.rules.phases import (
    ADJUSTING,
    BURYING,
    DRAWING,
    FORETELLING,
    NOBODY,
    PLAYING,
    ROLLING,
    SEATING,
    TAKING,
)
from tablee.games.king_of_12.rules.pieces import (
    MAX_SEATS,
    REMEMBERED,
    ROLLS,
    SORCERER,
    burials,
    plays,
)
from tablee.games.king_of_12.rules.players import Group, Player
from tablee.games.king_of_12.rules.playout import play_out
from tablee.games.king_of_12.rules.rounds import bury, standings
from tablee.games.king_of_12.rules.setup import (
    Setup,
    begin_match,
    characters_drawn,
    die_rolled,
    draw_awaited,
    seats_drawn,
)
from tablee.games.king_of_12.rules.theft import take, takes
from tablee.games.king_of_12.rules.turn import adjust, ask_thieves, foretold, reveal

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from tablee.core.rng import Rng

PLAY_DECISIONS: Final = [Decide(tuple(range(seats)), "play") for seats in range(MAX_SEATS + 1)]
WON_BY: Final = [
    [Over(tuple([1 if seat == winner else 2 for seat in range(seats)])) for winner in range(seats)]
    for seats in range(MAX_SEATS + 1)
]
"""`WON_BY[seats][winner]` is the end without a ranking: the winner first, all others second."""
_decisions: Final[dict[int, Decide]] = {}


def decision_of(phase: i64, seats: tuple[int, ...], cards: i64) -> Decide:
    """Return the decision of a phase.

    Faces and orders are chosen at once and in secret (K12-3.2, K12-4.12); so are tokens and cards to bury.
    """
    if phase == TAKING:
        return Decide(seats, "take")
    if phase == BURYING:
        return Decide(seats, "bury")
    if cards & REMEMBERED == 0:
        return Decide(seats, "turn")
    return Decide(seats, "order") if cards & SORCERER == 0 else Decide(seats, "adjust")


class King(State):
    """A match of two to sixteen seats. From five seats on it is the tournament.

    `pending` are the awaited seats, except for plain play. `thefts` say who takes a token from whom. `reached` are the
    seats that had eight points before a theft. The steps are in `setup`, `turn` and `rounds`.
    """

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
        self.reached: i64 = 0
        self.thefts: list[tuple[int, int]] = []
        self.everybody: list[Player] = []
        self.players: list[Player] = []
        self.groups: list[Group] = []
        self.stage: list[Group] = []
        self.play_decision: Decide = PLAY_DECISIONS[setup.seats]

    def copy(self) -> King:
        other = King(self.setup)
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
        other.reached = self.reached
        other.thefts = self.thefts.copy()
        other.everybody = [player.copy() for player in self.everybody]
        other.players = [other.everybody[player.seat] for player in self.players] if self.playoff else other.everybody
        other.groups = other.copied(self.groups)
        other.stage = other.copied(self.stage) if self.among_champions else other.groups
        other.play_decision = self.play_decision
        return other

    def key(self) -> Hashable:
        """Return the key. The cards on the table determine the characters in effect, and the phase what is awaited."""
        oracle = self.oracle if self.phase == FORETELLING else 0
        numbers = (self.characters, self.phase, self.round, self.turn, self.winner, self.champions, oracle)
        flags = (self.pending, self.reached, self.playoff, self.among_champions)
        groups = tuple([tuple(group.seats()) for group in self.groups])
        stage = tuple([tuple(group.seats()) for group in self.stage])
        players = tuple([player.key() for player in self.everybody])
        return (self.setup.options, numbers, flags, tuple(self.thefts), groups, stage, players)

    def awaits(self) -> Awaits:
        return self.play_decision if self.phase == PLAYING else self.awaited(self.phase, self.pending)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions. The lists are shared: do not change them."""
        phase = self.phase
        if phase == PLAYING:
            return plays(self.everybody[seat].hand)
        if phase == ADJUSTING:
            return adjustments(self, seat)
        if phase == TAKING:
            return takes(self, seat)
        return burials(self.everybody[seat].hand)

    def apply(self, choices: list[int]) -> None:
        phase = self.phase
        if phase == PLAYING:
            reveal(self, choices)
        elif phase == ADJUSTING:
            adjust(self, choices)
        elif phase == TAKING:
            take(self, choices)
            ask_thieves(self)
        else:
            bury(self, choices)

    def resolve(self, outcome: list[int]) -> None:
        phase = self.phase
        if phase == ROLLING:
            die_rolled(self, outcome[0])
        elif phase == FORETELLING:
            foretold(self, outcome[0])
        elif phase == SEATING:
            seats_drawn(self, outcome)
        else:
            characters_drawn(self, mask_of(outcome))

    def playout(self, rng: Rng) -> int:
        """Play out with the same result as step by step, but faster."""
        return State.playout(self, rng) if self.events is not None else play_out(self, rng)

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        observe(self, words, at, seat)

    def wait(self, phase: i64, seats: i64) -> None:
        """Begin a phase and wait for these seats. `awaits` works out the decision, but only when called."""
        self.phase = phase
        self.pending = seats

    def awaited(self, phase: i64, seats: i64) -> Awaits:
        """Return what the phase needs of these seats."""
        if phase in (ROLLING, FORETELLING):
            return ROLLS[lowest(seats)]
        if phase in (ADJUSTING, TAKING, BURYING):
            return self.asked(phase, seats)
        if phase == DRAWING:
            return draw_awaited(self.setup, self.characters)
        if phase == SEATING:
            return Draw("seats", bit(self.setup.seats) - 1, self.setup.seats)
        if self.setup.ranked or self.winner == NOBODY:
            return Over(standings(self))
        return WON_BY[self.setup.seats][self.winner]

    def asked(self, phase: i64, seats: i64) -> Decide:
        """Return the decision. The same seats always get the same object."""
        cards: i64 = 0
        if phase == ADJUSTING:
            for player in self.players:
                if bit(player.seat) & seats != 0:
                    cards |= player.card
        key = (seats * 16 + phase) * 4 + (2 if cards & REMEMBERED != 0 else 0) + (1 if cards & SORCERER != 0 else 0)
        found = _decisions.get(key)
        if found is None:
            found = decision_of(phase, tuple(members(seats)), cards)
            _decisions[key] = found
        return found

    def lay_out(self) -> None:
        """Give everybody an empty place."""
        self.everybody = [Player(seat) for seat in range(self.setup.seats)]
        self.players = self.everybody
        self.groups = self.grouped(self.setup.first_groups)
        self.stage = self.groups

    def grouped(self, seats: list[list[int]]) -> list[Group]:
        """Return these seats as groups."""
        groups: list[Group] = []
        for group in seats:
            groups.append(Group(len(groups), [self.everybody[seat] for seat in group]))
        return groups

    def copied(self, groups: list[Group]) -> list[Group]:
        """Return the same groups with this position's players."""
        mine: list[Group] = []
        for group in groups:
            copied = Group(group.number, [self.everybody[player.seat] for player in group.players])
            copied.active = group.active
            copied.cancelled = group.cancelled
            mine.append(copied)
        return mine

    def seat_playoff(self, kings: list[int]) -> None:
        """Make these seats the only group (K12-9.6)."""
        self.groups = self.grouped([kings])
        self.players = self.groups[0].players
        self.play_decision = Decide(tuple(kings), "play")

    def group_of(self, seat: i64) -> Group:
        """Return the players with whom the seat compares in this stage."""
        for group in self.stage:
            for player in group.players:
                if player.seat == seat:
                    return group
        raise ValueError("this seat compares with nobody now")

    def is_tournament(self) -> bool:
        """Return whether several groups play, whose champions meet (K12-9)."""
        return len(self.groups) > 1


def new_match(setup: Setup) -> King:
    """Return the position before anything has happened."""
    state = King(setup)
    begin_match(state)
    return state
