"""Options shared by `simulate`, `arena` and games' own measurements: where to run, store results and save plots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.table import Table

from tablee.commands.parsing import Parser, whole_number
from tablee.commands.printing import print_json
from tablee.lab.places import executor
from tablee.lab.plots.plot import Plot, new_plot
from tablee.lab.progress import bar
from tablee.lab.runner import Runner
from tablee.lab.store import Kept, Store
from tablee.words import Words


def add_run(command: Parser, words: Words, place: str = "here") -> None:
    """Add the arguments of a run. `place` is where it runs by default."""
    command.add_argument("--seed", metavar="TEXT", default="tablee", help=words("cli-label"))
    command.add_argument("--on", metavar="PLACE", help=words("cli-on"))
    command.add_argument("--processes", metavar="N", help=words("cli-processes"))
    command.add_argument("--store", metavar="FILE", help=words("cli-store"))
    command.add_argument("--plot", metavar="FILE", help=words("cli-plot"))
    command.add_argument("--json", action="store_true", help=words("cli-json"))
    command.set_defaults(place=place)


@contextmanager
def running(args: Namespace, words: Words) -> Iterator[Runner]:
    """Return the runner for the arguments. Check before the run whatever would fail after it."""
    check_plot(args)
    place = executor(args.on or (whole_number(args.processes) if args.processes is not None else args.place))
    store = Store(args.store) if args.store is not None else None
    try:
        yield Runner(place, store, bar, words("game-name"))
    finally:
        if store is not None:
            store.close()


def check_plot(args: Namespace) -> None:
    """Refuse a plot that cannot be drawn or saved."""
    if args.plot is not None:
        new_plot("", 1, 1)[0].check(args.plot)


def save_plot(args: Namespace, draw: Callable[[], Plot]) -> None:
    """Save the plot if requested."""
    if args.plot is not None:
        draw().save(args.plot)


def all_done(done: int, wanted: int) -> int:
    """Return 0 if everything was played. Otherwise the run was stopped: raise `KeyboardInterrupt`."""
    if done < wanted:
        raise KeyboardInterrupt
    return 0


def add_results(parser: Parser, words: Words) -> None:
    """Add the arguments of `tablee results`."""
    parser.add_argument("file", metavar="FILE", help=words("cli-store-file"))
    parser.add_argument("--merge", metavar="FILE", nargs="+", action="extend", default=[], help=words("cli-merge"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def results(args: Namespace, words: Words) -> int:
    """Print the contents of a store, after merging other stores into it."""
    store = Store(args.file, new=bool(args.merge))
    for path in args.merge:
        other = Store(path, new=False)
        count = store.merge(other)
        other.close()
        if not args.json:
            print(words("results-merged", path=path, count=count))
    kept = list(store.all_series())
    store.close()
    print_json(kept) if args.json else Console().print(_table(kept, words))
    return 0


def _table(kept: list[Kept], words: Words) -> Table:
    titles = ("results-kind", "games-game", "results-bots", "results-seed", "results-count")
    table = Table(*map(words, titles), box=None, pad_edge=False)
    for key, results in kept:
        bots = ", ".join(name for name, _version in key["bots"])
        table.add_row(key["kind"], key["game"], bots, key["seed"], str(results))
    return table
