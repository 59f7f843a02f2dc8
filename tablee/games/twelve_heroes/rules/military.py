"""The four actions of the Military phase (H-3) and the extra ones (H-4.1)."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.event import only
from tablee.games.twelve_heroes.rules import cards, food
from tablee.games.twelve_heroes.rules.actions import (
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
from tablee.games.twelve_heroes.rules.lasting import recruit_cost
from tablee.games.twelve_heroes.rules.pending import ACT, MORE, ORDER
from tablee.games.twelve_heroes.rules.pieces import (
    CAMP,
    DEPLOYED,
    ENEMY_DEPLOYED,
    MOVED,
    NONE,
    PLACE_NAMES,
    RECRUITED,
    REGIONS,
)
from tablee.games.twelve_heroes.rules.tasks import DEPLOY_MORE, DEPLOYED_ABILITIES, set_off, set_off_all

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def next_action(s: TwelveHeroes) -> None:
    """Ask for an action while there are any (H-2.6). Afterwards a card can still be given for one more (H-4.1).

    This is the next task, and stays so while there are actions.
    """
    if s.actions > 0 or (s.setup.extra_actions and s.hand[s.seat] != 0):
        s.ask(s.seat, ACT)
    else:
        s.tasks.pop()


def act(s: TwelveHeroes, action: i64) -> None:
    """Take the chosen action."""
    if action == SUPPLY:
        supply(s)
    elif action == DONE:
        s.tasks.pop()
    elif action < SPEND:
        recruit(s, action - RECRUIT)
    elif action < DEPLOY:
        spend(s, action - SPEND)
    elif action < MOVE:
        for region in range(REGIONS):
            s.sent[region] = NONE
        deploy(s, action)
        s.actions -= 1
    else:
        move(s, (action - MOVE) // len(PATHS), (action - MOVE) % len(PATHS))


def supply(s: TwelveHeroes) -> None:
    """Take one Food from the reserve (H-3.1), even if there is none (H-3.5).

    If nothing else is possible, it is taken without a question. Say so, once for all that is taken in a row, and
    only to this seat: others do not know what it has in hand (H-6.1).
    """
    if s.events is not None and len(s.choices) == 1 and (not s.events or s.events[-1].tag != "food-taken"):
        s.tell("supply-forced", "H-3.5", {"seat": s.seat}, only(s.seat))
    food.take(s, s.seat, 1, "H-3.1")
    s.actions -= 1


def recruit(s: TwelveHeroes, kind: i64) -> None:
    """Recruit a hero into camp for its cost (H-3.2)."""
    if s.events is not None:
        s.tell("hero-recruited", "H-3.2", {"seat": s.seat, "hero": hero(kind)})
    s.actions -= 1
    food.pay(s, s.seat, recruit_cost(s, s.seat, kind), "H-3.2")
    cards.recruited(s, s.seat, kind)
    set_off(s, s.seat, kind, CAMP, RECRUITED)


def spend(s: TwelveHeroes, kind: i64) -> None:
    """Give a card for an action (H-4.1)."""
    if s.events is not None:
        s.tell("card-spent", "H-4.1", {"seat": s.seat, "hero": hero(kind)})
    s.actions += 1
    cards.drop(s, s.seat, kind)


# Deploy


def deploy(s: TwelveHeroes, action: i64) -> None:
    """Deploy one hero from camp to a Region. Others may follow into other Regions (H-3.3)."""
    kind = (action - DEPLOY) // REGIONS
    region = (action - DEPLOY) % REGIONS
    s.sent[region] = kind
    if s.events is not None:
        s.tell("hero-deployed", "H-3.3", {"seat": s.seat, "hero": hero(kind), "place": PLACE_NAMES[region]})
    cards.transfer(s, s.seat, CAMP, region, kind)
    food.ask_load(s, s.seat, CAMP, region)
    if s.max_food > 0:
        s.then(DEPLOY_MORE)
    else:
        deploy_more(s)


def deploy_more(s: TwelveHeroes) -> None:
    """Ask whether to deploy another hero into another Region (H-3.3)."""
    s.ask(s.seat, MORE)


def more(s: TwelveHeroes, action: i64) -> None:
    """Deploy one more hero, or resolve the abilities of those sent (H-3.3), then the opponent's answers (H-3.9)."""
    if action == DONE:
        for region in range(REGIONS - 1, -1, -1):
            if s.sent[region] != NONE:
                set_off_all(s, 1 - s.seat, region, ENEMY_DEPLOYED)
        for region in range(REGIONS):
            kind = s.sent[region]
            s.ready[region] = kind if kind != NONE and s.heroes.on(kind, DEPLOYED) else NONE
        deployed_abilities(s)
    else:
        deploy(s, action)


def deployed_abilities(s: TwelveHeroes) -> None:
    """Ask in which order to use the deployed heroes' abilities (H-3.3). Skip heroes that left (H-3.8)."""
    if not s.setup.departed_act:
        for region in range(REGIONS):
            if s.ready[region] != NONE and s.count(s.seat, s.at[s.seat * 3 + region], s.ready[region]) == 0:
                s.ready[region] = NONE
    if s.ready[0] != NONE or s.ready[1] != NONE or s.ready[2] != NONE:
        s.ask(s.seat, ORDER)


def resolve(s: TwelveHeroes, action: i64) -> None:
    """Resolve the abilities of one deployed hero (H-3.3)."""
    region = (action - RESOLVE) % REGIONS
    kind = s.ready[region]
    s.ready[region] = NONE
    if s.events is not None:
        s.tell("hero-first", "H-3.3", {"seat": s.seat, "hero": hero(kind), "place": PLACE_NAMES[region]})
    s.then(DEPLOYED_ABILITIES)
    set_off(s, s.seat, kind, region, DEPLOYED)


# Move


def move(s: TwelveHeroes, kind: i64, path: i64) -> None:
    """Move a hero to another Region, with Food from the one it leaves (H-3.4)."""
    start, end = PATHS[path]
    if s.events is not None:
        ways = {"place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]}
        s.tell("hero-moved", "H-3.4", {"seat": s.seat, "hero": hero(kind), **ways})
    s.actions -= 1
    set_off(s, s.seat, kind, end, MOVED)
    cards.arrive(s, s.seat, end, cards.leave(s, s.seat, start, kind))
    food.ask_load(s, s.seat, start, end)
    if s.max_food == 0:
        cards.vacated(s, s.seat, start)


def loaded(s: TwelveHeroes, action: i64) -> None:
    """Take Food along (H-3.3, H-3.4). Food left without a hero is lost (H-2.4)."""
    rule = "H-3.3" if s.start == CAMP else "H-3.4"
    food.carry(s, s.asked, s.start, s.region, action - CARRY, rule)
    cards.vacated(s, s.asked, s.start)
