"""A player's cards, die and tokens, and a group of players who compare with one another."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class Player:
    """One seat's things. Cards are sets: in `hand`, on the table, `spent` this round, `buried` under the die.

    `shown` are the cards seen since the first was buried, `shown_later` those since the second. `scored` are the points
    of finished rounds. `choice` is the action chosen for the player's effect, until the effect happens.
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
        self.scored: i64 = 0
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
        other.scored = self.scored
        return other

    def key(self) -> tuple[int, ...]:
        """Return everything in front of the player, as numbers."""
        cards = (self.hand, self.card, self.spent, self.buried, self.shown, self.shown_later)
        return (*cards, self.die, self.value, self.ones, self.twos, self.wins, self.scored)

    def points(self) -> i64:
        """Return the worth of the tokens (K12-0.1)."""
        return self.ones + 2 * self.twos

    def return_tokens(self) -> None:
        self.ones = 0
        self.twos = 0


@mypyc_attr(acyclic=True)
class Group:
    """Players who compare with one another, and the characters in effect or cancelled among them."""

    def __init__(self, number: i64, players: list[Player]) -> None:
        self.number: i64 = number
        self.players = players
        self.active: i64 = 0
        self.cancelled: i64 = 0

    def playing(self, card: i64) -> Player:
        """Return the only player of a character that is in effect."""
        for player in self.players:
            if player.card == card:
                return player
        raise ValueError("nobody plays this character")

    def seats(self) -> list[int]:
        return [player.seat for player in self.players]
