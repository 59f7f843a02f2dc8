"""`tablee games` and `tablee options`: list the games and their variants."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablee.commands.parsing import named_game
from tablee.core.game import Game
from tablee.core.options import OptionSpec, offered
from tablee.registry import all_games, broken_plugins
from tablee.terminal.seating import bot_label
from tablee.words import Words


def games(_args: Namespace, words: Words) -> int:
    """List the games, with a sentence about each."""
    listed = Table(box=None, pad_edge=False)
    listed.add_column(words("games-game"), no_wrap=True, style="bold")
    listed.add_column(words("games-name"), no_wrap=True)
    listed.add_column(words("games-seats"), no_wrap=True)
    listed.add_column(words("games-about"))
    for name, game in all_games().items():
        of_game = Words(words.language, game)
        low, high = game.info.seats
        seats = str(low) if low == high else f"{low}–{high}"
        listed.add_row(name, of_game("game-name"), seats, of_game("game-tagline"))
    console = Console()
    console.print(listed)
    for plugin in broken_plugins():
        told = {"game_id": plugin.id, "package_name": plugin.distribution, "detail": plugin.error}
        console.print(Text(words("games-broken", **told)))
    return 0


def options(args: Namespace, words: Words) -> int:
    """Show every option of a game, its presets and its bots."""
    game = named_game(args.game)
    of_game = Words(words.language, game)
    console = Console()
    console.print(Text(of_game("game-name"), style="bold"))
    console.print(_options(game, of_game))
    console.print(_named(of_game("options-presets"), [(name, of_game(f"preset-{name}"), "") for name in game.presets]))
    bots = [(name, bot_label(game, name, of_game), of_game(f"bot-{name}-help")) for name in game.bots]
    console.print(_named(of_game("options-bots"), bots))
    return 0


def _options(game: Game[Any, Any, Any], words: Words) -> Table:
    listed = Table(box=None, pad_edge=False, title=None)
    listed.add_column(words("options-option"), no_wrap=True, style="bold")
    listed.add_column(words("options-values"))
    listed.add_column(words("options-usual"), no_wrap=True)
    listed.add_column(words("options-about"))
    for spec in offered(game.options):
        about = words(f"option-{spec.name}-help")
        listed.add_row(spec.name, _values(spec, words), _text(spec, spec.default), about)
    return listed


def _values(spec: OptionSpec, words: Words) -> str:
    if spec.kind == "bool":
        return "yes, no"
    if spec.kind == "int":
        return f"{spec.low}–{spec.high}"
    return "\n".join(f"{choice}: {words.option(spec.name, choice)}" for choice in spec.choices)


def _text(spec: OptionSpec, value: object) -> str:
    return ("yes" if value else "no") if spec.kind == "bool" else str(value)


def _named(title: str, rows: list[tuple[str, str, str]]) -> Table:
    listed = Table(box=None, pad_edge=False)
    listed.add_column(title, no_wrap=True, style="bold")
    listed.add_column("")
    listed.add_column("")
    for row in rows:
        listed.add_row(*row)
    return listed
