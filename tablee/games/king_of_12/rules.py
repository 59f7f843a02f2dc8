"""King of 12: what is awaited, the set-up, the rounds and the end of the match."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, mask_of, members, size
from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.games.king_of_12.effects import adjustments
from tablee.games.king_of_12.lady import take, takes
from tablee.games.king_of_12.pieces import (
    BOX,
    BURY,
    DIE_SYMBOL,
    KNIGHT,
    REMEMBERED,
    ROLLS,
    SORCERER,
    burials,
    cut,
    plays,
)
from tablee.games.king_of_12.position import ADJUSTING, BURYING, DRAWING, FORETELLING, OVER, PLAYING, ROLLING, TAKING
from tablee.games.king_of_12.rounds import is_round_over, round_winner, tell_round_over
from tablee.games.king_of_12.story import tell_burial, tell_characters, tell_round
from tablee.games.king_of_12.turn import TurnPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.state import Awaits


_questions: Final[dict[int, Decide]] = {}


def question(phase: i64, seats: tuple[int, ...], cards: i64) -> Decide:
    """K12-3.2, K12-4.12: faces and orders are chosen at once and in secret; so are tokens and cards to bury."""
    if phase == TAKING:
        return Decide(seats, "take")
    if phase == BURYING:
        return Decide(seats, "bury")
    if cards & REMEMBERED == 0:
        return Decide(seats, "turn")
    return Decide(seats, "order") if cards & SORCERER == 0 else Decide(seats, "adjust")


class King(TurnPosition):
    """A match of two to sixteen seats; from five on it is the tournament."""

    def awaits(self) -> Awaits:
        return self.waiting

    def legal(self, seat: int) -> list[int]:
        """The lists are shared: look, don't touch."""
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
            self.reveal(choices)
        elif phase == ADJUSTING:
            self.adjust(choices)
        elif phase == TAKING:
            take(self, choices)
            self.end_stage()
        else:
            self.bury(choices)

    def resolve(self, outcome: list[int]) -> None:
        phase = self.phase
        if phase == ROLLING:
            self.die_rolled(outcome[0])
        elif phase == FORETELLING:
            self.foretold(outcome[0])
        else:
            self.characters_drawn(mask_of(outcome))

    def copy(self) -> King:
        other = King(self.setup)
        self.copy_into(other)
        other.call = self.call
        other.waiting = self.waiting
        return other

    def wait(self, phase: i64, seats: i64) -> None:
        self.phase = phase
        self.pending = seats
        self.waiting = self.call if phase == PLAYING else self.awaited(phase, seats)

    def awaited(self, phase: i64, seats: i64) -> Awaits:
        """What the phase needs of these seats."""
        if phase in (ROLLING, FORETELLING):
            return ROLLS[lowest(seats)]
        if phase in (ADJUSTING, TAKING, BURYING):
            return self.asked(phase, seats)
        if phase == DRAWING:
            return Draw("cards", BOX ^ KNIGHT, self.setup.draws)
        return Over(tuple([1 if seat == self.winner else 2 for seat in range(self.setup.seats)]))

    def asked(self, phase: i64, seats: i64) -> Decide:
        """The question, which is the same whenever it is put to the same seats."""
        cards: i64 = 0
        if phase == ADJUSTING:
            for player in self.players:
                if bit(player.seat) & seats != 0:
                    cards |= player.card
        key = (seats * 16 + phase) * 4 + (2 if cards & REMEMBERED != 0 else 0) + (1 if cards & SORCERER != 0 else 0)
        found = _questions.get(key)
        if found is None:
            found = question(phase, tuple(members(seats)), cards)
            _questions[key] = found
        return found

    # Set-up

    def begin(self) -> None:
        """Lay everything out; K12-1.3: characters are drawn unless they are agreed."""
        self.lay_out()
        if self.setup.draws > 0:
            self.wait(DRAWING, 0)
        else:
            self.characters = self.setup.fixed
            self.begin_rolling()

    def characters_drawn(self, drawn: i64) -> None:
        """K12-1.3: two of the six beside the Knight must have the symbol of the die, else all are drawn again."""
        if size((self.setup.fixed | drawn) & DIE_SYMBOL) < 2:
            if self.events is not None:
                self.tell("characters-redrawn", "K12-1.3", {})
            return
        self.characters = self.setup.fixed | drawn
        if self.events is not None:
            tell_characters(self)
        self.begin_rolling()

    def begin_rolling(self) -> None:
        """K12-1.6, K12-5.5: everybody in play rolls their die."""
        rolling: i64 = 0
        for player in self.players:
            player.hand = self.characters & ~player.buried
            rolling |= bit(player.seat)
        self.wait(ROLLING, rolling)

    def die_rolled(self, face: i64) -> None:
        """A die is rolled in the open; after the last one the first turn begins."""
        player = self.everybody[lowest(self.pending)]
        if self.events is not None:
            self.tell_rolled(player.seat, face)
        player.die = face
        player.value = face
        left: i64 = self.pending ^ bit(player.seat)
        self.wait(ROLLING if left != 0 else PLAYING, left)

    def tell_rolled(self, seat: i64, face: i64) -> None:
        """A roll, after the heading of its round."""
        if seat == self.players[0].seat:
            if self.round == 1 and self.setup.draws == 0:
                tell_characters(self)
            tell_round(self)
        self.tell("die-rolled", "K12-1.6", {"seat": seat, "face": face})

    # Ends

    def end_turn(self) -> None:
        """K12-2.6: played cards are out for the rest of the round; dice keep their face."""
        for player in self.players:
            player.spent |= player.card
            player.card = 0
            player.value = player.die
        self.stage = self.groups
        self.among_champions = False
        self.champions = 0
        if is_round_over(self):
            self.end_round()
        else:
            self.wait(PLAYING, 0)

    def end_round(self) -> None:
        """K12-5.2: cards return to hands; K12-9.4: each group has its winner, or none."""
        if self.events is not None:
            tell_round_over(self)
        for player in self.players:
            player.hand |= player.spent
            player.spent = 0
        winners: i64 = 0
        for group in self.groups:
            winner = round_winner(self, group)
            if winner is not None:
                winner.wins += 1
                winners |= bit(winner.seat)
        self.crown(winners)

    def crown(self, winners: i64) -> None:
        """K12-5.4, K12-5.5: winners put a card under their die, unless the match is won; K12-9.6: by one alone."""
        kings: i64 = 0
        for seat in members(winners):
            if self.everybody[seat].wins >= 2:
                kings |= bit(seat)
        if size(kings) == 1:
            self.end_match(lowest(kings))
        elif winners != 0:
            self.wait(BURYING, kings if kings != 0 else winners)
        else:
            self.next_round()

    def end_match(self, winner: i64) -> None:
        """K12-5.5: two rounds won; K12-9.6: or the play-off."""
        self.winner = winner
        self.wait(OVER, 0)
        if self.events is not None:
            self.tell("match-won", "K12-9.6" if self.playoff else "K12-5.5", {"seat": winner})

    def bury(self, choices: list[int]) -> None:
        """K12-5.4: out for the game, and unknown to the others; K12-9.6: second cards lead to the play-off."""
        kings: i64 = 0
        for place, seat in enumerate(members(self.pending)):
            player = self.everybody[seat]
            card: i64 = bit(choices[place] - BURY)
            if player.buried == 0:
                player.shown = 0
            else:
                kings |= bit(seat)
            player.buried |= card
            player.shown_later = 0
            if self.events is not None:
                tell_burial(self, seat, card)
        if kings != 0:
            self.begin_playoff(members(kings))
        self.next_round()

    def begin_playoff(self, kings: list[int]) -> None:
        """K12-9.6: those who won at once play on together, with the cards they have left."""
        self.playoff = True
        self.seat_playoff(kings)
        if self.events is not None:
            self.tell("playoff-began", "K12-9.6", {"seats": kings})

    def seat_playoff(self, kings: list[int]) -> None:
        self.groups = self.grouped([kings])
        self.players = self.groups[0].players
        self.call = Decide(tuple(kings), "play")

    def next_round(self) -> None:
        """K12-5.5: tokens go back and dice are rolled; K12-9.5: the cuts move two seats to the left."""
        self.round += 1
        self.turn = 0
        if self.is_tournament():
            self.groups = self.grouped(cut(self.setup.sizes, 2 * (self.round - 1) % self.setup.seats))
        self.stage = self.groups
        for player in self.everybody:
            player.return_tokens()
        self.begin_rolling()
