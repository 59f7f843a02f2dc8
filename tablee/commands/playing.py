"""`tablee play`: play a game in this terminal, against bots or other people."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tablee.commands.parsing import chosen_bots, chosen_options, named_game, whole_number
from tablee.core.decision import Decide, Over
from tablee.core.position import read_position, write_start
from tablee.core.record import write
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.terminal import texts
from tablee.terminal.environment import is_plain
from tablee.terminal.lines import Lines, PersonLeft
from tablee.terminal.pace import pace_of
from tablee.terminal.plain import PlainPlay
from tablee.terminal.plain_setup import answered
from tablee.terminal.saves import latest_unfinished, load, put
from tablee.terminal.seating import seat_players, usual_seats
from tablee.terminal.setup import Setup, ask_all, lesson, resume
from tablee.terminal.table_client import TableClient
from tablee.words import Words


def play(args: Namespace, words: Words) -> int:
    """Play a game in the terminal app, or with plain lines."""
    people = tuple(one_name(name) for name in args.name) or (words("player"),)
    pace = pace_of(args.pace)
    resumed = args.resume is not None and args.position is None
    table = _resumed(args.resume) if resumed else _new(args, people, words.language)
    plain = is_plain(plain=args.plain)
    table = by_lines(table, people, words) if plain else by_keys(table, people, words, pace)
    if table is not None and table.path is not None and args.record is not None:
        record = load(table.path, find_game)
        put(Path(args.record), write(record if record.ranks else record._replace(seed=b"")))
    return 0


def learn(args: Namespace, words: Words) -> int:
    """Play the guided first game."""
    people = (words("player"),)
    table = lesson(named_game(args.game), people[0], words.language).sit_down()
    if is_plain(plain=args.plain):
        by_lines(table, people, words)
    else:
        by_keys(table, people, words, pace_of(args.pace))
    return 0


def one_name(text: str) -> str:
    """Return the name without line breaks and control characters."""
    name = " ".join("".join(char for char in text if char.isprintable()).split())
    if not name:
        raise Refused("name")
    return name


def _resumed(text: str) -> TableClient:
    path = Path(text) if text else latest_unfinished()
    if path is None:
        raise Refused("nothing-to-resume")
    return resume(load(path, find_game), path)


def _new(args: Namespace, people: Sequence[str], language: str) -> TableClient | None:
    """Return the table from the command line, or None if it names no game and the person must be asked."""
    if args.position is not None:
        return _from_position(args, people, language).sit_down()
    return set_up(args, people, language).sit_down() if args.game is not None else None


def _from_position(args: Namespace, people: Sequence[str], language: str) -> Setup:
    """Return a game that starts from a position.

    People sit from the first awaited seat on, bots on the others.
    """
    if args.resume is not None or args.preset or args.settings or args.seats is not None:
        raise Refused("position-says-it", program="tablee play")
    game, options, seats, state = read_position(args.position, find_game)
    if args.game is not None and named_game(args.game) is not game:
        raise Refused("position-of-other-game", game_id=game.info.id)
    if isinstance(state.awaits(), Over):
        raise Refused("position-over")
    if seats < len(people):
        raise Refused("too-many-people", count=len(people), seats_wanted=seats)
    waits = state.awaits()
    asked = waits.seats[0] if isinstance(waits, Decide) else 0
    players = seat_players(game, seats, people, chosen_bots(game, args.bots), language)
    around = (*players[seats - asked :], *players[: seats - asked])
    return Setup(game, options, around, _seed(args.seed), start=write_start(game, options, seats, state))


def set_up(args: Namespace, people: Sequence[str], language: str) -> Setup:
    """Return the game from the command line, with these people and bots on the other seats."""
    game = named_game(args.game)
    seats = whole_number(args.seats) if args.seats is not None else max(usual_seats(game), len(people))
    if seats < len(people):
        raise Refused("too-many-people", count=len(people), seats_wanted=seats)
    options = chosen_options(game, args, seats)
    game.check(options, seats)
    players = seat_players(game, seats, people, chosen_bots(game, args.bots), language)
    return Setup(game, options, players, _seed(args.seed))


def _seed(text: str | None) -> bytes | None:
    """Parse up to 64 hexadecimal digits, padded with zeros in front."""
    if text is None:
        return None
    try:
        return int(text, 16).to_bytes(32, "big")
    except (ValueError, OverflowError):
        raise Refused("seed", value=text) from None


def by_lines(table: TableClient | None, people: Sequence[str], words: Words) -> TableClient | None:
    """Play with plain lines, at a local table or on a server. Ask for the setup if no table is given."""
    lines = Lines(sys.stdin, sys.stdout)
    try:
        table = table or answered(lines, ask_all(words, people), words).sit_down()
    except PersonLeft:
        return None
    following: TableClient | None = table
    while following is not None:
        playing = PlainPlay(following, words, lines)
        asyncio.run(playing.play())
        table, following = following, playing.following
    return table


def by_keys(table: TableClient | None, people: Sequence[str], words: Words, pace: float) -> TableClient | None:
    """Play on the screen, at a local table or on a server."""
    from tablee.terminal.app import TerminalApp  # noqa: PLC0415  # Textual is slow to import

    app = TerminalApp(words, table, tuple(people), pace)
    app.run()
    if app.refused is not None:
        raise app.refused
    if app.table is not None and app.table.is_open and (app.table.people or app.table.elsewhere):
        spoken = Words(app.words.language, app.table.game, app.table.names)
        print(*texts.farewell(app.table, spoken), sep="\n")
    return app.table
