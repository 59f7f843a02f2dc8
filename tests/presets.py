"""The options of a preset as a client sends them: those that differ from the defaults and have an effect."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.asking import settle
from tablee.registry import find_game


def preset_options(game: str, preset: str, seats: int) -> dict[str, Any]:
    """The options that a form with this preset would send, for this many seats."""
    played = find_game(game)
    usual = msgspec.to_builtins(played.rules().defaults)
    chosen = msgspec.to_builtins(settle(played, played.presets[preset], (), (seats,)))
    return {name: value for name, value in chosen.items() if value != usual[name]}
