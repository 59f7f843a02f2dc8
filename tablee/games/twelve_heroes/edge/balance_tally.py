"""Sum up the games of a set of heroes, deal by deal, without storing them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from tablee.games.twelve_heroes.edge.ability_use import AbilityUse
from tablee.games.twelve_heroes.edge.faction_games import Deal, FactionGame, Measure, Pair
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.lab.histogram import Histogram, mean, quantiles, variance
from tablee.lab.intervals import Estimate, Interval, mean_over_deals


class Pairing(NamedTuple):
    """The results of the first of two factions: in all, when it began, and when the other did."""

    first: str
    second: str
    share: Estimate
    beginning: Estimate
    following: Estimate


class HeroEffect(NamedTuple):
    """How often a hero is recruited in its faction's games, and how much more is won if it is drawn early.

    The time of a draw is luck, so the difference is the hero's effect. Recruiting is no luck: it depends on the game.
    `moments` is how often its abilities are triggered per game, and `worked` the share of them with an effect. Both
    count only one-time abilities, not lasting ones.
    """

    number: int
    id: str
    faction: str
    recruited: float
    effect: Estimate
    moments: float
    worked: float


class BalanceReport(NamedTuple):
    """The results of the games."""

    measure: Measure
    games: int
    pairings: tuple[Pairing, ...]
    first_player: Estimate
    turns: tuple[float, float, float]
    """The turns of both players together: the first decile, the median, and the last decile."""
    longest: int
    heroes: tuple[HeroEffect, ...]


class _PairSum:
    """The wins of the first of two factions, by deals: in all, when it began, when the other did."""

    def __init__(self) -> None:
        self.columns = (Histogram(), Histogram(), Histogram())

    def add(self, deal: Deal) -> None:
        whole, beginning, following = self.columns
        whole[fmean(game.share for game in deal)] += 1
        beginning[deal[0].share] += 1
        following[deal[1].share] += 1


class _HeroSum:
    """The counts of one hero in the games of its faction."""

    def __init__(self) -> None:
        self.early = Histogram()
        self.late = Histogram()
        self.recruited = 0
        self.used = AbilityUse()

    def add(self, kind: int, game: FactionGame, seat: int) -> None:
        share = game.share if seat == 0 else 1.0 - game.share
        (self.early if kind in game.early[seat] else self.late)[share] += 1
        self.recruited += kind in game.recruited[seat]
        self.used += game.uses[seat].get(kind, AbilityUse())


class Tally:
    """The sums over all games."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.games = 0
        self._cards = find_set(measure.heroes).cards
        self._pairs = {pair: _PairSum() for pair in combinations(FACTIONS, 2)}
        self._heroes = [_HeroSum() for _ in self._cards]
        self._began = Histogram()
        self._turns: Counter[int] = Counter()

    def add(self, pair: Pair, deal: Deal) -> None:
        """Count one deal of two factions."""
        self._pairs[pair].add(deal)
        self._began[fmean(_share_of_first(game) for game in deal)] += 1
        for game in deal:
            self.games += 1
            self._turns[game.turns] += 1
            for kind, card in enumerate(self._cards):
                faction = FACTIONS[card.hero.faction]
                if faction in pair:
                    self._heroes[kind].add(kind, game, pair.index(faction))

    def report(self) -> BalanceReport:
        """Return the report."""
        tenths = quantiles(self._turns, 10)
        return BalanceReport(
            self.measure,
            self.games,
            tuple(self._pairing(pair, each) for pair, each in self._pairs.items()),
            mean_over_deals(self._began, 0.0, 1.0),
            (tenths[0], tenths[4], tenths[8]),
            max(self._turns),
            tuple(self._effects()),
        )

    def _pairing(self, pair: Pair, each: _PairSum) -> Pairing:
        whole, beginning, following = (mean_over_deals(column, 0.0, 1.0) for column in each.columns)
        return Pairing(*pair, whole, beginning, following)

    def _effects(self) -> Iterator[HeroEffect]:
        for kind, (card, each) in enumerate(zip(self._cards, self._heroes, strict=True)):
            games = each.early.total() + each.late.total()
            if each.early and each.late:
                moments, worked = each.used
                rates = (each.recruited / games, _difference(each.early, each.late), moments / games)
                faction = FACTIONS[card.hero.faction]
                yield HeroEffect(kind + 1, card.id, faction, *rates, worked / moments if moments else 0.0)


def _share_of_first(game: FactionGame) -> float:
    return game.share if game.first == 0 else 1.0 - game.share


def _difference(ours: Histogram, others: Histogram) -> Estimate:
    """Return how much greater the mean of one sample is than that of another."""
    value = mean(ours) - mean(others)
    reach = 1.96 * sqrt(variance(ours) / ours.total() + variance(others) / others.total())
    return Estimate(value, Interval(value - reach, value + reach))
