"""Defects against laws 5 and 10: imagined positions that do not fit, cannot occur or occur too often."""

from __future__ import annotations

from tablee.core.bits import mask_of
from tablee.core.rng import Rng
from tests.toy.game import ToyGame
from tests.toy.pieces import ALL
from tests.toy.rules import ToyState
from tests.toy.views import ToyView, imagine


class WrongHands(ToyGame):
    """Imagines one lantern too few in the first hand of another seat."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        other = 1 if view.viewer == 0 else 0
        state.hands[other] &= state.hands[other] - 1
        return state


class FullDeck(ToyGame):
    """Imagines that shown lanterns are back in the deck."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        state.deck |= mask_of(list(view.shown))
        return state


class ForgetsShown(ToyGame):
    """Imagines that others may hold lanterns that all have seen; the deck has the right size anyway."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        state = imagine(view, rng)
        hidden = ALL ^ mask_of(list(view.hand))
        for seat in range(state.seats):
            if seat != view.viewer:
                state.hands[seat] = rng.subset(hidden, view.sizes[seat])
                hidden ^= state.hands[seat]
        return state


class LowHands(ToyGame):
    """Imagines only the first of two hands that it thought of: the one with the lower lanterns."""

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        one, two = (imagine(view, rng) for _ in range(2))
        return min(one, two, key=lambda state: state.hands)
