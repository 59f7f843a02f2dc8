"""The four phases of a turn (H-2)."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, size
from tablee.core.chance import Draw
from tablee.games.twelve_heroes.rules import cards, food, own_decks
from tablee.games.twelve_heroes.rules.actions import hero
from tablee.games.twelve_heroes.rules.hunger import hunger
from tablee.games.twelve_heroes.rules.maintenance import income, maintain
from tablee.games.twelve_heroes.rules.military import next_action
from tablee.games.twelve_heroes.rules.pending import ENDED, LIMITING, NEXT_TILE
from tablee.games.twelve_heroes.rules.pieces import (
    AT_CAMP,
    CONTROL,
    GOAL,
    HAND_LIMIT,
    LAST_TURN,
    MAINTENANCE,
    NONE,
    PLACE_NAMES,
    POINTS,
    REGIONS,
    SLOTS,
    TILE_LOST,
    TILE_NAMES,
    TILE_WON,
    TILES,
)
from tablee.games.twelve_heroes.rules.piles import add, put
from tablee.games.twelve_heroes.rules.strength import strength, wins_ties
from tablee.games.twelve_heroes.rules.tasks import (
    ARGUMENT,
    BEGIN_ACTIONS,
    COMPARE,
    CONTROL_REGION,
    END_TURN,
    MAINTAIN,
    NEXT_ACTION,
    REVEAL,
    TAKE_INCOME,
    has_trigger,
    set_off_all,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes

# The results of Control.
GAINS_NOTHING: Final = 0
PLACES_CUBE: Final = 1
WINS_TILE: Final = 2

CONTROL_AND_MAINTENANCE: Final = [
    code + ARGUMENT * region for code in (CONTROL_REGION, MAINTAIN) for region in range(REGIONS)
]
"""The tasks of both phases, in order."""


def first_turn(s: TwelveHeroes) -> None:
    """Begin the first turn (H-1.4)."""
    s.then(END_TURN)
    begin_turn(s)


def begin_turn(s: TwelveHeroes) -> None:
    """Begin a turn with four phases (H-2), or only the last in the very first turn (H-1.4).

    The task that ends the turn is pending already. End a too long game (H-2.8).
    """
    if s.turn >= LAST_TURN:
        if s.events is not None:
            s.tell("time-over", "H-2.8", {"seat": s.seat, "turn": s.turn + 1})
        own_decks.end(s)
        s.tasks.pop()
        s.waiting = ENDED
        return
    if s.events is not None:
        s.tell("turn-begun", "H-2.1", {"seat": s.seat, "turn": s.turn + 1})
    s.actions = 3  # H-2.6
    s.given = 0
    s.then(BEGIN_ACTIONS)
    if s.turn == 0:
        begin_actions(s)
    elif control_and_maintain(s):
        income(s)


def control_and_maintain(s: TwelveHeroes) -> bool:
    """Do both phases, as far as nobody is asked and nothing is triggered. Return whether both are done."""
    for region in range(REGIONS):
        if s.at[s.seat * 3 + region] != 0:
            if has_trigger(s, region, CONTROL) or may_win_tile(s, region):
                leave_pending(s, region + 1)
                control(s, region)
                return False
            if s.tile[region] != NONE:
                compare(s, region)
    return maintain_all(s)


def maintain_all(s: TwelveHeroes) -> bool:
    """Do the second of them in the same way."""
    for region in range(REGIONS):
        if s.at[s.seat * 3 + region] != 0:
            eaten: i64 = hunger(s, s.seat, region)
            if has_trigger(s, region, MAINTENANCE) or eaten > s.stock[s.seat * 3 + region]:
                leave_pending(s, REGIONS + region + 1)
                maintain(s, region)
                return False
            food.eat(s, s.seat, region, eaten)
    return True


def leave_pending(s: TwelveHeroes, done: i64) -> None:
    """Leave Income for later, and both phases but for this many of their tasks."""
    s.then(TAKE_INCOME)
    for place in range(len(CONTROL_AND_MAINTENANCE) - 1, done - 1, -1):
        s.tasks.append(CONTROL_AND_MAINTENANCE[place])


def may_win_tile(s: TwelveHeroes, region: i64) -> bool:
    """Return whether the seat wins the tile of a Region if it is the stronger one there (H-2.1)."""
    return s.tile[region] != NONE and s.cubes[s.seat * 3 + region] >= SLOTS[s.tile_kind(region)]


# Control


def control(s: TwelveHeroes, region: i64) -> None:
    """Begin Control in a Region with its heroes' abilities (H-2.1). Without heroes there is nothing to compare."""
    if s.at[s.seat * 3 + region] == 0:
        return
    if has_trigger(s, region, CONTROL):
        if s.tile[region] != NONE:
            s.then(COMPARE, region)
        set_off_all(s, s.seat, region, CONTROL)
    elif s.tile[region] != NONE:
        compare(s, region)


