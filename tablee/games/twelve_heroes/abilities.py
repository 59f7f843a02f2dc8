"""The interpreter of abilities: what each word of the vocabulary does (H-0.3, docs/heroes.md)."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.event import Value
from tablee.games.twelve_heroes import cards, food
from tablee.games.twelve_heroes.actions import hero
from tablee.games.twelve_heroes.agenda import BRINGING, DISCARDING, PLACING, TARGETING, WILLING
from tablee.games.twelve_heroes.pieces import (
    ADD_CUBE,
    AT_ANYWHERE,
    AT_CAMP,
    BRING_FOOD,
    BURN_FOOD,
    CAMP,
    DRAW,
    EXTRA_ACTION,
    GAIN_FOOD,
    JOIN,
    KILL,
    MAKE_DISCARD,
    MOST_GIVEN,
    NONE,
    PLACE_NAMES,
    PUSH,
    REMOVE_CUBE,
    SEND_BACK,
    SLOTS,
    STEAL_FOOD,
    Ability,
)
from tablee.games.twelve_heroes.position import Position
from tablee.games.twelve_heroes.strength import holds
from tablee.games.twelve_heroes.targets import is_aimed, targeted_seat, targets
from tablee.games.twelve_heroes.tasks import DISCARD_CARD, DRAW_CARD, take_ability
from tablee.games.twelve_heroes.vain import in_vain


def use_ability(s: Position, argument: int) -> None:
    """An ability's moment has come: if its condition holds it is used, where it is optional only if its owner wants."""
    take_ability(s, argument)
    ability = s.heroes.abilities[s.ability]
    if s.region != CAMP and not holds(s, ability, s.owner, s.region):
        return
    announce(s)
    willing = ability.optional and not is_aimed(ability) and ability.effect != BRING_FOOD
    if (willing or ability.to == AT_ANYWHERE) and in_vain(s, ability):
        idle(s)
    elif willing:
        s.ask(s.owner, WILLING)
    else:
        perform(s)


def perform(s: Position) -> None:
    """Do what the ability says, or ask what it leaves open."""
    ability = s.heroes.abilities[s.ability]
    if is_aimed(ability):
        if targets(s):
            s.ask(s.owner, TARGETING)
        else:
            idle(s)
    elif ability.effect in (GAIN_FOOD, BRING_FOOD) and ability.to == AT_ANYWHERE:
        s.ask(s.owner, PLACING)
    else:
        at_once(s, ability)


def announce(s: Position) -> None:
    """Say whose ability it is that does what follows."""
    if s.events is not None:
        s.tell("ability-used", "H-0.3", {"seat": s.owner, "hero": hero(s.source), "place": PLACE_NAMES[s.region]})


def idle(s: Position) -> None:
    """Say that an ability finds nothing to do."""
    if s.events is not None:
        s.tell("ability-idle", "H-0.3", {"seat": s.owner, "hero": hero(s.source)})


def decline(s: Position) -> None:
    """Say that an ability is not used."""
    if s.events is not None:
        s.tell("ability-declined", "H-0.3", {"seat": s.owner, "hero": hero(s.source)})


def at_once(s: Position, ability: Ability) -> None:
    """The effects that leave nothing open once they are used."""
    effect = ability.effect
    if effect == GAIN_FOOD:
        gain(s, CAMP if ability.to == AT_CAMP else s.region)
    elif effect == BRING_FOOD:
        bring(s, s.region)
    elif effect in (STEAL_FOOD, BURN_FOOD):
        plunder(s, ability)
    elif effect == DRAW:
        for _ in range(ability.amount):
            s.then(DRAW_CARD, s.owner)
    elif effect == MAKE_DISCARD:
        for _ in range(ability.amount):
            s.then(DISCARD_CARD, 1 - s.owner)
    elif effect == EXTRA_ACTION:
        give_actions(s, ability.amount)
    else:
        change_cube(s, effect)


def gain(s: Position, where: int) -> None:
    """Food from the reserve."""
    amount = s.heroes.abilities[s.ability].amount
    if where == CAMP:
        food.take(s, s.owner, amount, "H-0.3")
    else:
        food.place(s, s.owner, where, amount, "H-0.3")


def bring(s: Position, region: int) -> None:
    """Food from the camp, as much as its owner wants, where they have a hero to eat it."""
    s.region = region
    s.most = min(s.heroes.abilities[s.ability].amount, s.food[s.owner])
    if s.at[s.owner * 3 + region] != 0:
        s.ask(s.owner, BRINGING)


