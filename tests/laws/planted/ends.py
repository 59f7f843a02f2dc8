"""Defects against law 1: games that do not end, and wrong legal actions."""

from __future__ import annotations

from tablee.core.refusal import Refused
from tests.toy.game import ToyGame
from tests.toy.rules import END, SPOILS, ToyState


class NeverEnding(ToyState):
    def _next_round(self) -> None:
        super()._next_round()
        if self.phase == END:
            self.__init__(self.options, self.seats)  # type: ignore[misc]


class Repeating(ToyState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return sorted([*legal, legal[0]])


class Unsorted(ToyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Stuck(ToyState):
    def legal(self, seat: int) -> list[int]:
        return [] if self.phase == SPOILS else super().legal(seat)


class Lawless(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Refused:
        return Refused("not-in-hand")
