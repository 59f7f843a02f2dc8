"""List the legal actions of the awaited seat. Nothing else decides what is legal."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import members, size
from tablee.games.twelve_heroes.rules.actions import (
    CARRY,
    CHOOSE,
    DECLINE,
    DEPLOY,
    DONE,
    DROP,
    EITHER_LINE,
    MOVE,
    PATHS,
    PLACES,
    RECRUIT,
    RESOLVE,
    SPEND,
    STARVE,
    STRIP,
    SUPPLY,
    TARGET,
    UNDER,
    USE,
)
from tablee.games.twelve_heroes.rules.hunger import appetite, fewest_starving
from tablee.games.twelve_heroes.rules.lasting import blocked, forbidden, recruit_cost
from tablee.games.twelve_heroes.rules.pending import (
    ACT,
    BRINGING,
    CARRYING,
    DISCARDING,
    EITHER,
    MORE,
    MULLIGAN,
    ORDER,
    PLACING,
    STARVING,
    STRIPPING,
    TARGETING,
    WILLING,
)
from tablee.games.twelve_heroes.rules.pieces import DISCARDED, NONE, REGIONS
from tablee.games.twelve_heroes.rules.targets import destinations, neighbours, targets
from tablee.games.twelve_heroes.rules.tasks import ARGUMENT, DISCARD_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def list_choices(s: TwelveHeroes) -> list[int]:
    """Return the actions of the asked seat, in rising order."""
    waiting = s.waiting
    if waiting == ACT:
        return acts(s)
    if waiting in (CARRYING, BRINGING):
        return [CARRY + amount for amount in range(s.max_food + 1)]
    if waiting == MORE:
        return [DONE, *deploys(s, s.sent)]
    if waiting == TARGETING:
        return aims(s)
    if waiting == PLACING:
        return [CHOOSE + region for region in destinations(s)]
    if waiting >= DISCARDING:
        return hand_choices(s, waiting)
    if waiting == ORDER:
        return sorted([RESOLVE + s.ready[r] * REGIONS + r for r in range(REGIONS) if s.ready[r] != NONE])
    if waiting == STARVING:
        return starvings(s)
    if waiting == MULLIGAN:
        return [DONE, *_of_hand(s, UNDER)]
    assert waiting == WILLING
    return [USE, DECLINE]


def hand_choices(s: TwelveHeroes, waiting: int) -> list[int]:
    """Return the cards of a hand to discard, or one of two abilities."""
    if waiting == EITHER:
        return [EITHER_LINE, EITHER_LINE + 1]
    if waiting == STRIPPING:
        return strips(s)
    dropped = _of_hand(s, DROP)
    return dropped[:1] if waiting == DISCARDING and whole_hand_goes(s) else dropped


def strips(s: TwelveHeroes) -> list[int]:
    """Return the cards of the opponent's hand that an ability can discard."""
    other = 1 - s.asked
    limit = s.heroes.abilities[s.ability].max_cost
    kinds = members(s.different(other, s.hand[other]))
    return [STRIP + kind for kind in kinds if s.heroes.cost[kind] <= limit]


def whole_hand_goes(s: TwelveHeroes) -> bool:
    """Return whether the seat must discard all its cards, so that their order does not matter."""
    left = size(s.hand[s.asked]) - 1
    task = DISCARD_CARD + ARGUMENT * s.asked
    return left <= len(s.tasks) and all(each == task for each in s.tasks[len(s.tasks) - left :])


def _of_hand(s: TwelveHeroes, verb: int) -> list[int]:
    kinds: i64 = s.different(s.asked, s.hand[s.asked])
    return [verb + kind for kind in members(kinds)]


def acts(s: TwelveHeroes) -> list[int]:
    """Return the four actions (H-2.6), cards to give for more actions, and ending the turn (H-4.1)."""
    found: list[int] = []
    seat = s.seat
    if s.actions > 0:
        found.append(SUPPLY)
        food = s.food[seat]
        for kind in members(s.different(seat, s.hand[seat])):
            if recruit_cost(s, seat, kind) <= food:
                found.append(RECRUIT + kind)
    else:
        found.append(DONE)
    if s.setup.extra_actions:
        found.extend(_of_hand(s, SPEND))
    if s.actions > 0:
        found.extend(deploys(s, [NONE, NONE, NONE]))
        found.extend(moves(s))
    return found


def deploys(s: TwelveHeroes, sent: list[int]) -> list[int]:
    """Return the deployments of heroes in camp to Regions that have not received one (H-3.3)."""
    seat = s.seat
    found: list[int] = []
    for kind in members(s.different(seat, s.camp[seat])):
        for region in range(REGIONS):
            if sent[region] == NONE and not forbidden(s, seat, region):
                found.append(DEPLOY + kind * REGIONS + region)
    return found


def moves(s: TwelveHeroes) -> list[int]:
    """Return the moves of heroes to adjacent Regions (H-3.4). Abilities may allow more or fewer."""
    seat = s.seat
    found: list[int] = []
    for path in range(len(PATHS)):
        start, end = PATHS[path]
        cards: i64 = s.at[seat * 3 + start]
        if cards != 0 and not blocked(s, seat, start):
            near = end in neighbours(start)
            for kind in members(s.different(seat, cards)):
                if near or s.heroes.flies[kind]:
                    found.append(MOVE + kind * len(PATHS) + path)
    found.sort()
    return found


def aims(s: TwelveHeroes) -> list[int]:
    """Return the heroes that an ability can target, and declining if it is optional."""
    found = sorted([TARGET + kind * PLACES + place for kind, place in targets(s)])
    if s.heroes.abilities[s.ability].optional:
        found.insert(0, DECLINE)
    return found


def starvings(s: TwelveHeroes) -> list[int]:
    """Return the heroes whose loss leaves the most fed (H-2.3). If all must go, any first one will do."""
    seat = s.seat
    region = s.region
    fewest = fewest_starving(s, seat, region, NONE)
    found: list[int] = []
    staying = 0
    for kind in s.kinds_in(seat, s.at[seat * 3 + region]):
        if appetite(s, seat, kind, region) == 0 or fewest_starving(s, seat, region, kind) != fewest - 1:
            staying += 1
        elif STARVE + kind not in found:
            found.append(STARVE + kind)
    all_go = s.heroes_at(seat, region) - staying == fewest
    return found[:1] if all_go and not any(s.heroes.on(each - STARVE, DISCARDED) for each in found) else found
