"""Who is entered in an arena or a simulation: a game's own levels, a bot that plays at random, or one's own.

A text may name a class to import, so texts from the network must never come here.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.search.random import RandomBot

Entrant = tuple[str, Bot]
RANDOM: Final = "random"


def entrants(game: Game[Any, Any, Any], given: Sequence[str | Bot | Entrant]) -> list[Entrant]:
    """Each with a name: a level's, `random`, `module:Class`, or what the class of a bot is called."""
    return [_entrant(game, each) for each in given]


def around(bots: Sequence[Entrant], seats: int) -> list[Entrant]:
    """One in each seat: after the last comes the first again."""
    if not bots or len(bots) > seats:
        raise Refused("too-many-bots", count=len(bots), seats_wanted=seats)
    return [bots[seat % len(bots)] for seat in range(seats)]


def _entrant(game: Game[Any, Any, Any], given: str | Bot | Entrant) -> Entrant:
    if isinstance(given, tuple):
        return given
    if not isinstance(given, str):
        return type(given).__name__, _able(type(given).__name__, given)
    if ":" in given:
        return given, _imported(given)
    if given == RANDOM and RANDOM not in game.bots:
        return RANDOM, RandomBot()
    if given not in game.bots and given not in game.former_bots:
        choices = [*game.bots, *({RANDOM} - set(game.bots)), "module:Class"]
        raise Refused("no-such-bot", value=given, choices=choices)
    name = game.level(given)
    return name, game.bots[name]


def _imported(text: str) -> Bot:
    """The bot that a class of a module makes."""
    module, _, name = text.partition(":")
    try:
        found = getattr(import_module(module), name)
        bot = found() if isinstance(found, type) else found
    except Exception as error:
        raise Refused("bot-import", value=text, text=f"{type(error).__name__}: {error}") from error
    return _able(text, bot)


def _able(name: str, bot: Any) -> Bot:
    if not callable(getattr(bot, "choose", None)):
        raise Refused("bot-import", value=name, text="no method choose(view, offer, rng)")
    found: Bot = bot
    return found
