"""Find the heroes that an ability can target and the Regions that it can choose."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import members
from tablee.games.twelve_heroes.rules.lasting import protected
from tablee.games.twelve_heroes.rules.pieces import (
    ALL_TARGETS,
    AT_ANYWHERE,
    AT_CAMP,
    AT_HERE,
    CAMP,
    DISCARD,
    FRIENDS,
    JOIN,
    KILL,
    PUSH,
    RECOVER,
    SELF,
    SEND_BACK,
    Ability,
)
from tablee.games.twelve_heroes.rules.strength import hero_strength, is_away

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def is_aimed(ability: Ability) -> bool:
    """Return whether the ability targets heroes."""
    return ability.effect in (KILL, SEND_BACK, PUSH, JOIN, RECOVER)


def names_target(ability: Ability) -> bool:
    """Return whether its owner chooses the targets. The owner does not if it targets all."""
    return is_aimed(ability) and ability.targets != ALL_TARGETS


def all_targets(s: TwelveHeroes) -> list[tuple[int, int]]:
    """Return the kinds and places of all heroes that the ability targets, one for each card."""
    ability = s.heroes.abilities[s.ability]
    seat = targeted_seat(s, ability)
    found: list[tuple[int, int]] = []
    for kind, place in targets(s):
        held = s.discards[seat] if place == DISCARD else s.camp[seat] if place == CAMP else s.at[seat * 3 + place]
        there = kind == s.source and place == s.region and not is_away(ability.trigger)
        spared = 1 if ability.who == FRIENDS and there else 0
        for _ in range(s.count(seat, held, kind) - spared):
            found.append((kind, place))
    return found


def places_of(s: TwelveHeroes, where: i64) -> list[int]:
    """Return the places that an ability looks at, relative to its hero."""
    if where == AT_CAMP:
        return [CAMP]
    if where == AT_ANYWHERE:
        return [0, 1, 2]
    return neighbours(s.region) if where != AT_HERE else [int(s.region)]


def neighbours(region: i64) -> list[int]:
    """Return the adjacent Regions. The ends are not adjacent (H-3.4)."""
    return [0, 2] if region == 1 else [1]


def names_own(ability: Ability) -> bool:
    """Return whether the ability's possible targets are its owner's."""
    return ability.effect in (JOIN, RECOVER) or ability.who in (SELF, FRIENDS)


def targeted_seat(s: TwelveHeroes, ability: Ability) -> int:
    """Return the seat whose heroes the ability targets."""
    return s.owner if names_own(ability) else 1 - s.owner


def targets(s: TwelveHeroes) -> list[tuple[int, int]]:
    """Return the kinds and places of the heroes that the ability can target."""
    ability = s.heroes.abilities[s.ability]
    seat = targeted_seat(s, ability)
    if ability.effect == RECOVER:
        kinds = members(s.different(seat, s.discards[seat]))
        return [(kind, DISCARD) for kind in kinds if s.heroes.cost[kind] <= ability.max_cost]
    found: list[tuple[int, int]] = []
    for place in places_of(s, ability.where):
        held = s.camp[seat] if place == CAMP else s.at[seat * 3 + place]
        for kind in members(s.different(seat, held)):
            if may_aim_at(s, ability, seat, kind, place):
                found.append((kind, place))
    return found


def may_aim_at(s: TwelveHeroes, ability: Ability, seat: i64, kind: i64, place: i64) -> bool:
    """Return whether a hero is of the sort that the ability names, and may be targeted."""
    if ability.effect == JOIN and place == s.region:
        return False
    if s.heroes.cost[kind] > ability.max_cost:
        return False
    strength = s.heroes.strength[kind] if place == CAMP else hero_strength(s, seat, kind, place)
    if not ability.min_strength <= strength <= ability.max_strength:
        return False
    if seat != s.owner:
        return not protected(s, seat, kind, place)
    itself = kind == s.source and place == s.region and not is_away(ability.trigger)
    if ability.who == SELF and ability.effect != JOIN:
        return itself
    return not itself or s.count(seat, s.at[seat * 3 + place], kind) > 1


def own_regions(s: TwelveHeroes) -> list[int]:
    """Return the Regions where the ability's owner has heroes."""
    return [region for region in range(3) if s.at[s.owner * 3 + region] != 0]


def destinations(s: TwelveHeroes) -> list[int]:
    """Return the Regions that the ability's owner can choose."""
    ability = s.heroes.abilities[s.ability]
    return neighbours(s.start) if ability.effect == PUSH else own_regions(s)
