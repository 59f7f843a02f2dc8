"""`tablee heroes`: show, check and measure sets of heroes for Twelve Heroes, and prepare them for a table."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablee.commands.extensions import Add
from tablee.commands.parsing import Parser, whole_number
from tablee.commands.printing import percent, print_json
from tablee.commands.running import add_run, all_done, running, save_plot
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.edge.balance import PAIRS, balance
from tablee.games.twelve_heroes.edge.balance_plot import balance_plot
from tablee.games.twelve_heroes.edge.balance_tally import BalanceReport
from tablee.games.twelve_heroes.edge.faction_games import Measure
from tablee.games.twelve_heroes.heroes.decks import one_line, read_decks
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, EXAMPLES, NEWEST, examples, find_set
from tablee.games.twelve_heroes.heroes.problems import BrokenSet
from tablee.games.twelve_heroes.heroes.reader import Card, CardSet, missing, read_toml, to_json
from tablee.games.twelve_heroes.heroes.schema import schema
from tablee.games.twelve_heroes.heroes.texts import hero_text
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.pieces import ALWAYS_USED, FACTIONS, VERSIONS
from tablee.words import Words

DEFAULT_SET: Final = "tablee"
FAULTY: Final = 1


def add_commands(add: Add, words: Words) -> None:
    """Add the command `tablee heroes` and its subcommands."""
    add("heroes show", words("heroes-show"), show).add_argument(
        "file", metavar="FILE", nargs="?", help=words("heroes-file")
    )
    add("heroes check", words("heroes-check"), check).add_argument("file", metavar="FILE", help=words("heroes-file"))
    add("heroes pack", words("heroes-pack"), pack).add_argument("file", metavar="FILE", help=words("heroes-file"))
    deck = add("heroes deck", words("heroes-deck"), check_deck)
    deck.add_argument("file", metavar="FILE", help=words("heroes-deck-file"))
    _add_set(deck, words)
    add("heroes schema", words("heroes-schema"), print_schema)
    _add_balance(add("heroes balance", words("heroes-balance"), run_balance), words)


def _add_set(parser: Parser, words: Words) -> None:
    parser.add_argument("--set", metavar="FILE", dest="heroes", help=words("heroes-set"))
    parser.add_argument("--popularity", action="store_true", help=words("heroes-popularity"))


def _add_balance(parser: Parser, words: Words) -> None:
    _add_set(parser, words)
    parser.add_argument("--extra-actions", action="store_true", help=words("heroes-extra-actions"))
    parser.add_argument("--deals", metavar="N", default="200", help=words("heroes-deals"))
    parser.add_argument("--width", metavar="N", default="2", help=words("heroes-width"))
    parser.add_argument("--ideas", metavar="N", default="4", help=words("heroes-ideas"))
    add_run(parser, words, "processes")


def read_set(path: str | None) -> CardSet:
    """Return the set of a file, a named one that comes with the game, or the newest."""
    if not _ours(path):
        return read_toml(_text(str(path)))
    return read_toml(examples()) if path == EXAMPLES else find_set(path or DEFAULT_SET)


def _ours(path: str | None) -> bool:
    """Return whether this is a set that comes with the game. A file with the name of one is a file."""
    return path is None or (path in (*NEWEST, *BUILT_IN, EXAMPLES) and not Path(path).exists())


def _text(path: str) -> str:
    """Read a file that people write, with or without a byte order mark."""
    try:
        return Path(path).read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Refused("heroes-encoding", path=path, line=line) from error


def _checked_set(path: str | None, words: Words) -> CardSet:
    try:
        return read_set(path)
    except BrokenSet as broken:
        told = broken.problems[0].worded(words)
        raise Refused("heroes-broken", path=str(path), text=told, count=len(broken.problems)) from broken


def whole_set(path: str, words: Words) -> CardSet:
    cards = _checked_set(path, words)
    if problems := missing(cards):
        raise Refused("heroes-broken", path=path, text=problems[0].worded(words), count=len(problems))
    return cards


def check(args: Namespace, words: Words) -> int:
    """Print all problems of a set, or that it has none."""
    try:
        cards = read_set(args.file)
    except BrokenSet as broken:
        for problem in broken.problems:
            print(f"{args.file}: {problem.worded(words)}")
        return FAULTY
    unfinished = missing(cards)
    for problem in unfinished:
        print(f"{args.file}: {problem.worded(words)}")
    count = sum(card.hero.copies for card in cards.cards)
    print(words("heroes-unfinished" if unfinished else "heroes-good", path=args.file, count=count))
    return FAULTY if unfinished else 0


def show(args: Namespace, words: Words) -> int:
    """Print every hero of a set with its text."""
    titles = ("heroes-number", "heroes-name", "heroes-cost", "heroes-strength", "heroes-copies", "heroes-text")
    console = Console()
    cards = _checked_set(args.file, words).cards
    for number, faction in enumerate(FACTIONS):
        table = Table(*map(words, titles), title=words(f"option-faction_1-{faction}"), title_justify="left", box=None)
        for place, card in enumerate(cards, 1):
            hero = card.hero
            if hero.faction == number:
                copies = f"{hero.copies}{' ◆' if hero.draft else ''}"
                row = (str(place), _name(card, words), str(hero.cost), str(hero.strength), copies)
                table.add_row(*row, Text(hero_text(hero, words)))
        console.print(table, "")
    console.print(words("heroes-draft-icon"))
    if _ours(args.file):
        console.print(words("heroes-our-own"))
    return 0


def _name(card: Card, words: Words) -> str:
    """Return a hero's name, with the version if there are two."""
    name = card.name_in(words.language)
    return name if card.hero.version == ALWAYS_USED else f"{name} ({words(f'version-{VERSIONS[card.hero.version]}')})"


