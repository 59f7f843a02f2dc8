"""How strong heroes are where they stand, what they eat, and whether an ability's condition holds."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import lowest
from tablee.games.twelve_heroes.pieces import (
    ACCOMPANIED,
    ALONE,
    ALWAYS,
    CITY,
    DISCARDED,
    ENEMIES,
    FARM,
    FRIENDS,
    HAS_CUBE,
    MINE,
    NONE,
    ON_CITY,
    ON_FARM,
    ON_MINE,
    OPPOSED,
    OUTNUMBERED,
    PER_CUBE,
    PER_ENEMY,
    PER_FOOD,
    PER_FRIEND,
    POPULAR,
    STRENGTH,
    UNCONDITIONAL,
    UNOPPOSED,
    WEAKER,
    Ability,
)
from tablee.games.twelve_heroes.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def strength(s: Position, seat: int, region: int) -> int:
    """H-2.1: the strength of all heroes of a seat in a Region."""
    cards: i64 = s.at[seat * 3 + region]
    if cards == 0:
        return 0
    swayed = sways(s, seat, region) or sways(s, 1 - seat, region)
    total = 0
    while cards != 0:
        kind = s.kinds[seat * 12 + lowest(cards)]
        total += hero_strength(s, seat, kind, region) if swayed else s.heroes.strength[kind]
        cards &= cards - 1
    return total


def sways(s: Position, seat: int, region: int) -> bool:
    """Whether a seat has a hero in a Region that changes strengths."""
    cards: i64 = s.at[seat * 3 + region]
    while cards != 0:
        if s.heroes.swaying[s.kinds[seat * 12 + lowest(cards)]]:
            return True
        cards &= cards - 1
    return False


def hero_strength(s: Position, seat: int, kind: int, region: int) -> int:
    """The strength of one hero where it stands, with all that changes it; never below 0."""
    total = s.heroes.strength[kind]
    own_left = True
    for side in range(2):
        cards: i64 = s.at[side * 3 + region]
        while cards != 0:
            other = s.kinds[side * 12 + lowest(cards)]
            cards &= cards - 1
            itself = own_left and side == seat and other == kind
            if itself:
                own_left = False
            if s.heroes.swaying[other]:
                total += _given(s, side, other, region, itself=itself, friend=side == seat)
    return max(total, 0)


def _given(s: Position, side: int, giver: int, region: int, *, itself: bool, friend: bool) -> int:
    """What a hero's abilities add to the strength of a hero beside it, across from it, or of itself."""
    total = 0
    for number in s.heroes.on(giver, ALWAYS):
        ability = s.heroes.abilities[number]
        concerned = ability.effect == STRENGTH and _concerns(ability.who, itself=itself, friend=friend)
        if concerned and holds(s, ability, side, region):
            total += ability.amount * _times(s, ability.per, side, region)
    return total


def _concerns(who: int, *, itself: bool, friend: bool) -> bool:
    if who == FRIENDS:
        return friend and not itself
    if who == ENEMIES:
        return not friend
    return itself


def _times(s: Position, per: int, seat: int, region: int) -> int:
    if per == PER_FRIEND:
        return s.heroes_at(seat, region) - 1
    if per == PER_ENEMY:
        return s.heroes_at(1 - seat, region)
    if per == PER_FOOD:
        return s.stock[seat * 3 + region]
    if per == PER_CUBE:
        return s.cubes[seat * 3 + region]
    return 1


def holds(s: Position, ability: Ability, seat: int, region: int) -> bool:
    """Whether an ability's condition holds for its hero's owner in its hero's Region."""
    condition = ability.condition
    if condition == UNCONDITIONAL:
        return True
    mine = s.heroes_at(seat, region)
    theirs = s.heroes_at(1 - seat, region)
    itself = 0 if ability.trigger == DISCARDED else 1
    if condition == ALONE:
        return mine <= itself
    if condition == ACCOMPANIED:
        return mine > itself
    if condition == OPPOSED:
        return theirs > 0
    if condition == UNOPPOSED:
        return theirs == 0
    if condition == OUTNUMBERED:
        return theirs > mine
    return _holds_on_tile(s, condition, seat, region)


def _holds_on_tile(s: Position, condition: int, seat: int, region: int) -> bool:
    if condition == WEAKER:
        return strength(s, seat, region) < strength(s, 1 - seat, region)
    if condition == ON_FARM:
        return s.tile_kind(region) == FARM
    if condition == ON_MINE:
        return s.tile_kind(region) == MINE
    if condition == ON_CITY:
        return s.tile_kind(region) == CITY
    if condition == POPULAR:
        return s.popular[region] == seat
    assert condition == HAS_CUBE
    return s.cubes[seat * 3 + region] > 0


def hunger(s: Position, seat: int, region: int) -> int:
    """H-2.3: how much Food the heroes of a seat in a Region eat."""
    cards: i64 = s.at[seat * 3 + region]
    total = 0
    while cards != 0:
        total += s.heroes.hunger[s.kinds[seat * 12 + lowest(cards)]]
        cards &= cards - 1
    return total


def fewest_starving(s: Position, seat: int, region: int, spared: int) -> int:
    """H-2.3: how many heroes must at least be discarded there, with one of the kind `spared` gone already."""
    appetites: list[int] = []
    for kind in s.kinds_in(seat, s.at[seat * 3 + region]):
        if kind == spared:
            spared = NONE
        else:
            appetites.append(s.heroes.hunger[kind])
    appetites.sort()
    missing = sum(appetites) - s.stock[seat * 3 + region]
    starving = 0
    while missing > 0:
        missing -= appetites.pop()
        starving += 1
    return starving


def wins_ties(s: Position, seat: int, region: int) -> bool:
    """H-4.2: the holder of the Popularity token places a cube on a tie; so does who has a hero that says so."""
    if s.popular[region] == seat:
        return True
    cards: i64 = s.at[seat * 3 + region]
    while cards != 0:
        if s.heroes.ties[s.kinds[seat * 12 + lowest(cards)]]:
            return True
        cards &= cards - 1
    return False


def blocked(s: Position, seat: int, region: int) -> bool:
    """Whether an opponent's hero keeps the heroes of a seat from leaving a Region by Move."""
    cards: i64 = s.at[(1 - seat) * 3 + region]
    while cards != 0:
        if s.heroes.blocks[s.kinds[(1 - seat) * 12 + lowest(cards)]]:
            return True
        cards &= cards - 1
    return False
