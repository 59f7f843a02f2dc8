"""Defects against law 2: copies that depend on each other."""

from __future__ import annotations

from tablee.core.state import State
from tests.toy.rules import ToyState


def _twin(state: ToyState) -> ToyState:
    twin = State.copy(state)
    assert isinstance(twin, ToyState)
    return twin


class SharedPoints(ToyState):
    def copy(self) -> ToyState:
        twin = _twin(self)
        twin.points = self.points
        return twin


class RarelyShared(ToyState):
    """Copies share their points once somebody has rolled a 6 in the first round."""

    def copy(self) -> ToyState:
        twin = _twin(self)
        if max(self.points) == 6 and self.round == 1:
            twin.points = self.points
        return twin


class ForgetfulCopy(ToyState):
    def copy(self) -> ToyState:
        twin = _twin(self)
        twin.winner = 0
        return twin
