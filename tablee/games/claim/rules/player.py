"""One seat's cards."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class Player:
    """One seat's cards, as bit sets. In the second phase the followers are the hand."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.followers: i64 = 0
        self.secret: i64 = 0
        """Cards drawn unseen by the opponent and not played yet."""
        self.score: i64 = 0
        self.voids: i64 = 0
        """Cards that the hand cannot hold, because the seat has shown it cannot follow them."""

    def copy(self) -> Player:
        other = Player()
        other.hand = self.hand
        other.followers = self.followers
        other.secret = self.secret
        other.score = self.score
        other.voids = self.voids
        return other
