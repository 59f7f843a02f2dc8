"""Encode a view and its forecast for the wire."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.core.game import Game, View, Viewer
from tablee.core.state import State

NULL: Final = b"null"
NOTHING: Final = msgspec.Raw(NULL)
"""The forecast of a game without forecasts."""

_encoder = msgspec.json.Encoder()


def shown(game: Game[Any, Any, Any], view: View) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Encode a view and its forecast."""
    forecast = game.forecast(view)
    encoded = NOTHING if forecast is None else msgspec.Raw(_encoder.encode(forecast))
    return msgspec.Raw(_encoder.encode(view)), encoded


def shown_at(game: Game[Any, Any, Any], state: State, viewer: Viewer) -> tuple[bytes, bytes]:
    """Encode what a viewer may know of a position, and its forecast. Some games write this without building a view."""
    if game.forecasts is None:
        return game.view_json(state, viewer), NULL
    view, forecast = shown(game, game.view(state, viewer))
    return bytes(view), bytes(forecast)