def compare(s: TwelveHeroes, region: i64) -> None:
    """Place a cube or win the tile for the stronger side (H-2.1), or on a tie for the popular one (H-4.2)."""
    seat = s.seat
    if s.at[seat * 3 + region] == 0:
        return
    mine = strength(s, seat, region)
    theirs = strength(s, 1 - seat, region)
    if s.events is not None:
        sums = {"strength": mine, "strength_other": theirs}
        s.tell("strengths-compared", "H-2.1", {"seat": seat, "place": PLACE_NAMES[region], **sums})
        tell_tie(s, region, mine, theirs)
    result = control_result(s, seat, region, mine, theirs)
    if result == PLACES_CUBE:
        if s.events is not None:
            s.tell("cube-placed", "H-2.1", {"seat": seat, "place": PLACE_NAMES[region]})
        add(s.cubes, seat * 3 + region, 1)
    elif result == WINS_TILE:
        win_tile(s, region)


def tell_tie(s: TwelveHeroes, region: i64, mine: i64, theirs: i64) -> None:
    """Say who or what decides a tie for the seat on turn, if anything does."""
    seat = s.seat
    if mine != theirs or not wins_ties(s, seat, region):
        return
    if s.popular[region] == seat:
        s.tell("tie-won-popular", "H-4.2", {"seat": seat, "place": PLACE_NAMES[region]})
    else:
        s.tell("tie-won-by-hero", "H-2.1", {"seat": seat, "place": PLACE_NAMES[region]})


def control_result(s: TwelveHeroes, seat: i64, region: i64, mine: i64, theirs: i64) -> int:
    """Return the result of Control for a seat in a Region with a tile, with these strengths (H-2.1)."""
    if s.at[seat * 3 + region] == 0 or mine < theirs or (mine == theirs and not wins_ties(s, seat, region)):
        return GAINS_NOTHING
    return PLACES_CUBE if s.cubes[seat * 3 + region] < SLOTS[s.tile_kind(region)] else WINS_TILE


def win_tile(s: TwelveHeroes, region: i64) -> None:
    """Clear the Region and give the tile to the seat (H-2.1), which may win the game (H-2.2).

    Abilities on winning or losing a tile come last, after the next tile is revealed (H-3.9).
    """
    seat = s.seat
    kind = s.tile_kind(region)
    if s.events is not None:
        tile = {"tile": TILE_NAMES[kind], "points": POINTS[kind], "total": s.points[seat] + POINTS[kind]}
        s.tell("tile-won", "H-2.1", {"seat": seat, "place": PLACE_NAMES[region], **tile})
    put(s.won, seat, bit(s.tile[region]))
    add(s.points, seat, POINTS[kind])
    s.tile[region] = NONE
    if s.points[seat] >= GOAL:
        if s.events is not None:
            s.tell("game-won", "H-2.2", {"seat": seat, "points": s.points[seat]})
        own_decks.end(s)
        s.waiting = ENDED
        return
    set_off_all(s, 1 - seat, region, TILE_LOST)
    set_off_all(s, seat, region, TILE_WON)
    s.then(REVEAL, region)
    clear_region(s, region)


