"""The decisions that a state can wait for, and the end of a game."""
# compiled by mypyc

from __future__ import annotations


class Decide:
    """A choice of one seat, or of several seats at once, each secret until all have chosen."""

    def __init__(self, seats: tuple[int, ...], prompt: str) -> None:
        self.seats = seats
        self.prompt = prompt

    def __repr__(self) -> str:
        return f"Decide({self.seats}, {self.prompt!r})"


class Over:
    """The end of the game. `ranks[seat]` is 1 for the winner; equal ranks share a place."""

    def __init__(self, ranks: tuple[int, ...]) -> None:
        self.ranks = ranks

    def shares(self) -> list[float]:
        """Return each seat's share of the win: 1 for a single winner, one half for each of two winners."""
        winners = self.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def __repr__(self) -> str:
        return f"Over({self.ranks})"
