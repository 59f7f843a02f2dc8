"""What a hero's abilities are worth at a glance, in Food or so: for bots, and for any set of heroes."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.games.twelve_heroes.pieces import (
    ALWAYS,
    BLOCK,
    BRING_FOOD,
    BURN_FOOD,
    CONTROL,
    DEPLOYED,
    DRAW,
    EXTRA_ACTION,
    FLY,
    GAIN_FOOD,
    HUNGER,
    IMMUNE,
    INCOME,
    MAINTENANCE,
    MAKE_DISCARD,
    PER_NOTHING,
    RECRUITED,
    SELF,
    STEAL_FOOD,
    STRENGTH,
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
}
"""What one of them is worth; an effect that is not here is worth about a Food."""
LASTING: Final = {FLY: 0.4, IMMUNE: 0.4, BLOCK: 0.4, SURVIVE: 0.8, TIE: 0.8}
RECURRING: Final = (CONTROL, MAINTENANCE, INCOME)


IN_HAND: Final = 0
IN_CAMP: Final = 1
IN_REGION: Final = 2
"""Where the hero is: what is behind it is worth nothing any more."""


def appraise(hero: Hero, where: int) -> float:
    """What all abilities of a hero are worth where it is."""
    total = 0.0
    for ability in hero.abilities:
        total += lasting(ability) if ability.trigger == ALWAYS else once(ability, where)
    return total


def lasting(ability: Ability) -> float:
    """Strength for oneself counts where it is shown; here is what it does to others, and the rest."""
    if ability.effect == HUNGER:
        return 1.6 * (1 - ability.amount)
    if ability.effect == STRENGTH:
        worth = 0.4 * ability.amount if ability.who == SELF else 0.7 * abs(ability.amount)
        return worth if ability.condition == UNCONDITIONAL or ability.per != PER_NOTHING else 0.6 * worth
    return LASTING.get(ability.effect, 0.0)


def once(ability: Ability, where: int) -> float:
    """An effect that comes again and again is worth more."""
    worth = AMOUNTS.get(ability.effect, 1.0) * max(ability.amount, 1)
    if ability.condition != UNCONDITIONAL:
        worth *= 0.6
    return worth * times(ability.trigger, where)


def times(trigger: int, where: int) -> float:
    """How often it is likely to happen yet, later times counting less."""
    if trigger in RECURRING:
        return 1.6
    if trigger == RECRUITED:
        return 0.6 if where == IN_HAND else 0.0
    if trigger == DEPLOYED:
        return 0.6 if where != IN_REGION else 0.0
    return 0.4
