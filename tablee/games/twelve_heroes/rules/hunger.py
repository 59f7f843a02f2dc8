"""Compute how much heroes eat in a Region, and how many of them must starve."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules.pieces import ENEMIES, FRIENDS, NONE
from tablee.games.twelve_heroes.rules.piles import first_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def hunger(s: TwelveHeroes, seat: i64, region: i64) -> i64:
    """Return how much Food the heroes of a seat in a Region eat (H-2.3)."""
    cards: i64 = s.at[seat * 3 + region]
    other: i64 = s.at[(1 - seat) * 3 + region]
    changers: i64 = s.heroes.hunger_changers
    changed = changers != 0 and (s.different(seat, cards) | s.different(1 - seat, other)) & changers != 0
    total: i64 = 0
    while cards != 0:
        kind: i64 = s.kinds[seat * 12 + first_card(cards)]
        eaten: i64 = s.heroes.hunger[kind]
        if changed:
            eaten = appetite(s, seat, kind, region)
        total += eaten
        cards &= cards - 1
    return total


def appetite(s: TwelveHeroes, seat: i64, kind: i64, region: i64) -> int:
    """Return how much a hero eats where it stands (H-2.3). Friends can reduce it, then opponents increase it."""
    own = s.heroes.hunger[kind]
    if s.heroes.hunger_changers == 0:
        return own
    own_left = True
    most = 0
    for side in (seat, 1 - seat):
        cards: i64 = s.at[side * 3 + region]
        while cards != 0:
            other = s.kinds[side * 12 + first_card(cards)]
            cards &= cards - 1
            if own_left and side == seat and other == kind:
                own_left = False
                continue
            for number in s.heroes.hungers[other]:
                ability = s.heroes.abilities[number]
                if ability.who == FRIENDS and side == seat:
                    own = min(own, ability.amount)
                elif ability.who == ENEMIES and side != seat:
                    most = max(most, ability.amount)
    return max(own, most)


def fewest_starving(s: TwelveHeroes, seat: i64, region: i64) -> int:
    """Return the least number of heroes to discard there (H-2.3)."""
    appetites = [appetite(s, seat, kind, region) for kind in s.kinds_in(seat, s.at[seat * 3 + region])]
    appetites.sort()
    return fewest_of(appetites, sum(appetites) - s.stock[seat * 3 + region], NONE)


def fewest_of(appetites: list[int], missing: i64, gone: i64) -> i64:
    """Return the least number of heroes to discard so that this much Food is no longer missing (H-2.3).

    The appetites are in rising order. One hero with the appetite `gone` is gone already; `NONE` means all are there.
    """
    starving: i64 = 0
    place: i64 = len(appetites)
    while missing > 0:
        place -= 1
        eats: i64 = appetites[place]
        if eats == gone:
            gone = NONE
        else:
            missing -= eats
            starving += 1
    return starving
