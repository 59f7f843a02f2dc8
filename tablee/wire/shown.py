"""Encode a view and its forecast for the wire."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.game import Game, View

NOTHING = msgspec.Raw(b"null")
"""The forecast of a game without forecasts, and the view before a match has begun."""

_encoder = msgspec.json.Encoder()


def shown(game: Game[Any, Any, Any], view: View) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Encode a view and its forecast."""
    forecast = game.forecast(view)
    encoded = NOTHING if forecast is None else msgspec.Raw(_encoder.encode(forecast))
    return msgspec.Raw(_encoder.encode(view)), encoded
