"""Effects of abilities on heroes: choose, discard, send back, push, fetch and recover them."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.event import Value
from tablee.games.twelve_heroes.rules import cards, food
from tablee.games.twelve_heroes.rules.actions import hero
from tablee.games.twelve_heroes.rules.effects import idle
from tablee.games.twelve_heroes.rules.pending import PLACING, TARGETING
from tablee.games.twelve_heroes.rules.pieces import (
    ALL_TARGETS,
    AT_CAMP,
    CAMP,
    JOIN,
    KILL,
    PLACE_NAMES,
    PUSH,
    SEND_BACK,
    Ability,
)
from tablee.games.twelve_heroes.rules.strength import is_away, times
from tablee.games.twelve_heroes.rules.targets import all_targets, targeted_seat, targets
from tablee.games.twelve_heroes.rules.tasks import AIM_AGAIN, MAX_TARGETS, current_ability, take_ability

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def take_aim(s: TwelveHeroes, ability: Ability) -> None:
    """Take all possible targets, or ask the owner for one after the other."""
    count = ability.targets * times(s, ability, s.owner, s.region)
    if count == 0 or not targets(s):
        idle(s)
    elif ability.targets == ALL_TARGETS:
        found = all_targets(s)
        for i in range(len(found) - 1, -1, -1):  # H-3.6: the lowest number's abilities come first
            strike(s, ability, found[i][0], found[i][1])
    else:
        if count > 1:
            s.then(AIM_AGAIN, min(count, MAX_TARGETS) - 1 + MAX_TARGETS * current_ability(s))
        s.ask(s.owner, TARGETING)


def aim_again(s: TwelveHeroes, argument: i64) -> None:
    """Ask for one more target, if there is one and the hero is still there (H-3.8)."""
    take_ability(s, argument // MAX_TARGETS)
    if not is_away(s.heroes.abilities[s.ability].trigger):
        held = s.camp[s.owner] if s.region == CAMP else s.at[s.owner * 3 + s.region]
        if s.count(s.owner, held, s.source) == 0:
            return
    left = argument % MAX_TARGETS
    if targets(s):
        if left > 1:
            s.then(AIM_AGAIN, argument - 1)
        s.ask(s.owner, TARGETING)


def aim(s: TwelveHeroes, kind: i64, place: i64) -> None:
    """Apply the ability to this hero."""
    ability = s.heroes.abilities[s.ability]
    if ability.effect == PUSH:
        aim_push(s, targeted_seat(s, ability), kind, place)
    else:
        strike(s, ability, kind, place)


def strike(s: TwelveHeroes, ability: Ability, kind: i64, place: i64) -> None:
    """Discard, send back, fetch or recover a hero."""
    seat = targeted_seat(s, ability)
    if s.events is not None:
        tell_aimed(s, ability, {"seat": seat, "hero": hero(kind), "place": PLACE_NAMES[place]})
    if ability.effect == KILL:
        cards.discard_hero(s, seat, place, kind)
    elif ability.effect == SEND_BACK:
        cards.send_back(s, seat, place, kind, ability.to)
    elif ability.effect == JOIN:
        go_along(s, ability, kind, place, s.region)
    else:
        cards.recover(s, seat, kind, ability.to)


def tell_aimed(s: TwelveHeroes, ability: Ability, named: dict[str, Value]) -> None:
    """Tell what an ability does to a hero."""
    if ability.effect == KILL:
        s.tell("hero-killed", "H-0.3", named)
    elif ability.effect == SEND_BACK and ability.to == AT_CAMP:
        s.tell("hero-sent-to-camp", "H-0.3", named)
    elif ability.effect == SEND_BACK:
        s.tell("hero-sent-to-hand", "H-0.3", named)
    elif ability.effect == JOIN:
        s.tell("hero-joined", "H-0.3", {**named, "place_to": PLACE_NAMES[s.region]})
    elif ability.to == AT_CAMP:
        s.tell("hero-recovered-to-camp", "H-0.3", named)
    else:
        s.tell("hero-recovered-to-hand", "H-0.3", named)


def aim_push(s: TwelveHeroes, seat: i64, kind: i64, place: i64) -> None:
    """Ask where to push a hero."""
    s.victim = kind
    s.start = place
    if s.events is not None:
        s.tell("hero-named", "H-0.3", {"seat": seat, "hero": hero(kind), "place": PLACE_NAMES[place]})
    s.ask(s.owner, PLACING)


def push(s: TwelveHeroes, seat: i64, region: i64) -> None:
    """Push a hero into a Region, without Food."""
    if s.events is not None:
        ways = {"place_from": PLACE_NAMES[s.start], "place_to": PLACE_NAMES[region]}
        s.tell("hero-pushed", "H-0.3", {"seat": seat, "hero": hero(s.victim), **ways})
    go_along(s, s.heroes.abilities[s.ability], s.victim, s.start, region)


def go_along(s: TwelveHeroes, ability: Ability, kind: i64, start: i64, end: i64) -> None:
    """Move a hero to a Region by an ability. Food goes along only if the ability says so, and only one's own."""
    seat = targeted_seat(s, ability)
    if not ability.with_food or seat != s.owner:
        cards.transfer(s, seat, start, end, kind)
        return
    cards.arrive(s, seat, end, cards.leave(s, seat, start, kind))
    food.ask_load(s, seat, start, end)
    if s.max_food == 0:
        cards.vacated(s, seat, start)
