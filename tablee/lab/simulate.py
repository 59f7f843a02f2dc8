"""Plays many matches and sums them up: their length, the places of each seat, and the first seat's advantage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.lab.histogram import Histogram, deviation, mean, nth
from tablee.lab.intervals import Estimate, mean_over_deals, wilson
from tablee.lab.keys import series_key
from tablee.lab.play import Played, luck_of, play
from tablee.lab.plots.pictures import simulation_picture
from tablee.lab.plots.plot import Plot
from tablee.lab.runner import ALONE, Experiment, Runner
from tablee.words import Words


class Lineup(NamedTuple):
    """The game and one bot for each seat. Nobody changes seats."""

    game: Game[Any, Any, Any]
    options: Options
    bots: tuple[tuple[str, Bot], ...]
    seed: str


class Lengths(NamedTuple):
    """The number of choices in a match."""

    mean: float
    deviation: float
    shortest: int
    quartiles: tuple[int, int, int]
    longest: int


class SeatSummary(NamedTuple):
    """The results of one seat. `ranks[k]` is how often it came in at place k + 1."""

    seat: int
    name: str
    share: Estimate
    mean_rank: float
    ranks: tuple[int, ...]


class SimulationReport(NamedTuple):
    """The report of a simulation."""

    game: str
    options: dict[str, str]
    matches: int
    seed: str
    lengths: Lengths
    seats: tuple[SeatSummary, ...]
    draws: Estimate
    """How often the first place is shared."""
    first_seat_advantage: Estimate
    """The first seat's share minus an equal share."""
    choices: tuple[tuple[int, int], ...]
    """How many matches have each number of choices, from the shortest on."""

    def plot(self, words: Words | None = None) -> Plot:
        """Plot the lengths of the matches, and the places of each seat."""
        return simulation_picture(self, words)


def simulate(
    game: Game[Any, Any, Any],
    options: Options,
    bots: Sequence[tuple[str, Bot]],
    matches: int,
    seed: str,
    runner: Runner = ALONE,
) -> SimulationReport:
    """Play this many matches, with `bots[seat]` in each seat, and sum them up."""
    lineup = Lineup(game, options, tuple(bots), seed)
    game.check(options, len(bots))
    experiment = Experiment(
        game, partial(play_match, lineup), matches, 1, lambda: [series_key("simulate", *lineup)], Played
    )
    return summary(lineup, runner.results(experiment))


def play_match(lineup: Lineup, number: int) -> Played:
    """Play the match with this number. It depends only on the seed and the number."""
    label = f"{lineup.seed}/{number}"
    minds = [Rng(f"{label}/0/{seat}") for seat in range(len(lineup.bots))]
    return play(lineup.game, lineup.options, [bot for _, bot in lineup.bots], luck_of(label), minds)


def summary(lineup: Lineup, matches: Iterable[Played]) -> SimulationReport:
    """Return the report of the matches, without keeping them."""
    tally = _Tally(len(lineup.bots))
    for played in matches:
        tally.add(played)
    return tally.report(lineup)


class _Tally:
    def __init__(self, seats: int) -> None:
        self.matches = self.draws = 0
        self.choices: Counter[int] = Counter()
        self.shares = [Histogram() for _ in range(seats)]
        self.ranks: list[Counter[int]] = [Counter() for _ in range(seats)]

    def add(self, played: Played) -> None:
        self.matches += 1
        self.draws += played.ranks.count(1) > 1
        self.choices[played.choices] += 1
        for seat, share in enumerate(played.shares):
            self.shares[seat][share] += 1
            self.ranks[seat][played.ranks[seat]] += 1

    def report(self, lineup: Lineup) -> SimulationReport:
        fair = 1.0 / len(lineup.bots)
        first = Histogram({share - fair: count for share, count in self.shares[0].items()})
        return SimulationReport(
            lineup.game.info.id,
            lineup.game.rules().texts(lineup.options),
            self.matches,
            lineup.seed,
            self._lengths(),
            tuple(self._seat(seat, name) for seat, (name, _) in enumerate(lineup.bots)),
            wilson(self.draws, self.matches),
            mean_over_deals(first, -fair, 1.0 - fair),
            tuple(sorted(self.choices.items())),
        )

    def _lengths(self) -> Lengths:
        choices = Histogram(self.choices)
        places = [(self.matches - 1) * quarter // 4 for quarter in range(5)]
        shortest, lower, middle, upper, longest = (nth(self.choices, place) for place in places)
        return Lengths(mean(choices), deviation(choices), shortest, (lower, middle, upper), longest)

    def _seat(self, seat: int, name: str) -> SeatSummary:
        ranks = self.ranks[seat]
        places = tuple(ranks[rank] for rank in range(1, len(self.ranks) + 1))
        total = sum(rank * count for rank, count in ranks.items())
        return SeatSummary(seat, name, mean_over_deals(self.shares[seat], 0.0, 1.0), total / self.matches, places)
