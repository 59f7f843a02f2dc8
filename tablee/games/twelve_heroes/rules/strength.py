"""Compute strength in a Region, and whether the condition of an ability holds."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, size
from tablee.games.twelve_heroes.rules.pieces import (
    ACCOMPANIED,
    ALONE,
    ALWAYS,
    AT_ADJACENT,
    AT_ANYWHERE,
    AT_HERE,
    CAMP,
    CITY,
    DISCARDED,
    ENEMIES,
    FARM,
    FRIENDS,
    HAS_CUBE,
    IN_CAMP,
    MINE,
    ON_CITY,
    ON_FARM,
    ON_MINE,
    OPPOSED,
    OUTNUMBERED,
    PER_CUBE,
    PER_ENEMY,
    PER_FOOD,
    PER_FRIEND,
    PER_NOTHING,
    PER_TILE,
    POPULAR,
    REGIONS,
    STRENGTH,
    TILE_LOST,
    TILE_WON,
    UNCONDITIONAL,
    UNOPPOSED,
    WEAKER,
    Ability,
)
from tablee.games.twelve_heroes.rules.piles import first_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def strength(s: TwelveHeroes, seat: i64, region: i64) -> i64:
    """Return the strength of all heroes of a seat in a Region (H-2.1)."""
    cards: i64 = s.at[seat * 3 + region]
    if cards == 0:
        return 0
    swayed = has_strength_changer(s, region)
    far = from_afar(s, seat, region)
    total: i64 = 0
    while cards != 0:
        kind: i64 = s.kinds[seat * 12 + first_card(cards)]
        own: i64 = s.heroes.strength[kind]
        if swayed:
            own = near_strength(s, seat, kind, region)
        total += max(own + far, 0)
        cards &= cards - 1
    return total


def has_strength_changer(s: TwelveHeroes, region: i64) -> bool:
    """Return whether there is a hero in a Region that changes strengths."""
    changers: i64 = s.heroes.strength_changers
    return changers != 0 and (s.different(0, s.at[region]) | s.different(1, s.at[3 + region])) & changers != 0


def hero_strength(s: TwelveHeroes, seat: i64, kind: i64, region: i64) -> int:
    """Return the strength of one hero where it stands with all changes, never below 0."""
    return max(near_strength(s, seat, kind, region) + from_afar(s, seat, region), 0)


def near_strength(s: TwelveHeroes, seat: i64, kind: i64, region: i64) -> i64:
    """Return the strength of one hero with all changes from its own Region."""
    total: i64 = s.heroes.strength[kind]
    own_left = True
    for side in range(2):
        cards: i64 = s.at[side * 3 + region]
        while cards != 0:
            other: i64 = s.kinds[side * 12 + first_card(cards)]
            cards &= cards - 1
            itself = own_left and side == seat and other == kind
            if itself:
                own_left = False
            if bit(other) & s.heroes.strength_changers != 0:
                total += _given(s, side, other, region, itself=itself, friend=side == seat)
    return total


def from_afar(s: TwelveHeroes, seat: i64, region: i64) -> i64:
    """Return what heroes in other Regions and in camps add to the strength of each hero of a seat in a Region."""
    total: i64 = 0
    givers: i64 = s.heroes.far_givers
    if givers == 0:
        return total
    for side in range(2):
        if s.different(side, on_table(s, side)) & givers == 0:
            continue
        for place in range(CAMP + 1):
            cards = held_at(s, side, place)
            while cards != 0 and place != region:
                giver: i64 = s.kinds[side * 12 + first_card(cards)]
                cards &= cards - 1
                if bit(giver) & givers != 0:
                    for number in s.heroes.far_strength[giver]:
                        total += _given_afar(s, s.heroes.abilities[number], side, seat, place, region)
    return total


def held_at(s: TwelveHeroes, side: i64, place: i64) -> i64:
    """Return the heroes of a seat in a Region or in camp."""
    cards: i64 = s.camp[side]
    if place != CAMP:
        cards = s.at[side * 3 + place]
    return cards


def on_table(s: TwelveHeroes, side: i64) -> i64:
    """Return the heroes of a seat in camp and in all Regions."""
    cards: i64 = s.camp[side]
    for region in range(REGIONS):
        there: i64 = s.at[side * 3 + region]
        cards |= there
    return cards


def _given_afar(s: TwelveHeroes, ability: Ability, side: i64, seat: i64, place: i64, region: i64) -> int:
    """Return what one ability of a hero elsewhere adds to a hero of a seat in a Region."""
    if (ability.trigger == IN_CAMP) != (place == CAMP) or (ability.who == FRIENDS) != (side == seat):
        return 0
    if ability.where == AT_ADJACENT and place != 1 and region != 1:
        return 0
    if place != CAMP and not holds(s, ability, side, place):
        return 0
    return ability.amount * times(s, ability, side, place)


def _given(s: TwelveHeroes, side: i64, giver: i64, region: i64, *, itself: bool, friend: bool) -> int:
    """Return what a hero's abilities add to the strength of a hero beside it, across from it, or to its own."""
    total = 0
    for number in s.heroes.on(giver, ALWAYS):
        ability = s.heroes.abilities[number]
        near = ability.effect == STRENGTH and ability.where in (AT_HERE, AT_ANYWHERE)
        concerned = near and _concerns(ability.who, itself=itself, friend=friend)
        if concerned and holds(s, ability, side, region):
            total += ability.amount * times(s, ability, side, region)
    return total


def _concerns(who: int, *, itself: bool, friend: bool) -> bool:
    if who == FRIENDS:
        return friend and not itself
    if who == ENEMIES:
        return not friend
    return itself


def times(s: TwelveHeroes, ability: Ability, seat: i64, region: i64) -> int:
    """Return how often an amount counts: once, or for each thing that the ability names."""
    per = ability.per
    if per == PER_NOTHING:
        return 1
    if per == PER_TILE:
        return size(s.won[seat])
    if per == PER_FRIEND:
        return s.heroes_at(seat, region) - (0 if is_away(ability.trigger) else 1)
    if per == PER_ENEMY:
        return s.heroes_at(1 - seat, region)
    if per == PER_FOOD:
        return s.stock[seat * 3 + region]
    assert per == PER_CUBE
    return s.cubes[seat * 3 + region]


def is_away(trigger: i64) -> bool:
    """Return whether the hero has left its Region when the ability is triggered."""
    return trigger in (DISCARDED, TILE_WON, TILE_LOST)


def holds(s: TwelveHeroes, ability: Ability, seat: i64, region: i64) -> bool:
    """Return whether an ability's condition holds for its hero's owner in its hero's Region."""
    condition = ability.condition
    if condition == UNCONDITIONAL:
        return True
    mine = s.heroes_at(seat, region)
    theirs = s.heroes_at(1 - seat, region)
    itself = 0 if is_away(ability.trigger) else 1
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


def _holds_on_tile(s: TwelveHeroes, condition: i64, seat: i64, region: i64) -> bool:
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


def wins_ties(s: TwelveHeroes, seat: i64, region: i64) -> bool:
    """Return whether a seat wins ties: with the Popularity token (H-4.2), or with a hero that says so."""
    if s.popular[region] == seat:
        return True
    cards: i64 = s.at[seat * 3 + region]
    while cards != 0:
        if s.heroes.ties[s.kinds[seat * 12 + first_card(cards)]]:
            return True
        cards &= cards - 1
    return False
