"""`tablee join`, `tablee host` and `tablee tables`: play at tables on a server."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablee.commands.parsing import Parser, add_game, chosen_bots, chosen_options, named_game, whole_number
from tablee.commands.playing import by_keys, by_lines, one_name
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.terminal.environment import is_plain
from tablee.terminal.memory import remembered_guest
from tablee.terminal.pace import DEFAULT_PACE, pace_of
from tablee.terminal.table_client import TableClient
from tablee.wire.http import Listed
from tablee.wire.setup import Bank, Clock, ForBot, ForPerson, NoClock, PerMove, SeatFor, TableSetup
from tablee.words import Words

SERVER = "http://127.0.0.1:8012"
MAX_WINS = 9
"""A series ends after so many wins at most (`TableSetup.first_to`)."""
T = TypeVar("T")


def add_join(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee join`: the table, the name, and whether to play."""
    parser.add_argument("table", metavar="URL|CODE", help=words("cli-table"))
    parser.add_argument("--watch", action="store_true", help=words("cli-look-on"))
    _add_person(parser, words)


def add_host(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee host`: the game, and the seats."""
    add_game(parser, words, required=True)
    parser.add_argument("--seats", metavar="N", help=words("cli-seats"))
    parser.add_argument("--bots", metavar="NAME,NAME", action="append", default=[], help=words("cli-host-bots"))
    parser.add_argument("--clock", metavar="SECONDS[+N]", help=words("cli-clock"))
    parser.add_argument("--first-to", metavar="N", default="1", help=words("cli-first-to"))
    parser.add_argument("--public", action="store_true", help=words("cli-public"))
    _add_person(parser, words)


def add_tables(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee tables`: the server."""
    _add_server(parser, words)
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def _add_server(parser: Parser, words: Words) -> None:
    parser.add_argument("--server", metavar="URL", default=SERVER, help=words("cli-server"))


def _add_person(parser: Parser, words: Words) -> None:
    _add_server(parser, words)
    parser.add_argument("--name", metavar="NAME", help=words("cli-own-name"))
    parser.add_argument("--device", metavar="CODE", help=words("cli-device"))
    parser.add_argument("--pace", metavar="PACE", default=DEFAULT_PACE, help=words("cli-pace"))
    parser.add_argument("--plain", action="store_true", help=words("cli-plain"))


def join(args: Namespace, words: Words) -> int:
    """Join a table on a server to play or watch."""
    from tablee.terminal import remote  # noqa: PLC0415 (the other commands need no network)

    server, code = remote.address_of(args.table, args.server)

    async def sit_down() -> TableClient:
        token = await remote.token_of(server, _name(args, words), args.device)
        return await remote.table_at(server, code, token, watch=args.watch)

    _play(_reached(server, sit_down()), args, words)
    return 0


def host(args: Namespace, words: Words) -> int:
    """Open a table on a running server, print its code, and sit down."""
    from tablee.client import open_table  # noqa: PLC0415 (the other commands need no network)
    from tablee.terminal import remote  # noqa: PLC0415

    server, setup = args.server.rstrip("/"), _setup(args, words)

    async def open_up() -> TableClient:
        token = await remote.token_of(server, _name(args, words), args.device)
        code = await open_table(server, token, setup)
        print(words("host-opened", code=code, url=f"{server}/t/{code}"), flush=True)
        return await remote.table_at(server, code, token)

    _play(_reached(server, open_up()), args, words)
    return 0


def _setup(args: Namespace, words: Words) -> TableSetup:
    """Return the setup from the command line: bots at the last seats, people at the others."""
    game = named_game(args.game)
    bots = chosen_bots(game, args.bots)
    seats = whole_number(args.seats) if args.seats is not None else max(game.info.seats[0], len(bots) + 2, 2)
    seats = min(seats, game.info.seats[1]) if args.seats is None else seats
    options = chosen_options(game, args)
    game.check(options, seats)
    if len(bots) >= seats:
        raise Refused("too-many-people", count=len(bots) + 1, seats_wanted=seats)
    taken: list[SeatFor] = [ForPerson() for _ in range(seats - len(bots))]
    taken += [ForBot(bot) for bot in bots]
    built: dict[str, Any] = msgspec.to_builtins(options)
    return TableSetup(
        game.info.id,
        tuple(taken),
        built,
        public=args.public,
        clock=_clock(args.clock),
        language=words.language,
        first_to=_first_to(args.first_to, seats),
    )


def _first_to(text: str, seats: int) -> int:
    """Parse how many wins a series takes. Refuse a series for more than two before the server does."""
    wins = whole_number(text)
    if wins > MAX_WINS:
        raise Refused("option-bounds", option="--first-to", value=text, low=1, high=MAX_WINS)
    if wins > 1 and seats != 2:
        raise Refused("series-for-two")
    return wins


def _clock(text: str | None) -> Clock:
    """Parse a clock: `90` is seconds for each choice, `300+5` a time bank with a bonus after each choice."""
    if text is None:
        return NoClock()
    seconds, plus, more = text.partition("+")
    return Bank(whole_number(seconds), whole_number(more, low=0)) if plus else PerMove(whole_number(seconds))


def tables(args: Namespace, words: Words) -> int:
    """List the person's own tables on a server, and the public ones with a free seat."""
    from tablee.client import is_known, my_tables, open_tables  # noqa: PLC0415

    server = args.server.rstrip("/")

    async def ask() -> tuple[list[Listed], list[Listed]]:
        token = remembered_guest(server)
        mine = await my_tables(server, token) if token is not None and await is_known(server, token) else []
        return mine, await open_tables(server)

    mine, others = _reached(server, ask())
    if args.json:
        print(msgspec.json.encode({"mine": mine, "open": others}).decode())
        return 0
    _print_tables(words("tables-mine"), mine, words)
    _print_tables(words("tables-open"), others, words)
    print(words("tables-how"))
    return 0


def _print_tables(title: str, listed: Sequence[Listed], words: Words) -> None:
    console = Console(highlight=False)
    console.print(Text(title, style="bold"))
    if not listed:
        console.print(Text(f"  {words('nothing')}"))
        return
    grid = Table(box=None, pad_edge=False, show_header=False)
    for each in listed:
        turn = words("turn-yours") if each.awaited else words(STATUS[each.status])
        free = words("tables-free", count=each.free) if each.status == "open" else ""
        grid.add_row(Text(each.code, style="bold"), _title(each.game, words), turn, free, Text(", ".join(each.players)))
    console.print(grid)


STATUS = {
    "open": "status-open",
    "playing": "status-playing",
    "finished": "status-finished",
    "closed": "status-closed",
}


def _title(game_id: str, words: Words) -> str:
    """Return a game's name. A server may have games that are not installed here."""
    try:
        game: Game[Any, Any, Any] = named_game(game_id)
    except Refused:
        return game_id
    return Words(words.language, game)("game-name")


def _name(args: Namespace, words: Words) -> str:
    return one_name(args.name) if args.name is not None else words("player")


def _reached(server: str, doing: Coroutine[Any, Any, T]) -> T:
    """Run a request to a server. Refuse if it cannot be reached."""
    from tablee.terminal.remote import reached  # noqa: PLC0415 (the other commands need no network)

    return asyncio.run(reached(server, doing))


def _play(table: TableClient, args: Namespace, words: Words) -> None:
    if is_plain(plain=args.plain):
        by_lines(table, (), words)
    else:
        by_keys(table, (), words, pace_of(args.pace))
