"""Defects against law 6: hidden things that reach somebody."""

from __future__ import annotations

from tablee.core.bits import members
from tablee.core.event import EVERYONE, Value
from tablee.core.game import Viewer
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tests.toy.game import ToyGame
from tests.toy.rules import ToyState
from tests.toy.views import ToyView, imagine, view


class PeekView(ToyView, frozen=True, kw_only=True):
    next_hand: tuple[int, ...]


class LeakyView(ToyGame):
    """Everybody sees the hand of the second seat."""

    views: type[ToyView] = PeekView

    def view(self, state: ToyState, viewer: Viewer) -> PeekView:
        seen = view(state, viewer)
        peek = tuple(members(state.hands[1]))
        return PeekView(**{name: getattr(seen, name) for name in seen.__struct_fields__}, next_hand=peek)

    def imagine(self, view: ToyView, rng: Rng) -> ToyState:
        assert isinstance(view, PeekView)
        state = imagine(view, rng)
        while view.viewer != 1 and tuple(members(state.hands[1])) != view.next_hand:
            state = imagine(view, rng)
        return state


class LoudTalker(ToyState):
    """Tells everybody what only one seat may know."""

    def tell(self, tag: str, rule: str, params: dict[str, Value], seen_by: int = EVERYONE) -> None:
        super().tell(tag, rule, params)


class TellingPrompt(ToyState):
    """Who is asked tells what they hold: nobody asks who holds red 1."""

    def _choosing(self) -> tuple[int, ...]:
        choosing = super()._choosing()
        return tuple(seat for seat in choosing if not self.hands[seat] & 1) or choosing


class TellingRefusal(ToyGame):
    """A refusal says how many even lanterns the next seat holds."""

    def refusal(self, state: ToyState, seat: int, action: int) -> Refused:
        held = members(state.hands[(seat + 1) % state.seats])
        return Refused("not-in-hand", "T-1.2", dealt=sum(lantern % 2 for lantern in held))
