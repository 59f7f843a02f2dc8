"""Defects against law 4: views and forecasts that encoding changes."""

from __future__ import annotations

import msgspec

from tablee.core.game import Viewer
from tests.toy.game import ToyGame
from tests.toy.rules import ToyState
from tests.toy.views import ToyView, view


class RoundView(ToyView, frozen=True, kw_only=True):
    share: float = 0.0
    odd: object = None


class Undecodable(ToyGame):
    """A view with a value that JSON decodes as another type."""

    views = RoundView

    def view(self, state: ToyState, viewer: Viewer) -> RoundView:
        seen = view(state, viewer)
        return RoundView(**{name: getattr(seen, name) for name in seen.__struct_fields__}, odd=(1, 2))


class Overwritten(ToyGame):
    """Writes another view than it has: everybody's instead of the viewer's own."""

    def view_json(self, state: ToyState, viewer: Viewer) -> bytes:
        return msgspec.json.encode(view(state, 0))


class Deal(msgspec.Struct, frozen=True):
    """What a forecast must not be made of."""

    seed: float


class Whimsical(ToyGame):
    """Returns a different forecast each time for the same view."""

    forecasts = Deal
    asked = 0

    def forecast(self, view: ToyView) -> Deal:
        self.asked += 1
        return Deal(self.asked)
