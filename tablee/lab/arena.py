"""Plays bots against each other, each in every seat with the same luck, and says how sure the result is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.lab.intervals import Estimate, mean_over_deals, wilson
from tablee.lab.play import Played, luck_of, play
from tablee.lab.workers import spread

Entrant = tuple[str, Bot]


class Setup(NamedTuple):
    """What is played and by whom: one entrant a seat; the same name in two seats is one entrant."""

    game: Game[Any, Any, Any]
    options: Options
    entrants: tuple[Entrant, ...]
    seed: str


class Standing(NamedTuple):
    """How an entrant did. `share` counts a draw as a part of a win; its interval takes each deal as one observation."""

    name: str
    games: int
    share: Estimate
    wins: int
    draws: int
    win_rate: Estimate
    """Of wins alone, by Wilson, as if each game stood for itself."""
    mean_rank: float


class Difference(NamedTuple):
    """How much greater the first's share is than the second's, compared deal by deal."""

    first: str
    second: str
    share: Estimate


class ArenaReport(NamedTuple):
    """What the arena found; the standings in the order of the entrants."""

    game: str
    options: dict[str, str]
    seats: int
    deals: int
    seed: str
    standings: tuple[Standing, ...]
    differences: tuple[Difference, ...]


Deal = list[Played]
"""One deal, played once for each rotation: in rotation r the entrant e sits in the seat (e + r) modulo the seats."""


def arena(
    game: Game[Any, Any, Any],
    options: Options,
    bots: Sequence[Entrant],
    deals: int,
    seed: str,
    processes: int = 1,
) -> ArenaReport:
    """Play each deal once for every rotation of the bots around the table, with the same luck each time."""
    setup = Setup(game, options, tuple(bots), seed)
    return report(setup, play_deals(setup, range(deals), processes))


def play_deals(setup: Setup, deals: Sequence[int], processes: int) -> list[Deal]:
    """The deals of these numbers, each in all rotations. How many processes play them changes nothing."""
    setup.game.check(setup.options, len(setup.entrants))
    return spread(partial(play_deal, setup), deals, processes)


def play_deal(setup: Setup, number: int) -> Deal:
    """One deal in all rotations: luck belongs to the deal and the seat, a bot's own luck to the bot."""
    return [_rotated(setup, f"{setup.seed}/{number}", turn) for turn in range(len(setup.entrants))]


def _rotated(setup: Setup, label: str, turn: int) -> Played:
    seats = len(setup.entrants)
    order = [(seat - turn) % seats for seat in range(seats)]
    minds = [Rng(f"{label}/{turn}/{entrant}") for entrant in order]
    bots = [setup.entrants[entrant][1] for entrant in order]
    return play(setup.game, setup.options, bots, luck_of(label), minds)


def report(setup: Setup, deals: Sequence[Deal]) -> ArenaReport:
    """What the played deals say."""
    names = list(dict.fromkeys(name for name, _ in setup.entrants))
    shares = {name: [share_in(setup, deal, name) for deal in deals] for name in names}
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    return ArenaReport(
        setup.game.info.id,
        setup.game.rules().texts(setup.options),
        len(setup.entrants),
        len(deals),
        setup.seed,
        tuple(_standing(setup, deals, name, shares[name]) for name in names),
        tuple(_difference(a, b, shares[a], shares[b]) for a, b in pairs),
    )


def share_in(setup: Setup, deal: Deal, name: str) -> float:
    """What an entrant won of a deal, on average over its seats and the rotations."""
    return fmean(played.shares[seat] for played, seat in _places(setup, deal, name))


def _places(setup: Setup, deal: Deal, name: str) -> list[tuple[Played, int]]:
    seats = len(setup.entrants)
    mine = [position for position, (entrant, _) in enumerate(setup.entrants) if entrant == name]
    return [(played, (position + turn) % seats) for turn, played in enumerate(deal) for position in mine]


def _standing(setup: Setup, deals: Sequence[Deal], name: str, shares: Sequence[float]) -> Standing:
    places = [place for deal in deals for place in _places(setup, deal, name)]
    won = [played.ranks.count(1) for played, seat in places if played.ranks[seat] == 1]
    wins = won.count(1)
    rank = fmean(played.ranks[seat] for played, seat in places)
    share = mean_over_deals(shares, 0.0, 1.0)
    return Standing(name, len(places), share, wins, len(won) - wins, wilson(wins, len(places)), rank)


def _difference(first: str, second: str, ours: Sequence[float], theirs: Sequence[float]) -> Difference:
    gaps = [a - b for a, b in zip(ours, theirs, strict=True)]
    return Difference(first, second, mean_over_deals(gaps, -1.0, 1.0))
