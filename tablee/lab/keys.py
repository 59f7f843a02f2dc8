"""What a series of results is called in a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.lab.bot_versions import bot_version
from tablee.lab.store import Key


def series_key(
    kind: str, game: Game[Any, Any, Any], options: Options, bots: Sequence[tuple[str, Bot]], seed: str
) -> Key:
    """All that a result follows from but its number. All options are named: what goes without saying may change."""
    return {
        "kind": kind,
        "game": game.info.id,
        "rules": game.info.rules_version,
        "options": {name: str(getattr(options, name)) for name in type(options).__struct_fields__},
        "seed": seed,
        "bots": [[name, bot_version(game, name, bot)] for name, bot in bots],
    }
