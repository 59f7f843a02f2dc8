"""Measures the balance of a set of heroes: faction against faction, and what each hero adds to winning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from statistics import fmean, pvariance, quantiles
from typing import NamedTuple

from tablee.core.decision import Over
from tablee.core.event import Event
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.bots.foresight import Foresight
from tablee.games.twelve_heroes.bots.planner import Planner
from tablee.games.twelve_heroes.bots.selfplay import play_to_end
from tablee.games.twelve_heroes.edge.ability_use import Use, Uses, uses
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.lab.intervals import Estimate, Interval, mean_over_deals
from tablee.lab.workers import spread

NODES = 1000
"""How many positions a player looks at for one action, at most."""
WORLDS = 1
"""In how many worlds that fit what a player knows the ideas of a turn are tried."""
TURNS = 2
"""How many turns each idea is played on: the opponent's, and one's own next."""


class Measure(NamedTuple):
    """What is measured: the set and the advanced rules, how many deals a pair, from which seed; and how the players
    think: how many positions they keep in mind after each action, and how many ideas of a turn they try out.
    """

    heroes: str = "tablee"
    extra_actions: bool = False
    popularity: bool = False
    width: int = 2
    ideas: int = 4
    deals: int = 200
    seed: str = "tablee"


class Played(NamedTuple):
    """One game of two factions: what the first of them won, who began, how long it was, and for each faction
    the kinds drawn early, the kinds recruited, and what their abilities did.
    """

    share: float
    first: int
    turns: int
    early: tuple[frozenset[int], frozenset[int]]
    recruited: tuple[frozenset[int], frozenset[int]]
    uses: tuple[Uses, Uses]


Deal = tuple[Played, Played]
"""One deal played twice: the first faction begins, then the second."""


class Pairing(NamedTuple):
    """How the first of two factions did: in all, when it began, and when the other did."""

    first: str
    second: str
    share: Estimate
    beginning: Estimate
    following: Estimate


class HeroEffect(NamedTuple):
    """How often a hero is recruited in its faction's games, and how much more is won where it is drawn early.

    When a card is drawn is luck, so the difference is the hero's doing; who is recruited depends on how a game goes.
    `moments` is how often its abilities come up in a game, `worked` in what part of those moments one does something; both
    are of the abilities that happen once, not of those that last.
    """

    number: int
    id: str
    faction: str
    recruited: float
    effect: Estimate
    moments: float
    worked: float


class BalanceReport(NamedTuple):
    """What the games say."""

    measure: Measure
    games: int
    pairings: tuple[Pairing, ...]
    first_player: Estimate
    turns: tuple[float, float, float]
    """The turns of both players together: one game in ten is shorter, the median, one in ten is longer."""
    longest: int
    heroes: tuple[HeroEffect, ...]


def balance(measure: Measure, processes: int = 1) -> BalanceReport:
    """Play all pairs of factions, each deal with either of them beginning."""
    pairs = list(combinations(FACTIONS, 2))
    tasks = [(pair, deal) for deal in range(measure.deals) for pair in pairs]
    played = spread(partial(play_deal, measure), tasks, processes)
    by_pair = {pair: [done for (each, _), done in zip(tasks, played, strict=True) if each == pair] for pair in pairs}
    return report(measure, by_pair)


def play_deal(measure: Measure, task: tuple[tuple[str, str], int]) -> Deal:
    """One deal of two factions, once with each beginning."""
    pair, deal = task
    return play_game(measure, pair, deal, 0), play_game(measure, pair, deal, 1)


def play_game(measure: Measure, pair: tuple[str, str], deal: int, first: int) -> Played:
    """One game: what happens in it follows from the measure's seed and the deal."""
    options = HeroesOptions(
        faction_1=pair[0],  # type: ignore[arg-type]  # they are factions
        faction_2=pair[1],  # type: ignore[arg-type]
        extra_actions=measure.extra_actions,
        popularity=measure.popularity,
        heroes=measure.heroes,
    )
    players: list[Planner] = [Foresight(measure.width, NODES, measure.ideas, WORLDS, TURNS) for _ in pair]
    label = f"{measure.seed}/{'/'.join(pair)}/{deal}/{first}"
    state = GAME.new(options, 2)
    events: list[Event] = []
    state.events = events
    ended = play_to_end(state, players, Rng(label), first)
    share = Over(ended.ranks).shares()[0]
    early, recruited = ((frozenset(kinds[0]), frozenset(kinds[1])) for kinds in (ended.early, ended.recruited))
    return Played(share, first, ended.turns, early, recruited, uses(events))


def report(measure: Measure, deals: dict[tuple[str, str], list[Deal]]) -> BalanceReport:
    """What the games of all pairs say."""
    games = [game for each in deals.values() for deal in each for game in deal]
    began = [fmean(_share_of_first(game) for game in deal) for each in deals.values() for deal in each]
    turns = [game.turns for game in games]
    tenths = quantiles(turns, n=10)
    return BalanceReport(
        measure,
        len(games),
        tuple(_pairing(pair, each) for pair, each in deals.items()),
        mean_over_deals(began, 0.0, 1.0),
        (tenths[0], tenths[4], tenths[8]),
        max(turns),
        tuple(_effects(measure, deals)),
    )


def _share_of_first(game: Played) -> float:
    return game.share if game.first == 0 else 1.0 - game.share


def _pairing(pair: tuple[str, str], deals: Sequence[Deal]) -> Pairing:
    columns = [[fmean(game.share for game in deal) for deal in deals]]
    columns += [[deal[first].share for deal in deals] for first in (0, 1)]
    whole, beginning, following = (mean_over_deals(column, 0.0, 1.0) for column in columns)
    return Pairing(*pair, whole, beginning, following)


def _effects(measure: Measure, deals: dict[tuple[str, str], list[Deal]]) -> Iterator[HeroEffect]:
    for kind, card in enumerate(find_set(measure.heroes).cards):
        faction = FACTIONS[card.hero.faction]
        games = list(_games_of(faction, deals))
        early = [game.share for game in games if kind in game.early]
        late = [game.share for game in games if kind not in game.early]
        if early and late:
            recruited = fmean(kind in game.recruited for game in games)
            used = sum((game.uses.get(kind, Use()) for game in games), Use())
            working = used.worked / used.moments if used.moments else 0.0
            known = (_difference(early, late), used.moments / len(games), working)
            yield HeroEffect(kind + 1, card.id, faction, recruited, *known)


class GameOfFaction(NamedTuple):
    """What a faction won of a game, whom it drew early, whom it recruited, and what their abilities did."""

    share: float
    early: frozenset[int]
    recruited: frozenset[int]
    uses: Uses


def _games_of(faction: str, deals: dict[tuple[str, str], list[Deal]]) -> Iterator[GameOfFaction]:
    for pair, each in deals.items():
        if faction in pair:
            seat = pair.index(faction)
            for game in (game for deal in each for game in deal):
                share = game.share if seat == 0 else 1.0 - game.share
                yield GameOfFaction(share, game.early[seat], game.recruited[seat], game.uses[seat])


def _difference(ours: Sequence[float], others: Sequence[float]) -> Estimate:
    """How much greater the mean of one sample is than that of another."""
    value = fmean(ours) - fmean(others)
    reach = 1.96 * sqrt(pvariance(ours) / len(ours) + pvariance(others) / len(others))
    return Estimate(value, Interval(value - reach, value + reach))
