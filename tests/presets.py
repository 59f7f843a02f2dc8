"""The options of a preset as a client asks for them: what differs from the defaults and is of use."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.asking import settle
from tablee.registry import find_game


def preset_options(game: str, preset: str, seats: int) -> dict[str, Any]:
    """What a form would send that shows this preset, for so many seats."""
    played = find_game(game)
    usual = msgspec.to_builtins(played.rules().defaults)
    chosen = msgspec.to_builtins(settle(played, played.presets[preset], (), (seats,)))
    return {name: value for name, value in chosen.items() if value != usual[name]}
