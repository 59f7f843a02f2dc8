"""Interpret abilities: whether and how each is used (H-0.3, docs/heroes.md)."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules import food
from tablee.games.twelve_heroes.rules.actions import hero
from tablee.games.twelve_heroes.rules.aims import push, take_aim
from tablee.games.twelve_heroes.rules.effects import announce, at_once, bring, gain, idle
from tablee.games.twelve_heroes.rules.pending import EITHER, PLACING, WILLING
from tablee.games.twelve_heroes.rules.pieces import AT_ANYWHERE, BRING_FOOD, CAMP, GAIN_FOOD, NONE, PLACE_NAMES, PUSH
from tablee.games.twelve_heroes.rules.strength import holds, is_away
from tablee.games.twelve_heroes.rules.targets import is_aimed, names_target, targeted_seat
from tablee.games.twelve_heroes.rules.tasks import (
    AIM_AGAIN,
    ARGUMENT,
    MAX_TARGETS,
    USE_ABILITY,
    current_ability,
    take_ability,
    task_argument,
    task_code,
)
from tablee.games.twelve_heroes.rules.usable import is_possible

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def use_ability(s: TwelveHeroes, argument: i64) -> None:
    """Use a triggered ability if its condition holds, and if it is optional, only if its owner wants to."""
    take_ability(s, argument)
    if not s.setup.departed_act and has_left(s, argument):
        return
    other = s.heroes.alternative[s.ability]
    if other != NONE and is_possible(s, other):
        if is_possible(s, s.ability):
            announce(s)
            s.ask(s.owner, EITHER)
            return
        s.ability = other
    ability = s.heroes.abilities[s.ability]
    if s.region == CAMP or holds(s, ability, s.owner, s.region):
        announce(s)
        consider(s)


def has_left(s: TwelveHeroes, argument: i64) -> bool:
    """Return whether the hero is no longer where its ability was triggered (H-3.8). Two of a kind count as two."""
    if is_away(s.heroes.abilities[s.ability].trigger):
        return False
    held = s.camp[s.owner] if s.region == CAMP else s.at[s.owner * 3 + s.region]
    return s.count(s.owner, held, s.source) <= s.tasks.count(USE_ABILITY + ARGUMENT * argument)


def consider(s: TwelveHeroes) -> None:
    """Ask the owner whether to use an optional ability, or use it at once."""
    ability = s.heroes.abilities[s.ability]
    willing = ability.optional and not names_target(ability) and ability.effect != BRING_FOOD
    if ability.pay > 0:
        willing = True
    if (willing or ability.to == AT_ANYWHERE) and not is_possible(s, s.ability):
        idle(s)
    elif willing:
        s.ask(s.owner, WILLING)
    else:
        perform(s)


def agree(s: TwelveHeroes) -> None:
    """Use an optional ability, after paying its price if it has one."""
    price = s.heroes.abilities[s.ability].pay
    if price > 0:
        food.pay(s, s.owner, price, "H-0.3")
    perform(s)


def choose_line(s: TwelveHeroes, line: i64) -> None:
    """Use one of two alternative abilities."""
    if s.events is not None:
        s.tell("line-chosen", "H-0.3", {"seat": s.owner, "hero": hero(s.source), "line": line + 1})
    if line == 1:
        s.ability = s.heroes.alternative[s.ability]
    consider(s)


def perform(s: TwelveHeroes) -> None:
    """Do what the ability says, or ask for what it leaves open."""
    ability = s.heroes.abilities[s.ability]
    if is_aimed(ability):
        take_aim(s, ability)
    elif ability.effect in (GAIN_FOOD, BRING_FOOD) and ability.to == AT_ANYWHERE:
        s.ask(s.owner, PLACING)
    else:
        at_once(s, ability)


def decline(s: TwelveHeroes) -> None:
    """Decline an ability, or further targets of it."""
    task = s.tasks[len(s.tasks) - 1]  # ending the turn always remains
    if task_code(task) == AIM_AGAIN and task_argument(task) // MAX_TARGETS == current_ability(s):
        s.tasks.pop()
    if s.events is not None:
        s.tell("ability-declined", "H-0.3", {"seat": s.owner, "hero": hero(s.source)})


def choose_region(s: TwelveHeroes, region: i64) -> None:
    """Continue the ability in the chosen Region."""
    ability = s.heroes.abilities[s.ability]
    if ability.effect == PUSH:
        push(s, targeted_seat(s, ability), region)
    elif ability.effect == GAIN_FOOD:
        gain(s, region)
    else:
        if s.events is not None:
            s.tell("region-named", "H-0.3", {"seat": s.owner, "place": PLACE_NAMES[region]})
        bring(s, region)
