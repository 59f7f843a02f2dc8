"""The entrants of an arena or a simulation: a game's levels, a random bot, or your own bots.

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
    """Return the bots with names: a level's, `random`, `module:Class`, or the name of the bot's class."""
    return [_entrant(game, each) for each in given]


def fill_seats(bots: Sequence[Entrant], seats: int) -> list[Entrant]:
    """Return one bot for each seat. After the last bot, start again with the first."""
    if not bots or len(bots) > seats:
        raise Refused("too-many-bots", count=len(bots), seats_wanted=seats)
    return [bots[seat % len(bots)] for seat in range(seats)]


def _entrant(game: Game[Any, Any, Any], given: str | Bot | Entrant) -> Entrant:
    if isinstance(given, tuple):
        return _named(given)
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


def _named(given: tuple[Any, ...]) -> Entrant:
    """Check a pair of a name and a bot."""
    if len(given) != 2 or not isinstance(given[0], str):
        raise Refused("bot-import", value=repr(given)[:80], text="a tuple must be a name and a bot")
    return given[0], _able(given[0], given[1])


def _imported(text: str) -> Bot:
    """Import a class of a module and make a bot of it."""
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
