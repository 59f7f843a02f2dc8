"""`tablee puzzle`: the daily puzzle."""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, date, datetime
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from tablee.coach.daily import game_of_the_day, puzzle_of, puzzle_page
from tablee.commands.coaching import print_hint, worded_action
from tablee.commands.parsing import Parser, named_game
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.terminal.environment import is_plain
from tablee.words import Words


def add_puzzle(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee puzzle`."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("cli-game"))
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=words("cli-date"))
    parser.add_argument("--solution", action="store_true", help=words("cli-solution"))
    parser.add_argument("--plain", action="store_true", help=words("cli-plain"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def puzzle(args: Namespace, words: Words) -> int:
    """Show the puzzle of a day, with its solution only on request."""
    day = _day(args.date)
    game = named_game(args.game if args.game is not None else game_of_the_day(day))
    if args.json:
        print(msgspec.json.encode(puzzle_page(game, day)).decode())
        return 0
    if args.solution or is_plain(plain=args.plain):
        _print_puzzle(game, day, words, solved=args.solution)
    else:
        _play_puzzle(game, day, words)
    return 0


def _play_puzzle(game: Game[Any, Any, Any], day: date, words: Words) -> None:
    from tablee.terminal.puzzle_app import PuzzleApp  # noqa: PLC0415  # Textual is slow to import

    found, page = puzzle_of(game, day), puzzle_page(game, day)
    names = [words("puzzle-you" if seat == page.seat else "puzzle-rival") for seat in range(page.seats)]
    words = Words(words.language, game, names, options=found.options, me=page.seat)
    PuzzleApp(game, found.options or game.options(), found.view, page, words).run()


def _day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("no-such-day", value=text) from None


def _print_puzzle(game: Game[Any, Any, Any], day: date, words: Words, *, solved: bool) -> None:
    found, page = puzzle_of(game, day), puzzle_page(game, day)
    names = [words("puzzle-you" if seat == page.seat else "puzzle-rival") for seat in range(page.seats)]
    words = Words(words.language, game, names, options=found.options)
    console = Console(highlight=False)
    console.print(Text(words("puzzle-title", name=words("game-name"), date=words.day(day)), style="bold"))
    console.print(game.draw(found.view, words.marked(), min(console.width, 100)))
    print(words(f"puzzle-{page.asks.code}", **page.asks.params), words("puzzle-as", name=names[page.seat]))
    for action in page.offer.actions:
        print(f"  {worded_action(action, words)}")
    if solved:
        print_hint(page.solution, Words(words.language, game, names, options=found.options, me=page.seat), page.seat)
    else:
        print(words("puzzle-how", program=f"tablee puzzle {game.info.id} --date {page.date} --solution"))