def plunder(s: Position, ability: Ability) -> None:
    """The opponent's Food is stolen, or lost to the reserve."""
    seat = s.owner
    start = CAMP if ability.where == AT_CAMP else s.region
    amount = min(ability.amount, food.amount_at(s, 1 - seat, start))
    if ability.effect == BURN_FOOD:
        food.lose(s, 1 - seat, start, amount, "H-0.3")
        return
    end = CAMP if ability.to == AT_CAMP else s.region
    if end == CAMP or s.at[seat * 3 + end] != 0:
        food.steal(s, seat, start, end, amount)


def give_actions(s: Position, amount: int) -> None:
    """H-3.7: more actions in this turn, at most three from abilities; nothing in the opponent's turn."""
    given: int = min(amount, MOST_GIVEN - s.given) if s.owner == s.seat else 0
    s.given += given
    s.actions += given
    if s.events is not None:
        s.tell("actions-gained", "H-3.7", {"seat": s.owner, "count": given})


def change_cube(s: Position, effect: int) -> None:
    """A cube of one's own on a free slot, or one of the opponent's off the tile. A tile is only won at Control."""
    if s.tile[s.region] == NONE:
        return
    seat = s.owner if effect == ADD_CUBE else 1 - s.owner
    place = seat * 3 + s.region
    if effect == ADD_CUBE and s.cubes[place] < SLOTS[s.tile_kind(s.region)]:
        s.cubes[place] += 1
        if s.events is not None:
            s.tell("cube-added", "H-0.3", {"seat": seat, "place": PLACE_NAMES[s.region]})
    elif effect == REMOVE_CUBE and s.cubes[place] > 0:
        s.cubes[place] -= 1
        if s.events is not None:
            s.tell("cube-removed", "H-0.3", {"seat": seat, "place": PLACE_NAMES[s.region]})


def aim(s: Position, kind: int, place: int) -> None:
    """Do to this hero what the ability does."""
    ability = s.heroes.abilities[s.ability]
    seat = targeted_seat(s, ability)
    if ability.effect == PUSH:
        aim_push(s, seat, kind, place)
        return
    if s.events is not None:
        tell_aimed(s, ability, {"seat": seat, "hero": hero(kind), "place": PLACE_NAMES[place]})
    if ability.effect == KILL:
        cards.discard_hero(s, seat, place, kind)
    elif ability.effect == SEND_BACK:
        cards.send_back(s, seat, place, kind, ability.to)
    elif ability.effect == JOIN:
        cards.transfer(s, seat, place, s.region, kind)
    else:
        cards.recover(s, seat, kind, ability.to)


def aim_push(s: Position, seat: int, kind: int, place: int) -> None:
    """A hero is to be pushed: where to."""
    s.victim = kind
    s.start = place
    if s.events is not None:
        s.tell("hero-named", "H-0.3", {"seat": seat, "hero": hero(kind), "place": PLACE_NAMES[place]})
    s.ask(s.owner, PLACING)


def tell_aimed(s: Position, ability: Ability, named: dict[str, Value]) -> None:
    """Say what an ability does to a hero."""
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


# Answers


def choose_region(s: Position, region: int) -> None:
    """The ability goes on in the chosen Region."""
    ability = s.heroes.abilities[s.ability]
    if ability.effect == PUSH:
        push(s, targeted_seat(s, ability), region)
    elif ability.effect == GAIN_FOOD:
        gain(s, region)
    else:
        if s.events is not None:
            s.tell("region-named", "H-0.3", {"seat": s.owner, "place": PLACE_NAMES[region]})
        bring(s, region)


def push(s: Position, seat: int, region: int) -> None:
    """A hero is pushed into a Region, without Food."""
    if s.events is not None:
        ways = {"place_from": PLACE_NAMES[s.start], "place_to": PLACE_NAMES[region]}
        s.tell("hero-pushed", "H-0.3", {"seat": seat, "hero": hero(s.victim), **ways})
    cards.transfer(s, seat, s.start, region, s.victim)


def brought(s: Position, amount: int) -> None:
    """Food comes from the camp."""
    food.carry(s, s.owner, CAMP, s.region, amount, "H-0.3")


def ask_discard(s: Position, seat: int) -> None:
    """A seat must discard a card of its choice, if it has one."""
    if s.hand[seat] != 0:
        s.ask(seat, DISCARDING)


def discarded(s: Position, seat: int, kind: int, rule: str) -> None:
    """A card is discarded from a hand."""
    if s.events is not None:
        s.tell("card-discarded", rule, {"seat": seat, "hero": hero(kind)})
    cards.drop(s, seat, kind)
