"""A turn: six steps that everybody takes at once, in each group and then among the groups' champions."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members
from tablee.core.decision import Decide
from tablee.games.king_of_12.effects import apply_effects, cancel_cards, choosers, pass_dice
from tablee.games.king_of_12.lady import thieves
from tablee.games.king_of_12.pieces import MERCHANTS, MOST_SEATS, ORACLE
from tablee.games.king_of_12.podium import podium
from tablee.games.king_of_12.position import ADJUSTING, FORETELLING, TAKING, Position
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
    from tablee.games.king_of_12.position import Group, Setup

PLAY_ASKS: Final = [Decide(tuple(range(seats)), "play") for seats in range(MOST_SEATS + 1)]


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
        place: i64 = 0
        for player in self.players:
            card: i64 = bit(choices[place])
            player.card = card
            player.hand ^= card
            if player.buried != 0:
                player.shown |= card
                player.shown_later |= card
            place += 1  # noqa: SIM113  (enumerate would give a boxed number)
        if self.events is not None:
            self.tell("turn-began", "K12-2.1", {"turn": self.turn})
        self.begin_stage()

    def begin_stage(self) -> None:
        """K12-2.2, K12-4.7: cards are cancelled, the Merchants come first; then those who have a choice make it."""
        seats: i64 = 0
        for group in self.stage:
            cancel_cards(group)
            if self.events is not None:
                self.tell_cards(group)
            if group.active & MERCHANTS != 0:
                pass_dice(self, group)
            seats |= choosers(group, final_face=self.setup.final_face)
        if seats != 0:
            self.wait(ADJUSTING, seats)
        else:
            self.take_effect()

    def tell_cards(self, group: Group) -> None:
        tell_group(self, group)
        if not self.among_champions:
            tell_reveal(self, group)
        tell_cards_cancelled(self, group)

    def adjust(self, choices: list[int]) -> None:
        """All who had a choice have made it."""
        for place, seat in enumerate(members(self.pending)):
            self.everybody[seat].choice = choices[place]
        self.take_effect()

    def take_effect(self) -> None:
        """K12-2.3: step 3 in every group of the stage."""
        for group in self.stage:
            apply_effects(self, group)
        self.compare_from(0)

    def compare_from(self, first: i64) -> None:
        """K12-2.4: group after group compares; K12-4.8: an Oracle rolls before that."""
        for number in range(first, len(self.stage)):
            group = self.stage[number]
            if group.active & ORACLE != 0:
                self.oracle = number
                self.wait(FORETELLING, bit(group.playing(ORACLE).seat))
                return
            if self.events is not None:
                tell_group_again(self, group)
            self.compare(group)
        self.settle_thefts()

    def foretold(self, face: i64) -> None:
        """K12-4.8: the Oracle's die is rolled, after every other effect."""
        group = self.stage[self.oracle]
        player = group.playing(ORACLE)
        before = player.die
        player.die = face
        player.value = face
        if self.events is not None:
            tell_group_again(self, group)
            tell_oracle(self, player, before)
        self.compare(group)
        self.compare_from(self.oracle + 1)

    def compare(self, group: Group) -> None:
        """K12-2.5: champion and runner-up; K12-9.3: a champion of several groups gets nothing yet."""
        champion, runner_up = podium(self, group)
        prize: i64 = 2 if self.among_champions or not self.is_tournament() else 0
        if champion is not None:
            if prize > 0:
                champion.twos += 1
            else:
                self.champions |= bit(champion.seat)
        if runner_up is not None:
            runner_up.ones += 1
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
        elif self.champions == 0:
            if self.events is not None:
                self.tell("no-champions", "K12-9.8", {})
            self.end_turn()
        else:
            self.among_champions = True
            self.stage = self.grouped([members(self.champions)])
            self.begin_stage()
