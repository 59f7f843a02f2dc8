"""A view and its forecast as they go over the wire."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.game import Game, View

NOTHING = msgspec.Raw(b"null")
"""The forecast of a game that has none; the view before a match has begun."""

_encoder = msgspec.json.Encoder()


def shown(game: Game[Any, Any, Any], view: View) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Encode what a viewer sees, and what follows from it by the rules."""
    forecast = game.forecast(view)
    encoded = NOTHING if forecast is None else msgspec.Raw(_encoder.encode(forecast))
    return msgspec.Raw(_encoder.encode(view)), encoded
