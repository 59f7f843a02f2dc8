"""Play games of two factions, to measure the balance of a set of heroes."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.decision import Over
from tablee.core.event import Event
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.bots.foresight import Foresight
from tablee.games.twelve_heroes.bots.planner import Planner
from tablee.games.twelve_heroes.bots.selfplay import play_to_end
from tablee.games.twelve_heroes.edge.ability_use import Uses, uses
from tablee.games.twelve_heroes.options import HeroesOptions

Pair = tuple[str, str]
"""Two factions."""

NODES = 1000
"""The most positions that a player searches for one action."""
WORLDS = 1
"""The number of sampled worlds in which a player tries the ideas of a turn."""
TURNS = 2
"""How many turns each idea is played on: the opponent's, and one's own next."""


class Measure(NamedTuple):
    """A measurement: the set and the advanced rules, the number of deals per pair, the seed, and the players' search.

    The search settings are how many positions they keep after each action, and how many ideas of a turn they try out.
    """

    heroes: str = "tablee"
    extra_actions: bool = False
    popularity: bool = False
    width: int = 2
    ideas: int = 4
    deals: int = 200
    seed: str = "tablee"


class FactionGame(NamedTuple):
    """One game of two factions: the first one's result, who began, the length, and statistics for each faction.

    The statistics are the kinds drawn early, the kinds recruited, and the use of their abilities.
    """

    share: float
    first: int
    turns: int
    early: tuple[frozenset[int], frozenset[int]]
    recruited: tuple[frozenset[int], frozenset[int]]
    uses: tuple[Uses, Uses]


Deal = tuple[FactionGame, FactionGame]
"""One deal played twice: the first faction begins, then the second."""


def play_deal(measure: Measure, pair: Pair, deal: int) -> Deal:
    """Play one deal of two factions, once with each beginning."""
    return play_game(measure, pair, deal, 0)[0], play_game(measure, pair, deal, 1)[0]


def options_of(measure: Measure, pair: Pair) -> HeroesOptions:
    """Return the options for a game of two factions."""
    return HeroesOptions(
        faction_1=pair[0],  # type: ignore[arg-type]  # they are factions
        faction_2=pair[1],  # type: ignore[arg-type]
        extra_actions=measure.extra_actions,
        popularity=measure.popularity,
        heroes=measure.heroes,
    )


def play_game(measure: Measure, pair: Pair, deal: int, first: int) -> tuple[FactionGame, list[int]]:
    """Play one game and return it with all its choices. The measurement's seed and the deal determine it."""
    players: list[Planner] = [Foresight(measure.width, NODES, measure.ideas, WORLDS, TURNS) for _ in pair]
    label = f"{measure.seed}/{'/'.join(pair)}/{deal}/{first}"
    state = GAME.new(options_of(measure, pair), 2)
    events: list[Event] = []
    state.events = events
    ended = play_to_end(state, players, Rng(label), first)
    share = Over(ended.ranks).shares()[0]
    early, recruited = ((frozenset(kinds[0]), frozenset(kinds[1])) for kinds in (ended.early, ended.recruited))
    return FactionGame(share, first, ended.turns, early, recruited, uses(events)), ended.choices
