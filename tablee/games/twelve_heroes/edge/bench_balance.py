"""Measure the balance of a set of heroes as `tablee heroes balance` does, many times faster.

`python -m tablee.games.twelve_heroes.edge.bench_balance --set FILE --deals 250` plays the same games as that command, in
all four combinations of the advanced rules, and prints the same tables. `edge/simulator` has the rules and the bots in
C++, for this purpose only. It needs g++. `--check N` plays N deals with the product as well and compares every choice.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from tablee.commands.printing import print_json
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.edge.balance_tally import BalanceReport, Tally
from tablee.games.twelve_heroes.edge.commands import print_balance, whole_set
from tablee.games.twelve_heroes.edge.faction_games import FactionGame, Measure, Pair, play_game
from tablee.games.twelve_heroes.edge.simulator.simulate import Played, Unplayable, compiler, simulate
from tablee.games.twelve_heroes.heroes.reader import to_json
from tablee.words import Words

ADVANCED = ((False, False), (True, False), (False, True), (True, True))
"""Popularity and extra actions in the four columns of docs/heroes.md."""


def columns(measure: Measure) -> Iterator[Measure]:
    """Yield the measurement with each combination of the advanced rules."""
    for popularity, extra_actions in ADVANCED:
        yield measure._replace(popularity=popularity, extra_actions=extra_actions)


def report_of(measure: Measure, processes: int) -> BalanceReport:
    """Play all games of a measurement and sum them up."""
    tally = Tally(measure)
    waiting: dict[tuple[Pair, int], FactionGame] = {}
    for played in simulate(measure, range(measure.deals), processes):
        first = waiting.pop((played.pair, played.deal), None)
        if first is None:
            waiting[played.pair, played.deal] = played.game
        else:
            tally.add(played.pair, (first, played.game))
    return tally.report()


def play_as_product(measure: Measure, pair: Pair, deal: int, first: int) -> Played:
    """Play one game with the product itself."""
    return Played(pair, deal, *play_game(measure, pair, deal, first))


def difference(ours: Played, theirs: Played) -> str | None:
    """Return how a game of the simulator differs from the product's, or None."""
    for place, (one, other) in enumerate(zip(ours.choices, theirs.choices, strict=False)):
        if one != other:
            return f"choice {place}: {GAME.actions.text(one)} instead of {GAME.actions.text(other)}"
    if len(ours.choices) != len(theirs.choices):
        return f"{len(ours.choices)} choices instead of {len(theirs.choices)}"
    return None if ours.game == theirs.game else f"{ours.game} instead of {theirs.game}"


def differences(measure: Measure, deals: int) -> Iterator[tuple[Played, str | None]]:
    """Play these deals with both programs. Yield each game and how it differs."""
    for played in simulate(measure, range(deals), with_choices=True):
        yield played, difference(played, play_as_product(measure, played.pair, played.deal, played.game.first))


def check(measure: Measure, deals: int) -> int:
    """Compare the games of both programs. Return how many differ."""
    games = choices = wrong = 0
    for played, fault in differences(measure, deals):
        games += 1
        choices += len(played.choices)
        if fault is not None:
            wrong += 1
            print(f"{' – '.join(played.pair)}, deal {played.deal}, first {played.game.first}: {fault}")
    print(
        f"{column_name(measure)}: {games} games of both programs, {choices} choices, {wrong} games differ", flush=True
    )
    return wrong


def column_name(measure: Measure) -> str:
    """Return the advanced rules of a measurement in words."""
    return {
        (False, False): "plain",
        (True, False): "with Popularity",
        (False, True): "with extra actions",
        (True, True): "with both",
    }[measure.popularity, measure.extra_actions]


def arguments(given: list[str]) -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(
        prog="python -m tablee.games.twelve_heroes.edge.bench_balance", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--set", metavar="FILE", help="a file, or the name of a set that comes with the game")
    parser.add_argument("--seed", metavar="TEXT", default="tablee", help="the luck of all games (tablee)")
    parser.add_argument("--deals", metavar="N", type=int, default=200, help="deals for each pair (200)")
    parser.add_argument("--width", metavar="N", type=int, default=2, help="positions kept after each action (2)")
    parser.add_argument("--ideas", metavar="N", type=int, default=4, help="plans that are tried out (4)")
    parser.add_argument("--popularity", action="store_true", help="only with Popularity")
    parser.add_argument("--extra-actions", action="store_true", help="only with extra actions")
    parser.add_argument("--plain", action="store_true", help="only without advanced rules")
    parser.add_argument("--processes", metavar="N", type=int, default=1, help="how many processes play (1)")
    parser.add_argument("--check", metavar="N", type=int, default=0, help="compare N deals with the product instead")
    parser.add_argument("--json", action="store_true", help="print the reports as JSON")
    return parser.parse_args(given)


def main(given: list[str]) -> int:
    """Measure, or compare with the product. Return the exit code."""
    args = arguments(given)
    words = Words("en", GAME)
    try:
        compiler()
        heroes = Measure().heroes if args.set is None else to_json(whole_set(args.set, words))
        measure = Measure(heroes, width=args.width, ideas=args.ideas, deals=args.deals, seed=args.seed)
        chosen = list(columns(measure))
        if args.plain or args.popularity or args.extra_actions:
            chosen = [measure._replace(popularity=args.popularity, extra_actions=args.extra_actions)]
        if args.check:
            return int(sum(check(each, args.check) for each in chosen) > 0)
        reports = []
        for each in chosen:
            reports.append(report_of(each, args.processes))
            if not args.json:
                print(f"\n{column_name(each)}\n", flush=True)
                print_balance(reports[-1], words)
        if args.json:
            print_json(reports)
    except Refused as refused:
        sys.exit(words.refused(refused))
    except Unplayable as fault:
        sys.exit(str(fault))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