def clear_region(s: TwelveHeroes, region: i64) -> None:
    """Discard the winner's heroes, return the opponent's to camp, and all Food to the reserve (H-2.1)."""
    seat = s.seat
    if s.events is not None:
        s.tell("cubes-returned", "H-2.1", {"place": PLACE_NAMES[region]})
    s.popular[region] = NONE
    for each in range(2):
        s.cubes[each * 3 + region] = 0
    for each in range(2):
        food.lose(s, each, region, s.stock[each * 3 + region], "H-2.1")
    kinds = s.kinds_in(seat, s.at[seat * 3 + region])
    for i in range(len(kinds) - 1, -1, -1):  # H-3.6: the lowest number's abilities come first
        if s.heroes.survives[kinds[i]]:
            go_home(s, seat, region, kinds[i])
        else:
            if s.events is not None:
                place = PLACE_NAMES[region]
                s.tell("hero-retired", "H-2.1", {"seat": seat, "hero": hero(kinds[i]), "place": place})
            cards.discard_hero(s, seat, region, kinds[i])
    for kind in s.kinds_in(1 - seat, s.at[(1 - seat) * 3 + region]):
        go_home(s, 1 - seat, region, kind)


def go_home(s: TwelveHeroes, seat: i64, region: i64, kind: i64) -> None:
    """Return a hero to camp from a Region whose tile was won (H-2.1)."""
    if s.events is not None:
        s.tell("hero-returned", "H-2.1", {"seat": seat, "hero": hero(kind), "place": PLACE_NAMES[region]})
    cards.send_back(s, seat, region, kind, AT_CAMP)


def reveal(s: TwelveHeroes, region: i64) -> None:
    """Reveal the next tile of the stack, if there is one (H-2.1)."""
    s.region = region
    if s.below[region] > 0:
        s.await_draw(Draw("tiles", s.unseen), NEXT_TILE)
    elif s.events is not None:
        s.tell("stack-empty", "H-2.1", {"place": PLACE_NAMES[region]})


def turn_up(s: TwelveHeroes, region: i64, tile: int) -> None:
    """Put a tile face up (H-1.1)."""
    if s.events is not None:
        named = {"tile": TILE_NAMES[TILES[tile]], "place": PLACE_NAMES[region]}
        s.tell("tile-revealed", "H-1.1", {**named, "below": s.below[region]})
    s.tile[region] = tile
    s.unseen &= ~bit(tile)


def tile_drawn(s: TwelveHeroes, tile: int) -> None:
    """Take the drawn second tile of a stack (H-2.1)."""
    s.below[s.region] = 0
    turn_up(s, s.region, tile)


# The end


def end_turn(s: TwelveHeroes) -> None:
    """Let the seat discard down to five cards, then pass the turn (H-2.7). The task stays, for the next turn."""
    if size(s.hand[s.seat]) > HAND_LIMIT:
        s.ask(s.seat, LIMITING)
        return
    s.seat = 1 - s.seat
    s.turn += 1
    begin_turn(s)


def begin_actions(s: TwelveHeroes) -> None:
    """Begin the Military phase (H-2.6). This is the next task, and its first action takes its place."""
    if s.events is not None:
        s.tell("actions-begun", "H-2.6", {"seat": s.seat, "count": s.actions})
    s.tasks[len(s.tasks) - 1] = NEXT_ACTION
    next_action(s)


def ranks(s: TwelveHeroes) -> tuple[int, int]:
    """Return the ranking: seven points win (H-2.2); else more points, then more cubes, else nobody (H-2.8)."""
    ours = [s.points[seat] * 100 + sum(s.cubes[seat * 3 : seat * 3 + 3]) for seat in range(2)]
    if ours[0] == ours[1]:
        return (1, 1)
    return (1, 2) if ours[0] > ours[1] else (2, 1)
