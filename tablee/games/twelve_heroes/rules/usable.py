"""Decide whether an ability would change anything now. If not, its owner is not asked."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules import food
from tablee.games.twelve_heroes.rules.pieces import (
    ADD_CUBE,
    AT_ANYWHERE,
    AT_CAMP,
    AT_HERE,
    BRING_FOOD,
    BURN_FOOD,
    CAMP,
    DRAW,
    EXTRA_ACTION,
    GAIN_FOOD,
    MAKE_DISCARD,
    MAX_GIVEN,
    NONE,
    PER_NOTHING,
    SHOW_HAND,
    SLOTS,
    STEAL_FOOD,
    STRIP_HAND,
    Ability,
)
from tablee.games.twelve_heroes.rules.strength import holds, times
from tablee.games.twelve_heroes.rules.targets import is_aimed, own_regions, targets

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def is_usable(s: TwelveHeroes, ability: Ability) -> bool:
    """Return whether an ability would change anything."""
    effect = ability.effect
    if ability.per != PER_NOTHING and times(s, ability, s.owner, s.region) == 0:
        return False
    if is_aimed(ability):
        return targets(s) != []
    if effect == BRING_FOOD and s.food[s.owner] <= ability.pay:
        return False
    if effect in (GAIN_FOOD, BRING_FOOD, STEAL_FOOD, BURN_FOOD):
        return _food_at_source(s, ability) > 0 and (effect == BURN_FOOD or _has_place(s, ability))
    if effect == DRAW:
        return s.deck_size(s.owner) > 0 or s.discards[s.owner] != 0
    if effect in (MAKE_DISCARD, SHOW_HAND, STRIP_HAND):
        return s.hand[1 - s.owner] != 0
    if effect == EXTRA_ACTION:
        return s.owner == s.seat and s.given < MAX_GIVEN
    return _can_change_cube(s, effect)


def is_possible(s: TwelveHeroes, number: i64) -> bool:
    """Return whether an ability of the current hero could be used now: its condition, its price and its effect."""
    before = s.ability
    s.ability = number
    ability = s.heroes.abilities[number]
    fits = s.region == CAMP or holds(s, ability, s.owner, s.region)
    possible = fits and ability.pay <= s.food[s.owner] and is_usable(s, ability)
    s.ability = before
    return possible


def _food_at_source(s: TwelveHeroes, ability: Ability) -> int:
    """Return how much Food there is at the ability's source."""
    if ability.effect == GAIN_FOOD:
        return s.reserve
    if ability.effect == BRING_FOOD:
        return s.food[s.owner]
    return food.amount_at(s, 1 - s.owner, CAMP if ability.where == AT_CAMP else s.region)


def _has_place(s: TwelveHeroes, ability: Ability) -> bool:
    """Return whether Food has a place: a camp, or a Region where its owner has a hero (H-2.4)."""
    if ability.to == AT_HERE:
        return s.at[s.owner * 3 + s.region] != 0
    return ability.to != AT_ANYWHERE or own_regions(s) != []


def _can_change_cube(s: TwelveHeroes, effect: i64) -> bool:
    if s.tile[s.region] == NONE:
        return False
    if effect == ADD_CUBE:
        return s.cubes[s.owner * 3 + s.region] < SLOTS[s.tile_kind(s.region)]
    return s.cubes[(1 - s.owner) * 3 + s.region] > 0
