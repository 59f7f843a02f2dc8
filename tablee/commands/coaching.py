"""`tablee hint`, `tablee analyse` and `tablee puzzle`: the coach on the command line."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, date, datetime
from math import ceil, sqrt
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from tablee.coach.analysis import analyse as look_again
from tablee.coach.daily import game_of_the_day, puzzle_of, puzzle_page
from tablee.coach.hints import EXACT, hint_for_seat
from tablee.commands.parsing import Parser, named_game, whole_number
from tablee.core.action import Action
from tablee.core.bot import Offer
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.position import read_position
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.search.advice import Reason
from tablee.search.budget import Budget
from tablee.terminal.environment import is_plain
from tablee.terminal.graph import graph
from tablee.terminal.saves import load
from tablee.wire.coach import Analysis, Highlight, JudgedChoice, NamedHint, NamedOdds, SeatReport
from tablee.wire.server import WireAction
from tablee.words import Words

EFFORT = {
    "exact": "effort-exact",
    "round": "effort-round",
    "table": "effort-table",
    "model": "effort-model",
    "sampled": "effort-sampled",
    "planned": "effort-planned",
}
MOMENT = {"mistake": "moment-mistake", "found": "moment-found", "luck": "moment-luck"}
SHOWN = 6


def add_hint(parser: Parser, words: Words) -> None:
    """What `tablee hint` can be told."""
    parser.add_argument("file", metavar="FILE", nargs="?", help=words("cli-unfinished"))
    parser.add_argument("--from", metavar="POSITION", dest="position", help=words("cli-from"))
    parser.add_argument("--seat", metavar="N", help=words("cli-hint-seat"))
    parser.add_argument("--decision", metavar="N", help=words("cli-decision"))
    _add_effort(parser, words, "2")


def add_solve(parser: Parser, words: Words) -> None:
    """What `tablee solve` can be told where no game's own solver is named."""
    parser.add_argument("--from", metavar="POSITION", dest="position", help=words("cli-solve-from"))
    parser.add_argument("--seat", metavar="N", help=words("cli-hint-seat"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(file=None, decision=None, samples="1")


def add_analyse(parser: Parser, words: Words) -> None:
    """What `tablee analyse` can be told."""
    parser.add_argument("file", metavar="FILE", help=words("cli-file"))
    parser.add_argument("--seat", metavar="N", help=words("cli-analyse-seat"))
    _add_effort(parser, words, "10")


def add_puzzle(parser: Parser, words: Words) -> None:
    """What `tablee puzzle` can be told."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("cli-game"))
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=words("cli-date"))
    parser.add_argument("--solution", action="store_true", help=words("cli-solution"))
    parser.add_argument("--plain", action="store_true", help=words("cli-plain"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def _add_effort(parser: Parser, words: Words, seconds: str) -> None:
    parser.add_argument("--seconds", metavar="N", default=seconds, help=words("cli-seconds", count=int(seconds)))
    parser.add_argument("--samples", metavar="N", help=words("cli-samples"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def _budget(args: Namespace) -> Budget:
    """So many samples whatever the time, or so many seconds."""
    if args.samples is not None:
        return Budget(whole_number(args.samples))
    return Budget(100_000, float(whole_number(args.seconds)), time.monotonic)


# A hint


def hint(args: Namespace, words: Words) -> int:
    """What to do where a record stops, at one of its decisions, or in a position."""
    match, names = _asked_about(args)
    return _advise(match, names, args, words, exact=False)


def solve(args: Namespace, words: Words) -> int:
    """The best choice in a position, worked out and not guessed."""
    if args.position is None:
        raise Refused("arguments-missing", text="COMMAND | --from POSITION", program="tablee solve")
    match, names = _asked_about(args)
    return _advise(match, names, args, words, exact=True)


def _advise(match: Match, names: Sequence[str], args: Namespace, words: Words, *, exact: bool) -> int:
    offer = _asked(match, args.seat, match.seats)
    told = hint_for_seat(match.game, match.view(offer.seat), offer, "hint", _budget(args))
    if exact and told.method not in EXACT:
        raise Refused("not-solved")
    if args.json:
        print(msgspec.json.encode(told).decode())
        return 0
    _print_hint(told, Words(words.language, match.game, names, options=match.options), offer.seat)
    return 0


def _asked_about(args: Namespace) -> tuple[Match, Sequence[str]]:
    """The match that a record or the text of a position leads to, and who plays."""
    if args.position is not None and args.file is None and args.decision is None:
        game, options, seats, state = read_position(args.position, find_game)
        return Match(game, options, seats, None, state), ()
    if args.file is None or args.position is not None:
        raise Refused("arguments-missing", text="FILE | --from POSITION", program="tablee hint")
    record = load(Path(args.file), find_game)
    return _at(record, args.decision), record.names


def _at(record: Record, decision: str | None) -> Match:
    """The match where the record stops, or before the entry that first answers the decision."""
    if decision is None:
        return record.match()
    wanted = whole_number(decision) - 1
    for point in record.walk():
        if point.match.awaited and point.match.decision == wanted:
            return point.match
    raise Refused("no-such-decision", decision=wanted + 1)


def _asked(match: Match, seat: str | None, seats: int) -> Offer:
    if seat is not None and not (seat.isdecimal() and 1 <= int(seat) <= seats):
        raise Refused("no-such-seat", high=seats)
    if not match.missing:
        raise Refused("nobody-asked")
    place = match.missing[0] if seat is None else int(seat) - 1
    offer = match.offer(place)
    if offer is None:
        raise Refused("not-awaited")
    return offer


def _print_hint(told: NamedHint, words: Words, seat: int) -> None:
    best = told.choices[0]
    print(words("hint-best", seat=seat, text=_worded(best.action, words)))
    print(_because(told.reason, words))
    for odds in told.choices[:SHOWN]:
        print(f"  {_line(odds, words, mixed=told.mixed)}")
    print(_effort(told.method, told.samples, words))


def _effort(method: str, samples: int, words: Words) -> str:
    """How sure it is: two standard errors of a sampled chance, at most."""
    return words(EFFORT[method], count=samples, error=ceil(100 / sqrt(samples or 1)))


def _line(odds: NamedOdds, words: Words, *, mixed: bool) -> str:
    chance = words("odds-line", percent=_percent(odds.value, words), text=_worded(odds.action, words))
    weight = words("odds-weight", percent=_percent(odds.weight, words))
    return f"{chance} · {weight}" if mixed else chance


def _worded(action: WireAction, words: Words) -> str:
    return words.action(Action(action.verb, action.params))


def _because(reason: Reason, words: Words) -> str:
    return words(f"why-{reason.code}", **reason.params)


def _percent(chance: float, words: Words) -> str:
    return words.decimal(100 * chance)


# An analysis


def analyse(args: Namespace, words: Words) -> int:
    """How a finished match went, seat by seat."""
    record = load(Path(args.file), find_game)
    if record.match().result is None and not record.ranks:
        raise Refused("still-playing")
    if args.seat is not None and not (args.seat.isdecimal() and 1 <= int(args.seat) <= len(record.names)):
        raise Refused("no-such-seat", high=len(record.names))
    seats = None if args.seat is None else [int(args.seat) - 1]
    found = look_again(record, seats, _budget(args))
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    words = Words(words.language, record.game, record.names, options=record.options)
    for report in found.seats:
        _print_report(report, words)
    _print_effort(found, words)
    return 0


def _print_report(report: SeatReport, words: Words) -> None:
    Console(highlight=False).print(Text(words.name(report.seat), style="bold"))
    print(words("chances-from-to", before=_percent(report.start, words), after=_percent(report.end, words)))
    steps = [point.step for point in report.points]
    marks = [steps.index(moment.step) for moment in report.highlights if moment.step in steps]
    print(*graph([point.value for point in report.points], marks), sep="\n")
    print(words("moved-luck", points=_signed(report.luck, words)))
    print(words("moved-mine", points=_signed(report.mine, words)))
    print(words("moved-others", points=_signed(report.others, words)))
    print(words("lost-in-all", points=_percent(report.lost, words), count=len(report.choices)))
    for moment in report.highlights:
        print(f"  {_moment(moment, words)}")
    print()


def _signed(points: float, words: Words) -> str:
    tenths = round(100 * points, 1)
    return f"{'−' if tenths < 0 else '+'}{words.decimal(abs(tenths))}"


def _moment(moment: Highlight, words: Words) -> str:
    before, after = _percent(moment.before, words), _percent(moment.after, words)
    told = words(MOMENT[moment.kind], step=moment.step, before=before, after=after)
    return told if moment.choice is None else f"{told} {_choice(moment.choice, words)}"


def _choice(choice: JudgedChoice, words: Words) -> str:
    played, best = _worded(choice.played, words), _worded(choice.best, words)
    if played == best:
        return words("played-best", text=played, why=_because(choice.reason, words))
    loss = _percent(choice.loss, words)
    return words("played-other", text=played, best=best, points=loss, why=_because(choice.reason, words))


def _print_effort(found: Analysis, words: Words) -> None:
    for method, count in found.methods.items():
        print(words("judged-so", count=count, text=_effort(method, found.samples, words)))


# A puzzle


def puzzle(args: Namespace, words: Words) -> int:
    """The puzzle of a day; its solution only when asked for."""
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
        print(f"  {_worded(action, words)}")
    if solved:
        _print_hint(page.solution, words, page.seat)
    else:
        print(words("puzzle-how", program=f"tablee puzzle {game.info.id} --date {page.date} --solution"))
