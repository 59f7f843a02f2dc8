"""`tablee seat`: a seat for a language model or a program, by lines or over the Model Context Protocol."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from tablee.commands.parsing import Parser, add_game, named_game, settings, whole_number
from tablee.core.refusal import Refused
from tablee.words import Words

if TYPE_CHECKING:
    from tablee.environments.text_seat import TextSeat


def add_arguments(parser: Parser, words: Words) -> None:
    """Add the arguments: the game, the seat, and the bots in the others."""
    add_game(parser, words, required=True)
    parser.add_argument("--seats", metavar="N", help=words("cli-seats"))
    parser.add_argument("--seat", metavar="N", default="1", help=words("cli-seat-number"))
    parser.add_argument("--bots", metavar="NAME,NAME", default="random", help=words("cli-bots"))
    parser.add_argument("--seed", metavar="TEXT", help=words("cli-seed"))
    parser.add_argument("--without-offer", action="store_true", help=words("cli-without-offer"))
    parser.add_argument("--mcp", action="store_true", help=words("cli-mcp"))


def seat(args: Namespace, _words: Words) -> int:
    """Take the seat and answer until the input ends."""
    from tablee.environments.text_lines import serve_lines  # noqa: PLC0415  (the other commands need none of this)
    from tablee.library.errors import TableeError  # noqa: PLC0415

    try:
        taken = _taken(args)
    except TableeError as error:
        print(error, file=sys.stderr)
        return 2
    if args.mcp:
        _serve_protocol(taken)
    else:
        serve_lines(taken, sys.stdin, sys.stdout)
    return 0


def _taken(args: Namespace) -> TextSeat:
    """Return the requested seat."""
    from tablee.environments.text_seat import TextSeat  # noqa: PLC0415
    from tablee.library.game import Game  # noqa: PLC0415

    game = named_game(args.game)
    seats = game.info.seats[0] if args.seats is None else whole_number(args.seats)
    return TextSeat(
        Game(game),
        seats=seats,
        seat=whole_number(args.seat) - 1,
        bots=args.bots.split(","),
        seed=args.seed,
        offer=not args.without_offer,
        preset=args.preset,
        **settings(args),
    )


def _serve_protocol(taken: TextSeat) -> None:
    try:
        from tablee.environments.text_server import mcp_server  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Refused("extra-missing", text="tablee[mcp]") from missing
    mcp_server(taken).run("stdio")
