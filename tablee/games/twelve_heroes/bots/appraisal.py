"""Estimate the worth of a hero's abilities, roughly in Food, for any set of heroes."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.games.twelve_heroes.rules.hero_set import HeroSet
from tablee.games.twelve_heroes.rules.pieces import (
    BLOCK,
    BRING_FOOD,
    BURN_FOOD,
    CONTROL,
    COST,
    DEPLOYED,
    DRAW,
    ENEMIES,
    EXTRA_ACTION,
    FLY,
    FORBID,
    GAIN_FOOD,
    HUNGER,
    IMMUNE,
    INCOME,
    MAINTENANCE,
    MAKE_DISCARD,
    PER_NOTHING,
    RECRUITED,
    SELF,
    SHOW_HAND,
    STEAL_FOOD,
    STRENGTH,
    STRIP_HAND,
    SURVIVE,
    TIE,
    UNCONDITIONAL,
    Ability,
    Hero,
)

AMOUNTS: Final = {
    GAIN_FOOD: 0.5,
    STEAL_FOOD: 0.8,
    BURN_FOOD: 0.4,
    BRING_FOOD: 0.2,
    DRAW: 0.7,
    MAKE_DISCARD: 0.6,
    EXTRA_ACTION: 0.7,
    SHOW_HAND: 0.3,
    STRIP_HAND: 0.9,
}
"""The worth of one unit of each effect. An effect that is not here is worth about one Food."""
LASTING: Final = {FLY: 0.4, IMMUNE: 0.4, BLOCK: 0.4, SURVIVE: 0.8, TIE: 0.8, FORBID: 0.6}
RECURRING: Final = (CONTROL, MAINTENANCE, INCOME)


IN_HAND: Final = 0
IN_CAMP: Final = 1
IN_REGION: Final = 2
"""Where the hero is. Abilities whose moment is over are worth nothing."""


def appraisals(heroes: HeroSet, where: int) -> list[float]:
    """Return the worth of each kind's abilities at this place. Computed once per set."""
    if not heroes.appraisals:
        heroes.appraisals = [
            [appraise(hero, place) for hero in heroes.heroes] for place in (IN_HAND, IN_CAMP, IN_REGION)
        ]
    return heroes.appraisals[where]


def appraise(hero: Hero, where: int) -> float:
    """Return the worth of all abilities of a hero at this place."""
    total = 0.0
    for ability in hero.abilities:
        total += lasting(ability) if ability.effect >= STRENGTH else once(ability, where)
    return total


def lasting(ability: Ability) -> float:
    """Return the worth of a lasting ability."""
    if ability.effect == HUNGER:
        return (-0.8 if ability.who == ENEMIES else 1.6) * (1 - ability.amount)
    if ability.effect == COST:
        return 0.6 * (ability.amount if ability.who == ENEMIES else -ability.amount)
    if ability.effect == STRENGTH:
        worth = 0.4 * ability.amount if ability.who == SELF else 0.7 * abs(ability.amount)
        return worth if ability.condition == UNCONDITIONAL or ability.per != PER_NOTHING else 0.6 * worth
    return LASTING.get(ability.effect, 0.0)


def once(ability: Ability, where: int) -> float:
    """Return the worth of a triggered ability. One that can happen again is worth more."""
    worth = AMOUNTS.get(ability.effect, 1.0) * max(ability.amount, 1)
    if ability.condition != UNCONDITIONAL:
        worth *= 0.6
    if ability.alternative:
        worth *= 0.4
    worth *= min(ability.targets, 2)
    return max(worth - 0.5 * ability.pay, 0.3 * worth) * times(ability.trigger, where)


def times(trigger: int, where: int) -> float:
    """Return how often the trigger is still likely to happen. Later times count less."""
    if trigger in RECURRING:
        return 1.6
    if trigger == RECRUITED:
        return 0.6 if where == IN_HAND else 0.0
    if trigger == DEPLOYED:
        return 0.6 if where != IN_REGION else 0.0
    return 0.4
