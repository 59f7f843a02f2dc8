"""List the legal actions of the awaited seat. Nothing else decides what is legal."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, members, size
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
from tablee.games.twelve_heroes.rules.hunger import appetite, fewest_of
from tablee.games.twelve_heroes.rules.lasting import blocked, changed_cost, forbidden
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
from tablee.games.twelve_heroes.rules.piles import first_card
from tablee.games.twelve_heroes.rules.targets import destinations, targets
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
        return more(s)
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


def hand_choices(s: TwelveHeroes, waiting: i64) -> list[int]:
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
    if s.actions == 0:
        return [DONE, *_of_hand(s, SPEND)] if s.setup.extra_actions else [DONE]
    found: list[int] = [SUPPLY]
    kinds: i64 = recruits(s)
    while kinds != 0:
        found.append(RECRUIT + lowest(kinds))
        kinds &= kinds - 1
    if s.setup.extra_actions:
        found.extend(_of_hand(s, SPEND))
    add_deploys(found, s.different(s.seat, s.camp[s.seat]), open_regions(s, ANYWHERE))
    add_moves(found, leavers(s, 0), leavers(s, 1), leavers(s, 2), s.heroes.flyers)
    return found


def more(s: TwelveHeroes) -> list[int]:
    """Return the deployments of more heroes, and none (H-3.3)."""
    found: list[int] = [DONE]
    add_deploys(found, s.different(s.seat, s.camp[s.seat]), open_regions(s, s.sent))
    return found


def recruits(s: TwelveHeroes) -> i64:
    """Return the kinds in the hand that the seat can pay for (H-3.2)."""
    seat = s.seat
    food: i64 = s.food[seat]
    changed: i64 = changed_cost(s, seat)
    cards: i64 = s.hand[seat]
    found: i64 = 0
    while cards != 0:
        kind: i64 = s.kinds[seat * 12 + first_card(cards)]
        cost: i64 = s.heroes.cost[kind]
        if max(cost + changed, 0) <= food:
            found |= bit(kind)
        cards &= cards - 1
    return found


ANYWHERE: Final = [NONE, NONE, NONE]


def open_regions(s: TwelveHeroes, sent: list[int]) -> i64:
    """Return the Regions, as a set, that have not received a hero by this action and are not forbidden (H-3.3)."""
    found: i64 = 0
    for region in range(REGIONS):
        if sent[region] == NONE and not forbidden(s, s.seat, region):
            found |= bit(region)
    return found


def leavers(s: TwelveHeroes, region: i64) -> i64:
    """Return the kinds, as a set, that may leave a Region by Move."""
    cards: i64 = s.at[s.seat * 3 + region]
    if cards == 0 or blocked(s, s.seat, region):
        return 0
    return s.different(s.seat, cards)


def add_deploys(found: list[int], kinds: i64, regions: i64) -> None:
    """Add the deployments of these kinds to these Regions."""
    while kinds != 0 and regions != 0:
        first: i64 = DEPLOY + lowest(kinds) * REGIONS
        for region in range(REGIONS):
            if bit(region) & regions != 0:
                found.append(first + region)
        kinds &= kinds - 1


def add_moves(found: list[int], left: i64, middle: i64, right: i64, flyers: i64) -> None:
    """Add the moves of heroes to adjacent Regions, and further for those who fly (H-3.4), by kinds and then paths."""
    kinds: i64 = left | middle | right
    while kinds != 0:
        one: i64 = kinds & -kinds
        first: i64 = MOVE + lowest(one) * len(PATHS)
        for path in range(len(PATHS)):
            if may_take(path, one, left, middle, right, flyers):
                found.append(first + path)
        kinds ^= one


def may_take(path: i64, kind: i64, left: i64, middle: i64, right: i64, flyers: i64) -> bool:
    """Return whether heroes of this kind may take one of the `PATHS`, with those who may leave each Region."""
    if path == FROM_LEFT:
        return kind & left != 0
    if path == FROM_RIGHT:
        return kind & right != 0
    if path < FROM_MIDDLE:
        return kind & left & flyers != 0
    return kind & middle != 0 if path < OVER_FROM_RIGHT else kind & right & flyers != 0


# The numbers of some of the `PATHS`. The two between FROM_MIDDLE and OVER_FROM_RIGHT leave the middle.
FROM_LEFT: Final = 0
FROM_MIDDLE: Final = 2
OVER_FROM_RIGHT: Final = 4
FROM_RIGHT: Final = 5


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
    kinds = s.kinds_in(seat, s.at[seat * 3 + region])
    if len(kinds) == 1:  # the most usual case of random play
        return [STARVE + kinds[0]]
    appetites = [appetite(s, seat, kind, region) for kind in kinds]
    sizes = sorted(appetites)
    missing: i64 = sum(appetites) - s.stock[seat * 3 + region]
    fewest = fewest_of(sizes, missing, NONE)
    found: list[int] = []
    staying = 0
    for place in range(len(kinds)):
        own: i64 = appetites[place]
        if own == 0 or fewest_of(sizes, missing - own, own) != fewest - 1:
            staying += 1
        elif STARVE + kinds[place] not in found:
            found.append(STARVE + kinds[place])
    all_go = len(kinds) - staying == fewest
    return found[:1] if all_go and not any(s.heroes.on(each - STARVE, DISCARDED) for each in found) else found
