"""`tablee solve`: exact answers, one command within the command for each game that has a solver."""

from __future__ import annotations

from argparse import _SubParsersAction

from tablee.commands import solving_claim, solving_killer, solving_king
from tablee.commands.parsing import Parser, Run, add_command
from tablee.words import Words


def add_solve(commands: _SubParsersAction[Parser], words: Words) -> None:
    """The games that can be asked."""
    solve = add_command(commands, words, "solve", solving_killer.run)
    games = solve.add_subparsers(title=words("cli-arguments"), metavar="GAME", required=True, parser_class=Parser)

    def add(name: str, about: str, run: Run) -> Parser:
        parser = games.add_parser(name, help=about, description=about, words=words)
        parser.add_argument("--lang", metavar="en|fr|ru", help=words("cli-lang"))
        parser.add_argument("--json", action="store_true", help=words("cli-json"))
        parser.set_defaults(run=run)
        return parser

    solving_killer.add_arguments(add("killer", words("solve-killer"), solving_killer.run), words)
    solving_king.add_arguments(add("king_of_12", words("solve-king"), solving_king.run), words)
    solving_claim.add_arguments(add("claim", words("solve-claim"), solving_claim.run), words)
