"""Plays many matches and sums them up: how long they are, who comes where, and what the first seat is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.lab.intervals import Estimate, mean_over_deals, wilson
from tablee.lab.play import Played, luck_of, play
from tablee.lab.workers import spread


class Table(NamedTuple):
    """What is played: one bot a seat, and nobody changes seats."""

    game: Game[Any, Any, Any]
    options: Options
    bots: tuple[tuple[str, Bot], ...]
    seed: str


class Lengths(NamedTuple):
    """How many choices a match has."""

    mean: float
    deviation: float
    shortest: int
    quartiles: tuple[int, int, int]
    longest: int


class SeatSummary(NamedTuple):
    """How one seat did; `ranks[k]` is how often it came in at place k + 1."""

    seat: int
    name: str
    share: Estimate
    mean_rank: float
    ranks: tuple[int, ...]


class SimulationReport(NamedTuple):
    """What the simulation found."""

    game: str
    options: dict[str, str]
    matches: int
    seed: str
    lengths: Lengths
    seats: tuple[SeatSummary, ...]
    draws: Estimate
    """How often the first place is shared."""
    first_seat_advantage: Estimate
    """The first seat's share less an equal one."""


def simulate(
    game: Game[Any, Any, Any],
    options: Options,
    bots: Sequence[tuple[str, Bot]],
    matches: int,
    seed: str,
    processes: int = 1,
) -> SimulationReport:
    """Play this many matches, `bots[seat]` in each seat, and sum them up."""
    table = Table(game, options, tuple(bots), seed)
    game.check(options, len(bots))
    return summary(table, spread(partial(play_match, table), range(matches), processes))


def play_match(table: Table, number: int) -> Played:
    """The match of this number: it follows from the seed, whoever plays it and when."""
    label = f"{table.seed}/{number}"
    minds = [Rng(f"{label}/0/{seat}") for seat in range(len(table.bots))]
    return play(table.game, table.options, [bot for _, bot in table.bots], luck_of(label), minds)


def summary(table: Table, matches: Sequence[Played]) -> SimulationReport:
    """What the matches say."""
    fair = 1.0 / len(table.bots)
    first = [played.shares[0] - fair for played in matches]
    return SimulationReport(
        table.game.info.id,
        table.game.rules().texts(table.options),
        len(matches),
        table.seed,
        _lengths([played.choices for played in matches]),
        tuple(_seat(seat, name, matches) for seat, (name, _) in enumerate(table.bots)),
        wilson(sum(played.ranks.count(1) > 1 for played in matches), len(matches)),
        mean_over_deals(first, -fair, 1.0 - fair),
    )


def _lengths(choices: Sequence[int]) -> Lengths:
    ordered = sorted(choices)
    lower, middle, upper = (ordered[(len(ordered) - 1) * quarter // 4] for quarter in (1, 2, 3))
    return Lengths(fmean(ordered), pstdev(ordered), ordered[0], (lower, middle, upper), ordered[-1])


def _seat(seat: int, name: str, matches: Sequence[Played]) -> SeatSummary:
    places = Counter(played.ranks[seat] for played in matches)
    share = mean_over_deals([played.shares[seat] for played in matches], 0.0, 1.0)
    ranks = tuple(places[rank] for rank in range(1, len(matches[0].ranks) + 1))
    return SeatSummary(seat, name, share, fmean(played.ranks[seat] for played in matches), ranks)
