"""Compute how much heroes eat in a Region, and how many of them must starve."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import lowest
from tablee.games.twelve_heroes.rules.pieces import ENEMIES, FRIENDS, NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def hunger(s: TwelveHeroes, seat: i64, region: i64) -> int:
    """Return how much Food the heroes of a seat in a Region eat (H-2.3)."""
    cards: i64 = s.at[seat * 3 + region]
    total = 0
    while cards != 0:
        total += appetite(s, seat, s.kinds[seat * 12 + lowest(cards)], region)
        cards &= cards - 1
    return total


def appetite(s: TwelveHeroes, seat: i64, kind: i64, region: i64) -> int:
    """Return how much a hero eats where it stands (H-2.3). Friends can reduce it, then opponents increase it."""
    own = s.heroes.hunger[kind]
    if not s.heroes.any_hungers:
        return own
    own_left = True
    most = 0
    for side in (seat, 1 - seat):
        cards: i64 = s.at[side * 3 + region]
        while cards != 0:
            other = s.kinds[side * 12 + lowest(cards)]
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


def fewest_starving(s: TwelveHeroes, seat: i64, region: i64, spared: i64) -> int:
    """Return the least number of heroes to discard there, with one of the kind `spared` gone already (H-2.3)."""
    appetites: list[int] = []
    for kind in s.kinds_in(seat, s.at[seat * 3 + region]):
        if kind == spared:
            spared = NONE
        else:
            appetites.append(appetite(s, seat, kind, region))
    appetites.sort()
    missing = sum(appetites) - s.stock[seat * 3 + region]
    starving = 0
    while missing > 0:
        missing -= appetites.pop()
        starving += 1
    return starving
