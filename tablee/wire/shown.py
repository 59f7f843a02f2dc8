"""Encode a view and its forecast for the wire."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.game import Game, View, Viewer
from tablee.core.state import State

NOTHING = msgspec.Raw(b"null")
"""The forecast of a game without forecasts, and the view before a match has begun."""

_encoder = msgspec.json.Encoder()


def shown(game: Game[Any, Any, Any], view: View) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Encode a view and its forecast."""
    forecast = game.forecast(view)
    encoded = NOTHING if forecast is None else msgspec.Raw(_encoder.encode(forecast))
    return msgspec.Raw(_encoder.encode(view)), encoded


def shown_at(game: Game[Any, Any, Any], state: State, viewer: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Encode what a viewer may know of a position, and its forecast. Some games write this without building a view."""
    if game.forecasts is None:
        return msgspec.Raw(game.view_json(state, viewer)), NOTHING
    return shown(game, game.view(state, viewer))
