"""Defects in observations for learners: they lack something, or show too much."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.observation import Part
from tablee.core.packing import put_set
from tests.laws.planted import Planted
from tests.toy.game import ToyGame
from tests.toy.rules import ToyState
from tests.toy.views import ToyView


class Tightlipped(ToyGame):
    """Hides the points from learners."""

    def encode(self, view: ToyView) -> list[float]:
        return super().encode(msgspec.structs.replace(view, points=(0,) * len(view.points)))


class Handless(ToyGame):
    def encode(self, view: ToyView) -> list[float]:
        return [float(view.phase)]


class CountedHand(ToyGame):
    """Shows how many lanterns a player holds, but not which. Nothing looks the same twice within one play."""

    def encode(self, view: ToyView) -> list[float]:
        return [float(each) for each in (view.viewer or 0, view.phase, view.round, *view.sizes, *view.points)]


class PeekingState(ToyState):
    """Writes the next seat's hand into the place of the player's own."""

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        put_set(words, at, self.hands[(seat + 1) % self.seats], 2)


class Peeking(Planted):
    def parts(self, view: ToyView) -> Sequence[Part]:
        return [Part("hand", [number in view.hand for number in range(12)])]


class Masked(ToyState):
    """Leaves the first action out."""

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        for action in self.legal(seat)[1:]:
            mask[at + action] = allowed
