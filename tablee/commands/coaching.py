"""`tablee hint`, `tablee solve` and `tablee analyse`: the coach on the command line."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from math import ceil, sqrt
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from tablee.coach.analysis import analyse as look_again
from tablee.coach.hints import EXACT, hint_for_seat
from tablee.commands.parsing import Parser, whole_number
from tablee.commands.running import check_plot, save_plot
from tablee.core.action import Action
from tablee.core.bot import Offer
from tablee.core.match import Match
from tablee.core.position import read_position
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.lab.plots.pictures import analysis_picture
from tablee.lab.progress import waiting
from tablee.registry import find_game
from tablee.search.advice import Reason
from tablee.search.budget import Budget
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
MAX_CHOICES = 6


def add_hint(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee hint`."""
    parser.add_argument("file", metavar="FILE", nargs="?", help=words("cli-unfinished"))
    parser.add_argument("--from", metavar="POSITION", dest="position", help=words("cli-from"))
    parser.add_argument("--seat", metavar="N", help=words("cli-hint-seat"))
    parser.add_argument("--decision", metavar="N", help=words("cli-decision"))
    _add_effort(parser, words, "2")


def add_solve(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee solve` without a game's own solver."""
    parser.add_argument("--from", metavar="POSITION", dest="position", help=words("cli-solve-from"))
    parser.add_argument("--seat", metavar="N", help=words("cli-hint-seat"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(file=None, decision=None, samples="1")


def add_analyse(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee analyse`."""
    parser.add_argument("file", metavar="FILE", help=words("cli-file"))
    parser.add_argument("--seat", metavar="N", help=words("cli-analyse-seat"))
    parser.add_argument("--plot", metavar="FILE", help=words("cli-plot"))
    _add_effort(parser, words, "10")


def _add_effort(parser: Parser, words: Words, seconds: str) -> None:
    parser.add_argument("--seconds", metavar="N", default=seconds, help=words("cli-seconds", count=int(seconds)))
    parser.add_argument("--samples", metavar="N", help=words("cli-samples"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def _budget(args: Namespace) -> Budget:
    """Return the budget: a fixed number of samples, or a number of seconds."""
    if args.samples is not None:
        return Budget(whole_number(args.samples))
    return Budget(100_000, float(whole_number(args.seconds)), time.monotonic)


# A hint


def hint(args: Namespace, words: Words) -> int:
    """Print a hint for the end of a record, for one of its decisions, or for a position."""
    match, names = _asked_about(args)
    return _advise(match, names, args, words, exact=False)


def solve(args: Namespace, words: Words) -> int:
    """Print the best choice in a position, solved exactly."""
    if args.position is None:
        raise Refused("arguments-missing", text="COMMAND | --from POSITION", program="tablee solve")
    match, names = _asked_about(args)
    return _advise(match, names, args, words, exact=True)


def _advise(match: Match, names: Sequence[str], args: Namespace, words: Words, *, exact: bool) -> int:
    offer = _asked(match, args.seat, match.seats)
    with waiting(Words(words.language, match.game)("game-name")):
        told = hint_for_seat(match.game, match.view(offer.seat), offer, "hint", _budget(args))
    if exact and told.method not in EXACT:
        raise Refused("not-solved")
    if args.json:
        print(msgspec.json.encode(told).decode())
        return 0
    print_hint(told, Words(words.language, match.game, names, options=match.options), offer.seat)
    return 0


def _asked_about(args: Namespace) -> tuple[Match, Sequence[str]]:
    """Return the match of a record or of a position's text, and the players' names."""
    if args.position is not None and args.file is None and args.decision is None:
        game, options, seats, state = read_position(args.position, find_game)
        return Match(game, options, seats, None, state), ()
    if args.file is None or args.position is not None:
        raise Refused("arguments-missing", text="FILE | --from POSITION", program="tablee hint")
    record = load(Path(args.file), find_game)
    return _at(record, args.decision), record.names


def _at(record: Record, decision: str | None) -> Match:
    """Return the match at the end of the record, or at the first moment of the decision."""
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


def print_hint(told: NamedHint, words: Words, seat: int) -> None:
    """Print the best choice, the reason, and the values of the other choices."""
    best = told.choices[0]
    print(words("hint-best", seat=seat, text=worded_action(best.action, words)))
    print(_because(told.reason, words))
    for number, step in enumerate(told.reason.line, start=1):
        print(f"  {number}. {words(f'event-{step.tag}', **step.params)}")
    for odds in told.choices[:MAX_CHOICES]:
        print(f"  {_line(odds, words, mixed=told.mixed)}")
    print(_effort(told.method, told.samples, words))


def _effort(method: str, samples: int, words: Words) -> str:
    """Say how sure the values are: at most two standard errors of a sampled chance."""
    return words(EFFORT[method], count=samples, error=ceil(100 / sqrt(samples or 1)))


def _line(odds: NamedOdds, words: Words, *, mixed: bool) -> str:
    chance = words("odds-line", percent=_percent(odds.value, words), text=worded_action(odds.action, words))
    weight = words("odds-weight", percent=_percent(odds.weight, words))
    return f"{chance} · {weight}" if mixed else chance


def worded_action(action: WireAction, words: Words) -> str:
    """Word an action as it is offered."""
    return words.action(Action(action.verb, action.params))


def _because(reason: Reason, words: Words) -> str:
    return words(f"why-{reason.code}", **reason.params)


def _percent(chance: float, words: Words) -> str:
    return words.decimal(100 * chance)


# An analysis


def analyse(args: Namespace, words: Words) -> int:
    """Print how a finished match went, seat by seat."""
    record = load(Path(args.file), find_game)
    if record.match().result is None and not record.ranks:
        raise Refused("still-playing")
    if args.seat is not None and not (args.seat.isdecimal() and 1 <= int(args.seat) <= len(record.names)):
        raise Refused("no-such-seat", high=len(record.names))
    seats = None if args.seat is None else [int(args.seat) - 1]
    words = Words(words.language, record.game, record.names, options=record.options)
    check_plot(args)
    with waiting(words("game-name")):
        found = look_again(record, seats, _budget(args))
    save_plot(args, lambda: analysis_picture(found, words))
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
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
    played, best = worded_action(choice.played, words), worded_action(choice.best, words)
    if played == best:
        return words("played-best", text=played, why=_because(choice.reason, words))
    loss = _percent(choice.loss, words)
    return words("played-other", text=played, best=best, points=loss, why=_because(choice.reason, words))


def _print_effort(found: Analysis, words: Words) -> None:
    for method, count in found.methods.items():
        print(words("judged-so", count=count, text=_effort(method, found.samples, words)))
