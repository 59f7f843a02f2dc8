"""Whether an ability can do anything now: where it cannot, nobody is asked whether they want it."""
# compiled by mypyc

from __future__ import annotations

from tablee.games.twelve_heroes import food
from tablee.games.twelve_heroes.pieces import (
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
    MOST_GIVEN,
    NONE,
    SLOTS,
    STEAL_FOOD,
    Ability,
)
from tablee.games.twelve_heroes.position import Position
from tablee.games.twelve_heroes.targets import own_regions


def in_vain(s: Position, ability: Ability) -> bool:
    """Whether an ability that takes no hero as its target would change nothing."""
    effect = ability.effect
    if effect in (GAIN_FOOD, BRING_FOOD, STEAL_FOOD, BURN_FOOD):
        return _source(s, ability) == 0 or (effect != BURN_FOOD and not _has_place(s, ability))
    if effect == DRAW:
        return s.deck_size(s.owner) == 0 and s.spent[s.owner] == 0
    if effect == MAKE_DISCARD:
        return s.hand[1 - s.owner] == 0
    if effect == EXTRA_ACTION:
        return s.owner != s.seat or s.given == MOST_GIVEN
    return _no_cube(s, effect)


def _source(s: Position, ability: Ability) -> int:
    """How much Food there is where the ability takes it from."""
    if ability.effect == GAIN_FOOD:
        return s.reserve
    if ability.effect == BRING_FOOD:
        return s.food[s.owner]
    return food.amount_at(s, 1 - s.owner, CAMP if ability.where == AT_CAMP else s.region)


def _has_place(s: Position, ability: Ability) -> bool:
    """H-2.4: Food goes to a camp, or to a Region where its owner has a hero."""
    if ability.to == AT_HERE:
        return s.at[s.owner * 3 + s.region] != 0
    return ability.to != AT_ANYWHERE or own_regions(s) != []


def _no_cube(s: Position, effect: int) -> bool:
    if s.tile[s.region] == NONE:
        return True
    if effect == ADD_CUBE:
        return s.cubes[s.owner * 3 + s.region] == SLOTS[s.tile_kind(s.region)]
    return s.cubes[(1 - s.owner) * 3 + s.region] == 0
