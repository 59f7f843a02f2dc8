"""All play all: every line-up of the bots in every seat with the same luck, and an Elo table with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.lab.arena import ArenaReport, Deal, Entrant, Setup, play_deal, report
from tablee.lab.elo import Scores, deviation, ratings
from tablee.lab.intervals import Estimate, Interval
from tablee.lab.workers import spread

RESAMPLES = 400


class Rating(NamedTuple):
    """Where a bot stands. The interval comes from playing the league again with deals drawn from those played."""

    name: str
    elo: Estimate


class LeagueReport(NamedTuple):
    """The ratings, best first, and each line-up's own report."""

    ratings: tuple[Rating, ...]
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
    """Play every line-up of `seats` bots through the same deals. In games for more than two, who is ahead of whom counts."""
    game.check(options, seats)
    if len(bots) < seats:
        raise ValueError(f"a league at tables of {seats} needs {seats} bots, not {len(bots)}")
    setups = [Setup(game, options, lineup, seed) for lineup in combinations(bots, seats)]
    tasks = [(meeting, number) for meeting in range(len(setups)) for number in range(deals)]
    played = spread(partial(_play, setups), tasks, processes)
    by_meeting = [played[start : start + deals] for start in range(0, len(played), deals)]
    scores = [_deal_scores(bots, setups, [each[number] for each in by_meeting]) for number in range(deals)]
    return LeagueReport(
        tuple(_table([name for name, _ in bots], scores, seed)),
        tuple(report(setup, each) for setup, each in zip(setups, by_meeting, strict=True)),
    )


def _play(setups: Sequence[Setup], task: tuple[int, int]) -> Deal:
    meeting, number = task
    return play_deal(setups[meeting], number)


def _deal_scores(bots: Sequence[Entrant], setups: Sequence[Setup], deals: Sequence[Deal]) -> Scores:
    """Who came in ahead of whom in one deal, over all line-ups and rotations."""
    place = {name: i for i, (name, _) in enumerate(bots)}
    scores = _no_scores(len(bots))
    for setup, deal in zip(setups, deals, strict=True):
        seats = len(setup.entrants)
        names = [place[name] for name, _ in setup.entrants]
        for turn, played in enumerate(deal):
            ranks = [played.ranks[(position + turn) % seats] for position in range(seats)]
            for a, b in combinations(range(seats), 2):
                ahead = 0.5 if ranks[a] == ranks[b] else float(ranks[a] < ranks[b])
                scores[names[a]][names[b]] += ahead
                scores[names[b]][names[a]] += 1.0 - ahead
    return scores


def _no_scores(size: int) -> Scores:
    return [[0.0] * size for _ in range(size)]


def _sum(scores: Sequence[Scores]) -> Scores:
    return [[sum(cells) for cells in zip(*lines, strict=True)] for lines in zip(*scores, strict=True)]


def _table(names: Sequence[str], scores: Sequence[Scores], seed: str) -> list[Rating]:
    total = _sum(scores)
    points = ratings(total)
    rng = Rng(f"{seed}/resample")
    again = [ratings(_sum([scores[rng.below(len(scores))] for _ in scores])) for _ in range(RESAMPLES)]
    found = [
        Rating(name, Estimate(points[i], _interval(sorted(sample[i] for sample in again), total, points, i)))
        for i, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.elo.value)


def _interval(sample: Sequence[float], total: Scores, points: Sequence[float], i: int) -> Interval:
    """The middle 95 of 100 resamples. Equal deals are no proof of certainty: where all agree, as if games stood alone."""
    cut = len(sample) // 40
    low, high = sample[cut], sample[-1 - cut]
    if low < high:
        return Interval(low, high)
    reach = 1.96 * deviation(total, points, i)
    return Interval(points[i] - reach, points[i] + reach)