def pack(args: Namespace, words: Words) -> int:
    """Print a set as one line, for `--option heroes=…`."""
    print(to_json(_checked_set(args.file, words)))
    return 0


def check_deck(args: Namespace, words: Words) -> int:
    """Print a deck file as one line, for `--option deck_1=…`, if it can be built from a box."""
    cards = _checked_set(args.heroes, words)
    text = _text(args.file)
    options = HeroesOptions(popularity=args.popularity, heroes=DEFAULT_SET if args.heroes is None else to_json(cards))
    read_decks({args.file: text}, cards, options.setup())
    print(one_line(text))
    return 0


def print_schema(_args: Namespace, _words: Words) -> int:
    """Print the JSON Schema of a set's file."""
    print(json.dumps(schema(), indent=2))
    return 0


def run_balance(args: Namespace, words: Words) -> int:
    """Play the factions against each other and print the balance."""
    measure = Measure(
        heroes=DEFAULT_SET if args.heroes is None else to_json(whole_set(args.heroes, words)),
        extra_actions=args.extra_actions,
        popularity=args.popularity,
        width=whole_number(args.width),
        ideas=whole_number(args.ideas),
        deals=whole_number(args.deals, low=2),
        seed=args.seed,
    )
    with running(args, words) as runner:
        report = balance(measure, runner)
    print_json(report) if args.json else print_balance(report, words)
    save_plot(args, lambda: balance_plot(report, words))
    return all_done(report.games, 2 * len(PAIRS) * measure.deals)


def print_balance(report: BalanceReport, words: Words) -> None:
    console = Console()
    think = {"width": report.measure.width, "ideas": report.measure.ideas}
    console.print(Text(words("heroes-balance-title", count=report.games, **think), style="bold"))
    console.print(_matrix(report, words))
    console.print(words("heroes-first-player", share=percent(report.first_player, words)))
    low, middle, high = (f"{turns:.0f}" for turns in report.turns)
    console.print(words("heroes-turns", low=low, middle=middle, high=high, longest=report.longest))
    console.print(_effects(report, words))


def _matrix(report: BalanceReport, words: Words) -> Table:
    titles = ("heroes-pair", "heroes-all", "heroes-beginning", "heroes-following")
    table = Table(*map(words, titles), box=None)
    for pair in report.pairings:
        names = [words(f"option-faction_1-{faction}") for faction in (pair.first, pair.second)]
        table.add_row(
            " – ".join(names), *(percent(each, words) for each in (pair.share, pair.beginning, pair.following))
        )
    return table


def _effects(report: BalanceReport, words: Words) -> Table:
    cards = read_set(None) if report.measure.heroes == DEFAULT_SET else find_set(report.measure.heroes)
    titles = ("heroes-number", "heroes-name", "heroes-recruited", "heroes-effect", "heroes-moments", "heroes-worked")
    table = Table(*map(words, titles), box=None)
    for hero in report.heroes:
        name = cards.cards[hero.number - 1].name_in(words.language)
        recruited, worked = (
            words("heroes-percent", value=f"{100 * part:.0f}") for part in (hero.recruited, hero.worked)
        )
        used = (f"{hero.moments:.1f}", worked) if hero.moments else ("–", "–")
        table.add_row(str(hero.number), name, recruited, percent(hero.effect, words), *used)
    return table
