"""The keys of series of results in a store."""

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
    """Return everything that a result depends on except its number. All options are included, because defaults may
    change.
    """
    return {
        "kind": kind,
        "game": game.info.id,
        "rules": game.info.rules_version,
        "options": {name: str(getattr(options, name)) for name in type(options).__struct_fields__},
        "seed": seed,
        "bots": [[name, bot_version(game, name, bot)] for name, bot in bots],
    }
