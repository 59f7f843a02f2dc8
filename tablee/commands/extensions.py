"""Commands from games: the module `edge.commands` of a game's folder, if it has one.

Such a module defines `add_commands(add, words)`. It calls `add` for each of its commands. `words` are the game's.
"""

from __future__ import annotations

from argparse import _SubParsersAction
from contextlib import nullcontext, suppress
from typing import Any, Protocol

from tablee.commands.parsing import Parser, Run
from tablee.core.game import Game
from tablee.registry import all_games, built_in_ids, room
from tablee.words import LANGUAGES, Words


class Add(Protocol):
    """Adds one command. `path` is what people type after `tablee`, such as `solve GAME`: one or two words.

    `about` is the command's sentence of help. `run` runs it and gets the game's words.
    """

    def __call__(self, path: str, about: str, run: Run) -> Parser: ...


class Extensions:
    """Collects the commands of all games. Commands of two words share the group of the first word."""

    def __init__(self, commands: _SubParsersAction[Parser], words: Words) -> None:
        self._commands = commands
        self._words = words
        self._groups: dict[str, _SubParsersAction[Parser]] = {}

    def add_all(self) -> None:
        """Add the commands of every game."""
        for game in all_games().values():
            with nullcontext() if game.info.id in built_in_ids() else suppress(Exception):
                self._add(game)  # a plug-in that fails here does not affect the others

    def _add(self, game: Game[Any, Any, Any]) -> None:
        module = room(game, "edge.commands")
        if module is not None:
            module.add_commands(self._adder(game), Words(self._words.language, game))

    def shared(self, name: str, about: str, run: Run) -> Parser:
        """Add a command that several games extend, and that also works without naming a game."""
        parser = self._new_group(name, self._words(about), required=False)
        parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=self._words("cli-lang"))
        parser.set_defaults(run=run)
        return parser

    def group(self, name: str, about: str) -> _SubParsersAction[Parser]:
        """Return the group of commands that begin with this word. The first caller's `about` is used."""
        if name not in self._groups:
            self._new_group(name, about, required=True)
        return self._groups[name]

    def _new_group(self, name: str, about: str, *, required: bool) -> Parser:
        parser = self._commands.add_parser(name, help=about, description=about, words=self._words)
        title = self._words("cli-commands")
        self._groups[name] = parser.add_subparsers(
            title=title, metavar="COMMAND", required=required, parser_class=Parser
        )
        return parser

    def _adder(self, game: Game[Any, Any, Any]) -> Add:
        words = Words(self._words.language, game)

        def add(path: str, about: str, run: Run) -> Parser:
            first, _, second = path.partition(" ")
            group = self.group(first, words(f"cli-{first}")) if second else self._commands
            parser = group.add_parser(second or first, help=about, description=about, words=self._words)
            parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=words("cli-lang"))
            parser.set_defaults(run=lambda args, _words: run(args, words))
            return parser

        return add
