"""Parses the command line in the user's language, and defines arguments that several commands share."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from tablee.core.asking import settle
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.words import LANGUAGES, Words

ABOUT: Final = {
    "games": "cli-games",
    "options": "cli-options-command",
    "play": "cli-play",
    "learn": "cli-learn",
    "join": "cli-join",
    "host": "cli-host",
    "tables": "cli-tables",
    "watch": "cli-watch",
    "replay": "cli-replay",
    "verify": "cli-verify",
    "serve": "cli-serve",
    "backup": "cli-backup",
    "move": "cli-move",
    "admin": "cli-admin",
    "simulate": "cli-simulate",
    "arena": "cli-arena",
    "results": "cli-results",
    "seat": "cli-seat",
    "hint": "cli-hint",
    "analyse": "cli-analyse",
    "puzzle": "cli-puzzle",
    "new-game": "cli-new-game",
}

INVALID: Final = re.compile(r"argument .+: invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.+)\)")
MISSING: Final = re.compile(r"the following arguments are required: (?P<names>.+)")
WITHOUT: Final = re.compile(r"argument (?P<name>.+): expected (?:one|at least one) argument")

Run = Callable[[Namespace, Words], int]


class Parser(ArgumentParser):
    """An argument parser that raises `Refused` instead of exiting, and uses the user's language."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise _understood(message, self.prog)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self._words("cli-usage"), 1)


def _understood(message: str, program: str) -> Refused:
    """Turn argparse's English error into a refusal that can be worded in any language."""
    if found := INVALID.fullmatch(message):
        choices = [choice.strip("' ") for choice in found["choices"].split(",")]
        near = (*get_close_matches(found["value"], choices, 1), "none")[0]
        return Refused("no-such-choice", value=found["value"], near=near, choices=choices, program=program)
    if found := MISSING.fullmatch(message):
        return Refused("arguments-missing", text=found["names"], program=program)
    if found := WITHOUT.fullmatch(message):
        return Refused("argument-without-value", text=found["name"], program=program)
    return Refused("arguments", text=message, program=program)


def add_command(commands: _SubParsersAction[Parser], words: Words, name: str, run: Run) -> Parser:
    """Add a command with its help. Every command accepts a language."""
    about = words(ABOUT[name])
    parser = commands.add_parser(name, help=about, description=about, words=words)
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=words("cli-lang"))
    parser.set_defaults(run=run)
    return parser


def add_game(parser: Parser, words: Words, *, required: bool) -> None:
    """Add the arguments for the game and its variant."""
    parser.add_argument("game", metavar="GAME", nargs=None if required else "?", help=words("cli-game"))
    parser.add_argument("--preset", metavar="NAME", help=words("cli-preset"))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], dest="settings", help=words("cli-option")
    )


def named_game(name: str) -> Game[Any, Any, Any]:
    """Return the game with this id, also spelt with hyphens, spaces or capitals."""
    return find_game("_".join(name.casefold().replace("-", " ").replace("_", " ").split()))


def chosen_options(game: Game[Any, Any, Any], args: Namespace, seats: int | None = None) -> Options:
    """Return the options from a preset and single settings, for this number of seats or for all possible ones."""
    base = game.presets[_chosen_preset(game, args.preset)] if args.preset else None
    named = settings(args)
    low, high = game.info.seats
    options: Options = settle(
        game, game.rules().build(named, base), named, range(low, high + 1) if seats is None else (seats,)
    )
    return options


def settings(args: Namespace) -> dict[str, str]:
    """Return the single settings as texts."""
    return dict(map(_setting, args.settings))


def _chosen_preset(game: Game[Any, Any, Any], name: str) -> str:
    if name not in game.presets:
        raise Refused("no-such-preset", value=name, choices=list(game.presets))
    return name


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Refused("option-without-value", value=text)
    return name.strip(), value


def whole_number(text: str, *, low: int = 1) -> int:
    """Parse a number typed by a person."""
    if not text.isdecimal() or int(text) < low:
        raise Refused("not-a-number", value=text, low=low)
    return int(text)


def chosen_bots(game: Game[Any, Any, Any], texts: Sequence[str]) -> list[str]:
    """Return the named bot levels, separated by spaces or commas."""
    names = [name for text in texts for name in text.replace(",", " ").split()]
    return [game.level(name) for name in names]
