"""What lies before a seat."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Player:
    """What lies before a seat, as sets of cards. In the second phase the followers are the hand."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.followers: i64 = 0
        self.secret: i64 = 0
        """What was drawn unseen by the other, as long as it has not been played."""
        self.score: i64 = 0
        self.voids: i64 = 0
        """Cards that the hand has shown not to hold."""

    def copy(self) -> Player:
        other = Player()
        other.hand = self.hand
        other.followers = self.followers
        other.secret = self.secret
        other.score = self.score
        other.voids = self.voids
        return other
