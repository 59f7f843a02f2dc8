"""All play all: every line-up of the bots in every seat with the same luck, and an Elo table with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise
from statistics import fmean
from typing import Any, NamedTuple

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.lab.arena import ArenaReport, Deal, Difference, Entrant, Setup, play_deal, report, share_in
from tablee.lab.elo import Scores, deviation, ratings
from tablee.lab.intervals import Estimate, Interval, mean_over_deals
from tablee.lab.workers import spread

RESAMPLES = 400
LOWEST = 1000.0
"""What the first of the bots is rated: only differences tell anything."""


class Rating(NamedTuple):
    """Where a bot stands. The interval is that of its distance to the first bot, from playing the league again and again
    with deals drawn from those played.
    """

    name: str
    elo: Estimate
    games: int


class LeagueReport(NamedTuple):
    """The ratings in the order of the bots, and each line-up's own report.

    `steps` say how much more each bot wins than the one before it, deal by deal, where both sit at the table.
    """

    game: str
    options: dict[str, str]
    seats: int
    deals: int
    seed: str
    ratings: tuple[Rating, ...]
    steps: tuple[Difference, ...]
    meetings: tuple[ArenaReport, ...]


def league(
    game: Game[Any, Any, Any],
    options: Options,
    seats: int,
    bots: Sequence[Entrant],
    deals: int,
    seed: str,
    processes: int = 1,
) -> LeagueReport:
    """Play every line-up of `seats` bots through the same deals. Among more than two, who wins has beaten each of the others."""
    game.check(options, seats)
    if len(bots) < seats:
        raise ValueError(f"a league at tables of {seats} needs {seats} bots, not {len(bots)}")
    setups = [Setup(game, options, lineup, seed) for lineup in combinations(bots, seats)]
    tasks = [(meeting, number) for number in range(deals) for meeting in range(len(setups))]
    played = spread(partial(_play, setups), tasks, processes)
    whole = [played[start : start + len(setups)] for start in range(0, len(played), len(setups))]
    by_deal = [each for each in whole if len(each) == len(setups)]
    if not by_deal:
        raise KeyboardInterrupt
    names = [name for name, _ in bots]
    scores = [_deal_scores(names, setups, each) for each in by_deal]
    return LeagueReport(
        game.info.id,
        game.rules().texts(options),
        seats,
        len(by_deal),
        seed,
        tuple(_table(names, scores, _games(setups, names, len(by_deal)), seed)),
        tuple(_step(setups, by_deal, above, below) for below, above in pairwise(names)),
        tuple(report(setup, [each[i] for each in by_deal]) for i, setup in enumerate(setups)),
    )


def _play(setups: Sequence[Setup], task: tuple[int, int]) -> Deal:
    meeting, number = task
    return play_deal(setups[meeting], number)


def _games(setups: Sequence[Setup], names: Sequence[str], deals: int) -> list[int]:
    """How many games each has played: one in each seat of each of its line-ups, in every deal."""
    return [
        sum(len(setup.entrants) for setup in setups if name in (one for one, _ in setup.entrants)) * deals
        for name in names
    ]


def _step(setups: Sequence[Setup], by_deal: Sequence[Sequence[Deal]], above: str, below: str) -> Difference:
    """How much more one bot wins than another at the tables where both sit. A deal is one observation."""
    both = [place for place, setup in enumerate(setups) if {above, below} <= {name for name, _ in setup.entrants}]
    gaps = [
        fmean(share_in(setups[i], deals[i], above) - share_in(setups[i], deals[i], below) for i in both)
        for deals in by_deal
    ]
    return Difference(above, below, mean_over_deals(gaps, -1.0, 1.0))


def _deal_scores(names: Sequence[str], setups: Sequence[Setup], deals: Sequence[Deal]) -> Scores:
    """Who beat whom in one deal, over all line-ups and rotations; nothing is said about two who both lost.

    If the chances of winning at any table are as the strengths, then so are those of two when one of them has won.
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
    """The middle 95 of 100 resamples. Equal deals are no proof of certainty: where all agree, as if games stood alone."""
    cut = len(sample) // 40
    low, high = sample[cut], sample[-1 - cut]
    if low < high or i == 0:
        return Interval(low, high)
    reach = 1.96 * deviation(total, points, i)
    return Interval(points[i] - reach, points[i] + reach)
