"""Lasting effects of heroes: hold others, keep them out, shield their own, and change costs."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit
from tablee.games.twelve_heroes.rules.pieces import CAMP, FRIENDS, IN_CAMP
from tablee.games.twelve_heroes.rules.piles import first_card
from tablee.games.twelve_heroes.rules.strength import held_at, on_table, times

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def recruit_cost(s: TwelveHeroes, seat: i64, kind: i64) -> int:
    """Return the present cost of a hero with all changes, never below 0 (H-3.2)."""
    return max(s.heroes.cost[kind] + changed_cost(s, seat), 0)


def changed_cost(s: TwelveHeroes, seat: i64) -> i64:
    """Return how much more (or less) heroes cost a seat."""
    total: i64 = 0
    changers: i64 = s.heroes.cost_changers
    if changers == 0:
        return total
    for side in range(2):
        if s.different(side, on_table(s, side)) & changers == 0:
            continue
        for place in range(CAMP + 1):
            cards = held_at(s, side, place)
            while cards != 0:
                kind: i64 = s.kinds[side * 12 + first_card(cards)]
                cards &= cards - 1
                if bit(kind) & changers != 0:
                    total += _cost_by(s, kind, side, seat, place)
    return total


def _cost_by(s: TwelveHeroes, kind: i64, side: i64, seat: i64, place: i64) -> int:
    """Return how much more heroes cost a seat because of one hero of a side."""
    total = 0
    for number in s.heroes.costs[kind]:
        ability = s.heroes.abilities[number]
        works = (ability.trigger == IN_CAMP) == (place == CAMP)
        if works and (ability.who == FRIENDS) == (side == seat):
            total += ability.amount * times(s, ability, side, place)
    return total


def forbidden(s: TwelveHeroes, seat: i64, region: i64) -> bool:
    """Return whether an opponent's hero keeps a seat from deploying to a Region."""
    kinds: i64 = s.heroes.forbidders
    return kinds != 0 and s.different(1 - seat, s.at[(1 - seat) * 3 + region]) & kinds != 0


def protected(s: TwelveHeroes, seat: i64, kind: i64, region: i64) -> bool:
    """Return whether the opponent's abilities cannot target a hero: by itself, or by another hero of its side there."""
    if s.heroes.immune[kind]:
        return True
    own_left = s.heroes.shields[kind]
    cards: i64 = s.at[seat * 3 + region]
    while cards != 0:
        other = s.kinds[seat * 12 + first_card(cards)]
        cards &= cards - 1
        if own_left and other == kind:
            own_left = False
        elif s.heroes.shields[other]:
            return True
    return False


def blocked(s: TwelveHeroes, seat: i64, region: i64) -> bool:
    """Return whether an opponent's hero keeps the heroes of a seat from leaving a Region by Move."""
    kinds: i64 = s.heroes.blockers
    return kinds != 0 and s.different(1 - seat, s.at[(1 - seat) * 3 + region]) & kinds != 0
