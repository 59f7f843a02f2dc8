"""Plays bots against each other, each in every seat with the same luck, and reports how certain the result is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean
from typing import Any, NamedTuple

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.lab.histogram import Histogram
from tablee.lab.intervals import Estimate, mean_over_deals, wilson
from tablee.lab.keys import series_key
from tablee.lab.play import Played, luck_of, play
from tablee.lab.plots.pictures import arena_picture
from tablee.lab.plots.plot import Plot
from tablee.lab.runner import ALONE, Experiment, Runner
from tablee.lab.store import Key
from tablee.words import Words

Entrant = tuple[str, Bot]


class ArenaSetup(NamedTuple):
    """The game and its entrants, one for each seat. The same name in two seats is one entrant."""

    game: Game[Any, Any, Any]
    options: Options
    entrants: tuple[Entrant, ...]
    seed: str


class Standing(NamedTuple):
    """An entrant's result. `share` counts a draw as part of a win. Its interval counts each deal as one observation."""

    name: str
    games: int
    share: Estimate
    wins: int
    draws: int
    win_rate: Estimate
    """The rate of wins without draws, with Wilson's interval, as if games were independent."""
    mean_rank: float


class Difference(NamedTuple):
    """The first entrant's share minus the second's, compared deal by deal."""

    first: str
    second: str
    share: Estimate


class ArenaReport(NamedTuple):
    """The report of an arena. The standings are in the order of the entrants."""

    game: str
    options: dict[str, str]
    seats: int
    deals: int
    seed: str
    standings: tuple[Standing, ...]
    differences: tuple[Difference, ...]

    def plot(self, words: Words | None = None) -> Plot:
        """Plot a dot and an interval for each entrant. Notebooks display it, `save(path)` writes it."""
        return arena_picture(self, words)


Deal = list[Played]
"""One deal, played once for each rotation: in rotation r the entrant e sits in the seat (e + r) modulo the seats."""


def arena(
    game: Game[Any, Any, Any],
    options: Options,
    bots: Sequence[Entrant],
    deals: int,
    seed: str,
    runner: Runner = ALONE,
) -> ArenaReport:
    """Play each deal once for every rotation of the bots around the table, with the same luck each time."""
    setup = ArenaSetup(game, options, tuple(bots), seed)
    game.check(options, len(bots))
    experiment = Experiment(game, partial(play_deal, setup), deals, 1, lambda: [key_of(setup)], Deal)
    return report(setup, runner.results(experiment))


def key_of(setup: ArenaSetup) -> Key:
    """Return the key of the setup's deals in a store."""
    return series_key("arena", *setup)


def play_deal(setup: ArenaSetup, number: int) -> Deal:
    """Play one deal in all rotations. Luck belongs to the deal and the seat; a bot's random generator belongs to the
    bot.
    """
    return [_rotated(setup, f"{setup.seed}/{number}", turn) for turn in range(len(setup.entrants))]


def _rotated(setup: ArenaSetup, label: str, turn: int) -> Played:
    seats = len(setup.entrants)
    order = [(seat - turn) % seats for seat in range(seats)]
    minds = [Rng(f"{label}/{turn}/{entrant}") for entrant in order]
    bots = [setup.entrants[entrant][1] for entrant in order]
    return play(setup.game, setup.options, bots, luck_of(label), minds)


def report(setup: ArenaSetup, deals: Iterable[Deal]) -> ArenaReport:
    """Return the report of the played deals."""
    tally = Tally(setup)
    for deal in deals:
        tally.add(deal)
    return tally.report()


class _Sum:
    """The counts of one entrant."""

    def __init__(self) -> None:
        self.shares = Histogram()
        self.games = self.wins = self.draws = self.ranks = 0

    def add(self, places: Sequence[tuple[Played, int]]) -> float:
        """Count a deal and return the entrant's share, averaged over its seats and the rotations."""
        share = fmean(played.shares[seat] for played, seat in places)
        self.shares[share] += 1
        for played, seat in places:
            self.games += 1
            self.ranks += played.ranks[seat]
            if played.ranks[seat] == 1:
                alone = played.ranks.count(1) == 1
                self.wins += alone
                self.draws += not alone
        return share

    def standing(self, name: str) -> Standing:
        share = mean_over_deals(self.shares, 0.0, 1.0)
        rate = wilson(self.wins, self.games)
        return Standing(name, self.games, share, self.wins, self.draws, rate, self.ranks / self.games)


class Tally:
    """Sums up deals one by one, without keeping them."""

    def __init__(self, setup: ArenaSetup) -> None:
        self.setup = setup
        self.deals = 0
        self._sums = {name: _Sum() for name, _ in setup.entrants}
        self._gaps = {pair: Histogram() for pair in combinations(self._sums, 2)}

    def add(self, deal: Deal) -> dict[str, float]:
        """Count a deal and return each entrant's share."""
        shares = {name: each.add(_places(self.setup, deal, name)) for name, each in self._sums.items()}
        for (first, second), gaps in self._gaps.items():
            gaps[shares[first] - shares[second]] += 1
        self.deals += 1
        return shares

    def report(self) -> ArenaReport:
        """Return the report of the counted deals."""
        setup = self.setup
        return ArenaReport(
            setup.game.info.id,
            setup.game.rules().texts(setup.options),
            len(setup.entrants),
            self.deals,
            setup.seed,
            tuple(each.standing(name) for name, each in self._sums.items()),
            tuple(Difference(*pair, mean_over_deals(gaps, -1.0, 1.0)) for pair, gaps in self._gaps.items()),
        )


def _places(setup: ArenaSetup, deal: Deal, name: str) -> list[tuple[Played, int]]:
    seats = len(setup.entrants)
    mine = [position for position, (entrant, _) in enumerate(setup.entrants) if entrant == name]
    return [(played, (position + turn) % seats) for turn, played in enumerate(deal) for position in mine]
