"""A turn: six steps that everybody takes at once, in each group and then among the groups' champions."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, members
from tablee.core.decision import Decide
from tablee.games.king_of_12.effects import apply_effects, choosers, pass_dice, standing
from tablee.games.king_of_12.lady import thieves
from tablee.games.king_of_12.pieces import MERCHANTS, MOST_SEATS, ORACLE
from tablee.games.king_of_12.podium import podium
from tablee.games.king_of_12.position import ADJUSTING, FORETELLING, NOBODY, TAKING, Position
from tablee.games.king_of_12.story import (
    tell_cards_cancelled,
    tell_group,
    tell_group_again,
    tell_oracle,
    tell_podium,
    tell_reveal,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.state import Awaits
    from tablee.games.king_of_12.position import Setup

PLAY_ASKS: Final = [Decide(tuple(range(seats)), "play") for seats in range(MOST_SEATS + 1)]
NO_CHOICES: Final = [0] * MOST_SEATS


class TurnPosition(Position):
    """A position in the middle of a turn, and what it waits for."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.call: Decide = PLAY_ASKS[setup.seats]
        self.waiting: Awaits = self.call

    def wait(self, phase: i64, seats: i64) -> None:
        """Wait for what the phase needs of these seats."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """What follows step 5 of the last stage."""
        raise NotImplementedError

    def reveal(self, choices: list[int]) -> None:
        """K12-2.1: all cards are turned up at once."""
        self.turn += 1
        for place, seat in enumerate(self.players):
            card: i64 = bit(choices[place])
            self.played[seat] = card
            self.hands[seat] ^= card
            if self.buried[seat] != 0:
                self.shown[seat] |= card
                self.shown_later[seat] |= card
        if self.events is not None:
            self.tell("turn-began", "K12-2.1", {"turn": self.turn})
        self.among_champions = False
        self.champions = 0
        self.stage = self.groups
        self.begin_stage()

    def begin_stage(self) -> None:
        """K12-2.2, K12-4.7: cards are cancelled, the Merchants come first; then those who have a choice make it."""
        seats: i64 = 0
        for group in self.stage:
            active = standing(self, group)
            if self.events is not None:
                self.tell_cards(group, active)
            if active & MERCHANTS != 0:
                pass_dice(self, group)
            seats |= choosers(self, group, active)
        if seats != 0:
            self.wait(ADJUSTING, seats)
        else:
            self.take_effect(NO_CHOICES)

    def tell_cards(self, group: list[int], active: i64) -> None:
        tell_group(self, group)
        if not self.among_champions:
            tell_reveal(self, group)
        tell_cards_cancelled(self, group, active)

    def adjust(self, choices: list[int]) -> None:
        """All who had a choice have made it."""
        chosen = [0] * self.setup.seats
        for place, seat in enumerate(members(self.pending)):
            chosen[seat] = choices[place]
        self.take_effect(chosen)

    def take_effect(self, chosen: list[int]) -> None:
        """K12-2.3: step 3 in every group of the stage."""
        for group in self.stage:
            apply_effects(self, group, standing(self, group), chosen)
        self.compare_from(0)

    def compare_from(self, first: i64) -> None:
        """K12-2.4: group after group compares; K12-4.8: an Oracle rolls before that."""
        for number in range(first, len(self.stage)):
            group = self.stage[number]
            active = standing(self, group)
            if active & ORACLE != 0:
                self.group = number
                self.wait(FORETELLING, bit(self.playing(ORACLE, group)))
                return
            if self.events is not None:
                tell_group_again(self, group)
            self.compare(group, active)
        self.settle_thefts()

    def foretold(self, face: i64) -> None:
        """K12-4.8: the Oracle's die is rolled, after every other effect."""
        seat = lowest(self.pending)
        before = self.dice[seat]
        self.dice[seat] = face
        self.values[seat] = face
        group = self.stage[self.group]
        if self.events is not None:
            tell_group_again(self, group)
            tell_oracle(self, seat, before)
        self.compare(group, standing(self, group))
        self.compare_from(self.group + 1)

    def compare(self, group: list[int], active: i64) -> None:
        """K12-2.5: champion and runner-up; K12-9.3: a champion of several groups gets nothing yet."""
        champion, runner_up = podium(self, group, active)
        prize: i64 = 2 if self.among_champions or not self.is_tournament() else 0
        if champion != NOBODY:
            if prize > 0:
                self.twos[champion] += 1
            else:
                self.champions |= bit(champion)
        if runner_up != NOBODY:
            self.ones[runner_up] += 1
        if self.events is not None:
            tell_podium(self, champion, runner_up, prize)

    def settle_thefts(self) -> None:
        """K12-4.11: after step 5, a Lady may take a token from another."""
        seats = thieves(self)
        if seats != 0:
            self.wait(TAKING, seats)
        else:
            self.end_stage()

    def end_stage(self) -> None:
        """K12-9.3: the groups' champions meet, with the card they played and their die as it stands."""
        if self.among_champions or not self.is_tournament():
            self.end_turn()
            return
        self.among_champions = True
        self.stage = [members(self.champions)]
        if self.champions != 0:
            self.begin_stage()
            return
        if self.events is not None:
            self.tell("no-champions", "K12-9.8", {})
        self.end_turn()
