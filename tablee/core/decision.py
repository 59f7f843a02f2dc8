"""What a state can wait for from people, and how it can end."""
# compiled by mypyc

from __future__ import annotations


class Decide:
    """A choice of one seat, or of several at once, each in secret until the last is in."""

    def __init__(self, seats: tuple[int, ...], prompt: str) -> None:
        self.seats = seats
        self.prompt = prompt

    def __repr__(self) -> str:
        return f"Decide({self.seats}, {self.prompt!r})"


class Over:
    """The end. `ranks[seat]` is 1 for the winner; equal ranks share a place."""

    def __init__(self, ranks: tuple[int, ...]) -> None:
        self.ranks = ranks

    def shares(self) -> list[float]:
        """What each seat has of the one win there is: 1 alone at the top, a half for two who draw."""
        winners = self.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def __repr__(self) -> str:
        return f"Over({self.ranks})"
