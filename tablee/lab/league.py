"""A league: every line-up of the bots in every seat with the same luck, and an Elo table with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, islice, pairwise
from statistics import fmean
from typing import Any, NamedTuple

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.lab.arena import ArenaReport, ArenaSetup, Deal, Difference, Entrant, Tally, key_of, play_deal
from tablee.lab.elo import Scores, deviation, ratings
from tablee.lab.histogram import Histogram
from tablee.lab.intervals import Estimate, Interval, mean_over_deals
from tablee.lab.plots.pictures import league_picture
from tablee.lab.plots.plot import Plot
from tablee.lab.runner import ALONE, Experiment, Runner
from tablee.words import Words

RESAMPLES = 400
BLOCKS = 1000
"""The bootstrap resamples deals, or this many blocks of deals if there are more."""
LOWEST = 1000.0
"""The rating of the first bot. Only differences between ratings have a meaning."""


class Rating(NamedTuple):
    """A bot's rating.

    The interval is for its distance to the first bot, by bootstrap: the league is rated again with deals drawn from
    those played.
    """

    name: str
    elo: Estimate
    games: int


class LeagueReport(NamedTuple):
    """The ratings in the order of the bots, and the report of each line-up.

    `steps` are the differences between each bot and the one before it, deal by deal, where both sit at the table.
    """

    game: str
    options: dict[str, str]
    seats: int
    deals: int
    seed: str
    ratings: tuple[Rating, ...]
    steps: tuple[Difference, ...]
    meetings: tuple[ArenaReport, ...]

    def plot(self, words: Words | None = None) -> Plot:
        """Plot the ladder with its intervals, and a matrix of the results of each pair."""
        return league_picture(self, words)


def league(
    game: Game[Any, Any, Any],
    options: Options,
    seats: int,
    bots: Sequence[Entrant],
    deals: int,
    seed: str,
    runner: Runner = ALONE,
) -> LeagueReport:
    """Play every line-up of `seats` bots through the same deals.

    With more than two seats, the winner counts as having beaten each of the others.
    """
    game.check(options, seats)
    if len(bots) < seats:
        raise Refused("too-few-bots", count=len(bots), seats_wanted=seats)
    names = [name for name, _ in bots]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise Refused("bot-named-twice", value=twice[0])
    setups = [ArenaSetup(game, options, lineup, seed) for lineup in combinations(bots, seats)]
    keys = [partial(key_of, setup) for setup in setups]
    work = partial(_play, setups)
    experiment = Experiment(game, work, deals, len(setups), lambda: [key() for key in keys], Deal)
    tally = _Tally(names, setups)
    for each in whole_deals(runner.results(experiment), len(setups)):
        tally.add(each)
    if not tally.deals:
        raise KeyboardInterrupt
    return tally.report(game, options, seats, seed)


def whole_deals(results: Iterable[Deal], meetings: int) -> Iterator[list[Deal]]:
    """Yield the results of all line-ups for each deal. If the run was interrupted, the last deal may be left out."""
    coming = iter(results)
    while len(deal := list(islice(coming, meetings))) == meetings:
        yield deal


def _play(setups: Sequence[ArenaSetup], task: int) -> Deal:
    number, meeting = divmod(task, len(setups))
    return play_deal(setups[meeting], number)


class _Tally:
    """Sums up deals one by one: for each line-up, for each step of the ladder, and for each pair."""

    def __init__(self, names: Sequence[str], setups: Sequence[ArenaSetup]) -> None:
        self.names = names
        self.setups = setups
        self.deals = 0
        self._meetings = [Tally(setup) for setup in setups]
        self._steps = {(above, below): Histogram() for below, above in pairwise(names)}
        self._scores: list[Scores] = []

    def add(self, deals: Sequence[Deal]) -> None:
        """Count one deal of all line-ups."""
        shares = [tally.add(deal) for tally, deal in zip(self._meetings, deals, strict=True)]
        for (above, below), gaps in self._steps.items():
            gaps[fmean(each[above] - each[below] for each in shares if {above, below} <= each.keys())] += 1
        scores = _deal_scores(self.names, self.setups, deals)
        if self.deals < BLOCKS:
            self._scores.append(scores)
        else:
            block = self.deals % BLOCKS
            self._scores[block] = _sum([self._scores[block], scores])
        self.deals += 1

    def report(self, game: Game[Any, Any, Any], options: Options, seats: int, seed: str) -> LeagueReport:
        """Return the report of the counted deals."""
        games = _games(self.setups, self.names, self.deals)
        return LeagueReport(
            game.info.id,
            game.rules().texts(options),
            seats,
            self.deals,
            seed,
            tuple(_table(self.names, self._scores, games, seed)),
            tuple(Difference(*pair, mean_over_deals(gaps, -1.0, 1.0)) for pair, gaps in self._steps.items()),
            tuple(tally.report() for tally in self._meetings),
        )


def _games(setups: Sequence[ArenaSetup], names: Sequence[str], deals: int) -> list[int]:
    """Return how many games each bot has played: one in each seat of each of its line-ups, in every deal."""
    return [
        sum(len(setup.entrants) for setup in setups if name in (one for one, _ in setup.entrants)) * deals
        for name in names
    ]


def _deal_scores(names: Sequence[str], setups: Sequence[ArenaSetup], deals: Sequence[Deal]) -> Scores:
    """Return the scores of each pair in one deal, over all line-ups and rotations. Two losers get no score.

    If chances of winning are proportional to strengths at any table, then so are those of a pair when one of them has
    won.
    """
    place = {name: i for i, name in enumerate(names)}
    scores = _no_scores(len(names))
    for setup, deal in zip(setups, deals, strict=True):
        seats = len(setup.entrants)
        sitting = [place[name] for name, _ in setup.entrants]
        for turn, played in enumerate(deal):
            ranks = [played.ranks[(position + turn) % seats] for position in range(seats)]
            for a, b in combinations(range(seats), 2):
                if 1 in (ranks[a], ranks[b]):
                    ahead = 0.5 if ranks[a] == ranks[b] else float(ranks[a] < ranks[b])
                    scores[sitting[a]][sitting[b]] += ahead
                    scores[sitting[b]][sitting[a]] += 1.0 - ahead
    return scores


def _no_scores(size: int) -> Scores:
    return [[0.0] * size for _ in range(size)]


def _sum(scores: Sequence[Scores]) -> Scores:
    return [[sum(cells) for cells in zip(*lines, strict=True)] for lines in zip(*scores, strict=True)]


def _table(names: Sequence[str], scores: Sequence[Scores], games: Sequence[int], seed: str) -> list[Rating]:
    total = _sum(scores)
    points = _anchored(total)
    rng = Rng(f"{seed}/resample")
    again = [_anchored(_sum([scores[rng.below(len(scores))] for _ in scores])) for _ in range(RESAMPLES)]
    return [
        Rating(name, Estimate(points[i], _interval(sorted(sample[i] for sample in again), total, points, i)), games[i])
        for i, name in enumerate(names)
    ]


def _anchored(scores: Scores) -> list[float]:
    found = ratings(scores)
    return [LOWEST + (points - found[0]) for points in found]


def _interval(sample: Sequence[float], total: Scores, points: Sequence[float], i: int) -> Interval:
    """Return the middle 95 % of the resamples.

    If all resamples are equal, this interval would be a single point, which is too narrow. Then use the standard error
    for independent games.
    """
    cut = len(sample) // 40
    low, high = sample[cut], sample[-1 - cut]
    if low < high or i == 0:
        return Interval(low, high)
    reach = 1.96 * deviation(total, points, i)
    return Interval(points[i] - reach, points[i] + reach)
