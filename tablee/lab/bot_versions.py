"""Identifies the version of a bot, so that its results are never mistaken for another's."""

from __future__ import annotations

import inspect
import pickle
from hashlib import sha256
from pathlib import Path
from typing import Any

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.lab.builds import build_of
from tablee.lab.sending import pack


def bot_version(game: Game[Any, Any, Any], name: str, bot: Bot) -> str:
    """Return the bot's attribute `version`, or the build of a level, or a hash of an own bot.

    The hash covers the bot's settings and the file of its class, but not what that file imports.
    """
    told = getattr(bot, "version", None)
    if isinstance(told, str):
        return told
    build = build_of(game)
    if game.bots.get(name) is bot or type(bot).__module__.startswith("tablee."):
        return f"{build.version}+{build.sources}{_settings(game, name, bot)}"
    return f"own+{_digest(name, bot)}+{build.sources}"


def _settings(game: Game[Any, Any, Any], name: str, bot: Bot) -> str:
    """Return a hash of the settings. Empty for a level, which its name describes fully."""
    return "" if game.bots.get(name) is bot else f"+{sha256(_packed(name, bot)).hexdigest()[:12]}"


def _digest(name: str, bot: Bot) -> str:
    digest = sha256(_packed(name, bot))
    try:
        digest.update(Path(inspect.getfile(type(bot))).read_bytes())
    except (OSError, TypeError):  # defined at a prompt: then only cloudpickle can pickle its code
        if pack(bot) == pickle.dumps(bot):
            raise Refused("bot-version", value=name) from None
    return digest.hexdigest()[:12]


def _packed(name: str, bot: Bot) -> bytes:
    try:
        return pack(bot)
    except Exception as error:
        raise Refused("bot-version", value=name) from error
