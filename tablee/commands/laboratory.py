"""`tablee simulate` and `tablee arena`: play many games of bots and print a summary."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablee.commands.parsing import chosen_options, named_game, whole_number
from tablee.commands.printing import percent, print_json
from tablee.commands.running import all_done, running, save_plot
from tablee.core.game import Game
from tablee.lab.arena import ArenaReport, Difference, Entrant, arena
from tablee.lab.entrants import entrants, fill_seats
from tablee.lab.league import LeagueReport, league
from tablee.lab.ratings import ratings_text
from tablee.lab.simulate import SimulationReport, simulate
from tablee.terminal.seating import default_bot, usual_seats
from tablee.words import Words


def run_simulation(args: Namespace, words: Words) -> int:
    """Play many matches with fixed seats."""
    game = named_game(args.game)
    named = _named(game, args.bots) or entrants(game, [default_bot(game)])
    seats = whole_number(args.seats) if args.seats is not None else max(usual_seats(game), len(named))
    matches = whole_number(args.games)
    options = chosen_options(game, args, seats)
    words = Words(words.language, game)
    with running(args, words) as runner:
        report = simulate(game, options, fill_seats(named, seats), matches, args.seed, runner)
    print_json(report) if args.json else _print_simulation(report, words)
    save_plot(args, lambda: report.plot(words))
    return all_done(report.matches, matches)


def run_arena(args: Namespace, words: Words) -> int:
    """Let bots meet in every seat with the same luck."""
    if args.ladder:
        return _run_ladder(args, words)
    game = named_game(args.game)
    named = _named(game, args.bots) or entrants(game, list(game.bots)[-2:])
    seats = whole_number(args.seats) if args.seats is not None else max(len(named), game.info.seats[0])
    deals = whole_number(args.deals)
    options = chosen_options(game, args, seats)
    words = Words(words.language, game)
    with running(args, words) as runner:
        report = arena(game, options, fill_seats(named, seats), deals, args.seed, runner)
    print_json(report) if args.json else _print_arena(report, words)
    save_plot(args, lambda: report.plot(words))
    return all_done(report.deals, deals)


def _run_ladder(args: Namespace, words: Words) -> int:
    """Let all bots of a game meet in every line-up, and rate them."""
    game = named_game(args.game)
    named = _named(game, args.bots) or entrants(game, list(game.bots))
    seats = whole_number(args.seats) if args.seats is not None else game.info.seats[0]
    deals = whole_number(args.deals)
    options = chosen_options(game, args, seats)
    words = Words(words.language, game)
    with running(args, words) as runner:
        report = league(game, options, seats, named, deals, args.seed, runner)
    print_json(report) if args.json else _print_ladder(report, words)
    save_plot(args, lambda: report.plot(words))
    if args.write is not None:
        Path(args.write).write_text(ratings_text(report), encoding="utf-8")
    return all_done(report.deals, deals)


def _named(game: Game[Any, Any, Any], texts: list[str]) -> list[Entrant]:
    """Return the bots on the command line, separated by spaces or commas. Own modules may be in the current folder."""
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return entrants(game, [name for text in texts for name in text.replace(",", " ").split()])


def _bot(name: str, words: Words) -> str:
    """Return a bot's name, or the import path of an own bot."""
    return words(f"bot-{name}") if words.has(f"bot-{name}") else name


def _print_simulation(report: SimulationReport, words: Words) -> None:
    console = Console()
    console.print(Text(words("simulate-title", game=words("game-name"), count=report.matches), style="bold"))
    table = _table(words("lab-seat"), words("lab-bot"), words("lab-share"), words("lab-rank"))
    for seat in report.seats:
        rank = words.decimal(seat.mean_rank, 2)
        table.add_row(str(seat.seat + 1), _bot(seat.name, words), percent(seat.share, words), rank)
    console.print(table)
    lengths = report.lengths
    low, middle, high = lengths.quartiles
    console.print(words("simulate-lengths", mean=words.decimal(lengths.mean), shortest=lengths.shortest, low=low,
                        middle=middle, high=high, longest=lengths.longest))  # fmt: skip
    console.print(words("simulate-draws", share=percent(report.draws, words)))
    console.print(words("simulate-first", share=percent(report.first_seat_advantage, words)))


def _print_arena(report: ArenaReport, words: Words) -> None:
    console = Console()
    title = words("arena-title", game=words("game-name"), deals=report.deals, count=report.seats)
    console.print(Text(title, style="bold"))
    table = _table(words("lab-bot"), words("lab-games"), words("lab-share"), words("lab-wins"), words("lab-rank"))
    for one in report.standings:
        rank = words.decimal(one.mean_rank, 2)
        table.add_row(
            _bot(one.name, words), str(one.games), percent(one.share, words), percent(one.win_rate, words), rank
        )
    console.print(table)
    _print_differences(report.differences, words, console)


def _print_differences(differences: tuple[Difference, ...], words: Words, console: Console) -> None:
    for gap in differences:
        first, second = _bot(gap.first, words), _bot(gap.second, words)
        console.print(words("arena-difference", first=first, second=second, share=percent(gap.share, words)))


def _print_ladder(report: LeagueReport, words: Words) -> None:
    console = Console()
    title = words("ladder-title", game=words("game-name"), deals=report.deals, count=report.seats)
    console.print(Text(title, style="bold"))
    table = _table(words("lab-bot"), words("ladder-elo"), words("lab-games"))
    for name, (elo, (low, high)), games in report.ratings:
        table.add_row(_bot(name, words), f"{elo:.0f} ({low:.0f} … {high:.0f})", str(games))
    console.print(table)
    _print_differences(report.steps, words, console)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    return table
