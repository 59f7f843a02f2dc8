"""How good a position is for each seat, by points, cubes, strength, Food and cards."""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import Final

from tablee.core.bits import size
from tablee.games.twelve_heroes.pieces import GOAL, NONE, POINTS, SLOTS
from tablee.games.twelve_heroes.position import Position
from tablee.games.twelve_heroes.strength import hunger, strength, wins_ties

STEEP: Final = 0.35


def advantage(s: Position, seat: int) -> float:
    """How much better the position is for a seat than for the other, in points or so."""
    if s.points[seat] >= GOAL:
        return 1000.0
    if s.points[1 - seat] >= GOAL:
        return -1000.0
    total = worth(s, seat) - worth(s, 1 - seat)
    for region in range(3):
        total += front(s, seat, region)
    return total


def worth(s: Position, seat: int) -> float:
    """What a seat has for itself: points, cards, Food and heroes in camp."""
    camp = 0.0
    for kind in s.kinds_in(seat, s.camp[seat]):
        camp += 0.45 * s.heroes.cost[kind] + 0.3
    points: float = 3.0 * s.points[seat]
    held: int = size(s.hand[seat])
    return points + camp + 0.3 * held + 0.35 * s.food[seat]


def front(s: Position, seat: int, region: int) -> float:
    """What a Region is worth to a seat: who is nearer to its tile, who is stronger, and for how long."""
    total = army(s, seat, region) - army(s, 1 - seat, region)
    if s.tile[region] == NONE:
        return total
    kind = s.tile_kind(region)
    steps = SLOTS[kind] + 1.0
    mine = strength(s, seat, region)
    theirs = strength(s, 1 - seat, region)
    value: float = 3.0 * POINTS[kind]
    done = (s.cubes[seat * 3 + region] - s.cubes[(1 - seat) * 3 + region]) / steps
    total += 0.75 * value * done
    # The other seat's Control comes first after the end of a turn.
    if theirs > mine or (theirs == mine and theirs > 0 and wins_ties(s, 1 - seat, region)):
        last = s.cubes[(1 - seat) * 3 + region] >= SLOTS[kind]
        total -= value * (1.0 if last else 1.0 / steps) * 0.9
    elif mine > theirs or (mine > 0 and wins_ties(s, seat, region)):
        lasting = sustained(s, seat, region)
        last = s.cubes[seat * 3 + region] >= SLOTS[kind]
        margin = 1.0 - exp(-STEEP * (mine - theirs + 0.5))
        total += value * (1.0 if last else 1.0 / steps) * 0.75 * margin * lasting
    return total


def sustained(s: Position, seat: int, region: int) -> float:
    """Whether the heroes there will be fed: Control comes before Maintenance, so once is free."""
    need = hunger(s, seat, region)
    if need == 0:
        return 1.0
    fed = s.stock[seat * 3 + region] / need
    return 0.8 + 0.2 * min(fed, 1.0)


def army(s: Position, seat: int, region: int) -> float:
    """What heroes in a Region are worth, less if they will starve; and their Food."""
    place = seat * 3 + region
    if s.at[place] == 0:
        return 0.0
    stock = s.stock[place]
    need = hunger(s, seat, region)
    value = 0.0
    for kind in s.kinds_in(seat, s.at[place]):
        value += 0.45 * s.heroes.cost[kind] + 0.3
    if need > 0:
        value *= 0.25 + 0.75 * min(stock / need, 1.0)
        spare = min(max(stock - need, 0), 2 * need)
        return value + 0.3 * min(stock, need) + 0.2 * spare
    return value


def share(s: Position, seat: int) -> float:
    """A seat's estimated share of the win."""
    x = max(min(advantage(s, seat) / 8.0, 30.0), -30.0)
    return 1.0 / (1.0 + exp(-x))
