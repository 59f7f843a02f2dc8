"""Estimate how good a position is for a seat when the other seat is about to act."""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.core.bits import lowest, size
from tablee.games.twelve_heroes.bots.appraisal import IN_CAMP, IN_REGION, appraisals
from tablee.games.twelve_heroes.rules.hunger import hunger
from tablee.games.twelve_heroes.rules.pieces import GOAL, NONE, POINTS, SLOTS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.strength import strength, wins_ties

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final = 1000.0


class Weights:
    """The weights of the estimate, where a point of a tile is worth `point`."""

    def __init__(self) -> None:
        self.point = 3.0
        self.progress = 0.64
        """The worth of a cube, as a share of its tile."""
        self.lead = 0.8
        """The worth of the next cube to the stronger side, if the lead lasts."""
        self.doubt = 0.9
        """The chance that the smallest lead does not last."""
        self.steep = 0.25
        """How fast this chance shrinks with each further point of strength."""
        self.last_cube = 0.8
        """The weight of the next cube if it wins the tile: the cubes before it are counted already."""
        self.camp_food = 0.5
        self.region_food = 0.6
        self.card = 0.6
        self.cost = 0.2
        self.strength = 0.8
        self.ability = 0.8
        """The share of the quick estimate of abilities that counts."""
        self.ready = 0.8
        """The worth of a hero in camp, as a share of its worth in a Region."""
        self.hungry = 0.3
        """The worth of a hero that will starve, as a share of its worth when fed."""


DEFAULT_WEIGHTS: Final = Weights()


def careless() -> Weights:
    """Return the weights of a player who wants strong heroes in Regions and forgets to feed them."""
    weights = Weights()
    weights.hungry = 1.0
    weights.region_food = 0.0
    return weights


CARELESS_WEIGHTS: Final = careless()


def advantage(s: TwelveHeroes, seat: int, w: Weights) -> float:
    """Return how much better the position is for a seat than for the other, in about thirds of a point."""
    if s.points[seat] >= GOAL:
        return WON
    if s.points[1 - seat] >= GOAL:
        return -WON
    total = worth(s, seat, w) - worth(s, 1 - seat, w)
    for region in range(3):
        if s.tile[region] != NONE:
            total += front(s, seat, region, w)
    return total


def worth(s: TwelveHeroes, seat: int, w: Weights) -> float:
    """Return the worth of a seat's own points, cards, Food and heroes."""
    points = float(s.points[seat])
    cards: int = size(s.hand[seat])
    total = w.point * (points + 0.05 * points * points) + w.card * min(cards, 5)
    food = float(s.food[seat])
    total += w.camp_food * (food if food <= 6.0 else 6.0 + 0.3 * (food - 6.0))
    total += w.ready * heroes(s, seat, s.camp[seat], appraisals(s.heroes, IN_CAMP), w)
    for region in range(3):
        if s.at[seat * 3 + region] != 0:
            total += army(s, seat, region, w)
    return total


def heroes(s: TwelveHeroes, seat: int, cards: i64, bonus: list[float], w: Weights) -> float:
    """Return the worth of heroes by their cost, strength and abilities."""
    total = 0.0
    while cards != 0:
        kind = s.kinds[seat * 12 + lowest(cards)]
        total += w.cost * s.heroes.cost[kind] + w.strength * s.heroes.strength[kind] + w.ability * bonus[kind]
        cards &= cards - 1
    return total


def army(s: TwelveHeroes, seat: int, region: int, w: Weights) -> float:
    """Return the worth of heroes in a Region, less if they will starve, and of their Food for two turns."""
    place = seat * 3 + region
    value = heroes(s, seat, s.at[place], appraisals(s.heroes, IN_REGION), w)
    need = float(hunger(s, seat, region))
    if need == 0.0:
        return value
    stock = float(s.stock[place])
    fed = min(stock / need, 1.0)
    return value * (w.hungry + (1.0 - w.hungry) * fed) + w.region_food * min(max(stock - need, 0.0), need)


def front(s: TwelveHeroes, seat: int, region: int, w: Weights) -> float:
    """Return the worth of the struggle for a tile: cubes, and who is likely to place the next one."""
    kind = s.tile_kind(region)
    slots = SLOTS[kind]
    value = w.point * POINTS[kind]
    steps = slots + 1.0
    mine = s.cubes[seat * 3 + region]
    theirs = s.cubes[(1 - seat) * 3 + region]
    total = w.progress * value * (mine - theirs) / steps
    ahead = strength(s, seat, region) - strength(s, 1 - seat, region)
    if ahead > 0 or (ahead == 0 and s.at[seat * 3 + region] != 0 and wins_ties(s, seat, region)):
        total += w.lead * value / steps * lasting(ahead, w) * (w.last_cube if mine == slots else 1.0)
    if ahead < 0 or (ahead == 0 and s.at[(1 - seat) * 3 + region] != 0 and wins_ties(s, 1 - seat, region)):
        total -= w.lead * value / steps * lasting(-ahead, w) * (w.last_cube if theirs == slots else 1.0)
    return total


def lasting(ahead: int, w: Weights) -> float:
    """Return the chance that a lead in strength lasts until it counts."""
    return 1.0 - w.doubt * exp(-w.steep * ahead)


def share(s: TwelveHeroes, seat: int) -> float:
    """Return a seat's estimated share of the win."""
    x = max(min(advantage(s, seat, DEFAULT_WEIGHTS) / 8.0, 30.0), -30.0)
    return 1.0 / (1.0 + exp(-x))
