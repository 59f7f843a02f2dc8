"""The four actions of the Military phase (H-3) and the extra ones (H-4.1)."""
# compiled by mypyc

from __future__ import annotations

from tablee.games.twelve_heroes import cards, food
from tablee.games.twelve_heroes.actions import (
    CARRY,
    DEPLOY,
    DONE,
    MOVE,
    PATHS,
    RECRUIT,
    RESOLVE,
    SPEND,
    SUPPLY,
    hero,
)
from tablee.games.twelve_heroes.agenda import ACT, CARRYING, MORE, ORDER
from tablee.games.twelve_heroes.pieces import CAMP, DEPLOYED, MOVED, NONE, PLACE_NAMES, RECRUITED, REGIONS
from tablee.games.twelve_heroes.position import Position
from tablee.games.twelve_heroes.tasks import DEPLOY_MORE, DEPLOYED_ABILITIES, NEXT_ACTION, set_off


def next_action(s: Position) -> None:
    """H-2.6: ask for an action while there are any; H-4.1: afterwards a card can still be given for one more."""
    if s.actions > 0 or (s.table.extra_actions and s.hand[s.seat] != 0):
        s.then(NEXT_ACTION)
        s.ask(s.seat, ACT)


def act(s: Position, action: int) -> None:
    """Take the chosen action."""
    if action == SUPPLY:
        supply(s)
    elif action == DONE:
        s.agenda.pop()
    elif action < SPEND:
        recruit(s, action - RECRUIT)
    elif action < DEPLOY:
        spend(s, action - SPEND)
    elif action < MOVE:
        s.actions -= 1
        s.sent = [NONE, NONE, NONE]
        deploy(s, action)
    else:
        move(s, (action - MOVE) // len(PATHS), (action - MOVE) % len(PATHS))


def supply(s: Position) -> None:
    """H-3.1: one Food from the reserve; H-3.5: even if there is none."""
    s.actions -= 1
    food.take(s, s.seat, 1, "H-3.1")


def recruit(s: Position, kind: int) -> None:
    """H-3.2: a hero comes into camp for its price."""
    s.actions -= 1
    if s.events is not None:
        s.tell("hero-recruited", "H-3.2", {"seat": s.seat, "hero": hero(kind)})
    food.pay(s, s.seat, s.heroes.cost[kind])
    cards.recruited(s, s.seat, kind)
    set_off(s, s.seat, kind, CAMP, RECRUITED)


def spend(s: Position, kind: int) -> None:
    """H-4.1: a card for an action."""
    s.actions += 1
    if s.events is not None:
        s.tell("card-spent", "H-4.1", {"seat": s.seat, "hero": hero(kind)})
    cards.drop(s, s.seat, kind)


# Deploy


def deploy(s: Position, action: int) -> None:
    """H-3.3: one hero goes from camp to a Region; others may follow into other Regions."""
    kind = (action - DEPLOY) // REGIONS
    region = (action - DEPLOY) % REGIONS
    s.sent[region] = kind
    if s.events is not None:
        s.tell("hero-deployed", "H-3.3", {"seat": s.seat, "hero": hero(kind), "place": PLACE_NAMES[region]})
    cards.transfer(s, s.seat, CAMP, region, kind)
    s.then(DEPLOY_MORE)
    ask_load(s, CAMP, region)


def ask_load(s: Position, start: int, end: int) -> None:
    """H-3.3, H-3.4: how much Food goes along, if there is any."""
    s.start = start
    s.region = end
    s.most = food.amount_at(s, s.seat, start)
    if s.most > 0:
        s.ask(s.seat, CARRYING)


def deploy_more(s: Position) -> None:
    """H-3.3: perhaps another hero goes into another Region."""
    s.ask(s.seat, MORE)


def more(s: Position, action: int) -> None:
    """H-3.3: one more hero, or the abilities of those that were sent."""
    if action == DONE:
        for region in range(REGIONS):
            kind = s.sent[region]
            s.ready[region] = kind if kind != NONE and s.heroes.on(kind, DEPLOYED) else NONE
        s.then(DEPLOYED_ABILITIES)
    else:
        deploy(s, action)


def deployed_abilities(s: Position) -> None:
    """H-3.3: the abilities of the heroes just deployed, in the order that their owner chooses."""
    if s.ready != [NONE, NONE, NONE]:
        s.ask(s.seat, ORDER)


def resolve(s: Position, action: int) -> None:
    """H-3.3: the abilities of one of them."""
    region = (action - RESOLVE) % REGIONS
    kind = s.ready[region]
    s.ready[region] = NONE
    if s.events is not None:
        s.tell("hero-first", "H-3.3", {"seat": s.seat, "hero": hero(kind), "place": PLACE_NAMES[region]})
    s.then(DEPLOYED_ABILITIES)
    set_off(s, s.seat, kind, region, DEPLOYED)


# Move


def move(s: Position, kind: int, path: int) -> None:
    """H-3.4: a hero goes to another Region, with Food of the one it leaves."""
    start, end = PATHS[path]
    s.actions -= 1
    if s.events is not None:
        ways = {"place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]}
        s.tell("hero-moved", "H-3.4", {"seat": s.seat, "hero": hero(kind), **ways})
    set_off(s, s.seat, kind, end, MOVED)
    cards.arrive(s, s.seat, end, cards.leave(s, s.seat, start, kind))
    ask_load(s, start, end)
    if s.most == 0:
        cards.vacated(s, s.seat, start)


def loaded(s: Position, action: int) -> None:
    """H-3.3, H-3.4: Food goes along; H-2.4: what is left where nobody is left goes."""
    rule = "H-3.3" if s.start == CAMP else "H-3.4"
    food.carry(s, s.seat, s.start, s.region, action - CARRY, rule)
    cards.vacated(s, s.seat, s.start)
