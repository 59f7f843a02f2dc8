"""The results of the next Control and Maintenance as things stand, and how an offered move would change them."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.bits import bit
from tablee.games.twelve_heroes.rules import food
from tablee.games.twelve_heroes.rules.actions import ACTIONS, CARRY, DEPLOY, MOVE, PATHS
from tablee.games.twelve_heroes.rules.hunger import fewest_starving, hunger
from tablee.games.twelve_heroes.rules.lasting import recruit_cost
from tablee.games.twelve_heroes.rules.pending import ACT, BRINGING, CARRYING, ENDED, MORE, MULLIGAN, PICK
from tablee.games.twelve_heroes.rules.pieces import CAMP, NONE, POINTS, REGIONS, SLOTS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.strength import strength
from tablee.games.twelve_heroes.rules.turn import WINS_TILE, control_result
from tablee.games.twelve_heroes.views.endings import AskedTurn, Hungry, carry_endings, endings
from tablee.games.twelve_heroes.views.imagine import lay_open
from tablee.games.twelve_heroes.views.view import HeroesView

Stage = Literal["draft", "enlist", "mulligan", "play", "over"]
Control = Literal["nothing", "cube", "tile"]
CONTROLS: tuple[Control, ...] = ("nothing", "cube", "tile")


class FrontForecast(msgspec.Struct, frozen=True):
    """One seat in one Region: its result of Control (H-2.1), what its heroes eat, and how many must starve (H-2.3)."""

    leads: bool
    control: Control
    eats: int
    starving: int


class RegionForecast(msgspec.Struct, frozen=True):
    """The tile of a Region (all 0 if none is left), and both seats there."""

    points: int
    slots: int
    fronts: tuple[FrontForecast, FrontForecast]


class ArrivalForecast(msgspec.Struct, frozen=True):
    """A Region after a hero has come there with all the Food it needs and can bring.

    `missing` is the Food that the Region lacks before that. `carry` is how much the hero should sensibly take along,
    `max_food` how much it can.
    """

    strength: int
    strength_other: int
    missing: int
    starving: int
    carry: int
    max_food: int


class CarryForecast(msgspec.Struct, frozen=True):
    """How many starve where Food is carried to and where it comes from, and how much is lost there."""

    there: int
    left: int
    lost: int


class HeroesForecast(msgspec.Struct, frozen=True):
    """The forecast of the table as it is. `arrivals` and `carries` have the offered actions by their notation.

    `endings` are the actions that end the turn so that heroes would starve, and who. If Food can go along, they include
    it: `deploy 3 left, carry 1`. `costs` has the present costs of heroes in the viewer's hand, by their numbers, if
    they differ from the printed ones.
    """

    stage: Stage
    regions: tuple[RegionForecast, RegionForecast, RegionForecast]
    arrivals: dict[str, ArrivalForecast]
    carries: dict[str, CarryForecast]
    endings: dict[str, tuple[Hungry, ...]]
    costs: dict[str, int]


def forecast(view: HeroesView) -> HeroesForecast:
    """Return the forecast from everything public. It uses no hidden card."""
    state = lay_open(view)
    stage = _stage(view)
    waiting = view.pending.waiting if view.viewer == view.pending.asked else NONE
    arrivals = _arrivals(state, view.pending.asked) if waiting in (ACT, MORE) else {}
    return HeroesForecast(
        stage=stage,
        regions=(_region(state, 0, stage), _region(state, 1, stage), _region(state, 2, stage)),
        arrivals=arrivals,
        carries=_carries(state, view) if waiting in (CARRYING, BRINGING) else {},
        endings=_endings(state, view, arrivals) if waiting in (ACT, MORE, CARRYING) else {},
        costs=_costs(state, view),
    )


def _endings(
    state: TwelveHeroes, view: HeroesView, arrivals: dict[str, ArrivalForecast]
) -> dict[str, tuple[Hungry, ...]]:
    def starving(region: int) -> int:
        return _region(state, region, "play").fronts[state.seat].starving

    hand = tuple(number - 1 for number in view.sides[state.seat].hand or ())
    turn = AskedTurn(state, view.pending.waiting == ACT, hand, starving)
    if view.pending.waiting == CARRYING:
        return carry_endings(turn, view.pending.start, view.pending.region, view.pending.max_food)
    return endings(turn, {text: arrival.max_food for text, arrival in arrivals.items()})


def _costs(state: TwelveHeroes, view: HeroesView) -> dict[str, int]:
    if view.viewer is None:
        return {}
    held = {number - 1 for number in view.sides[view.viewer].hand or ()}
    costs = {kind: recruit_cost(state, view.viewer, kind) for kind in sorted(held)}
    return {str(kind + 1): cost for kind, cost in costs.items() if cost != state.heroes.cost[kind]}


def _stage(view: HeroesView) -> Stage:
    waiting = view.pending.waiting
    if waiting == ENDED:
        return "over"
    if waiting == MULLIGAN:
        return "mulligan"
    if waiting == PICK and view.options.decks == "own":
        return "enlist"
    undealt = view.sides[0].deck_size == view.sides[1].deck_size == 0
    return "draft" if view.draft and waiting <= PICK and undealt else "play"


def _region(state: TwelveHeroes, region: int, stage: Stage) -> RegionForecast:
    strengths = (strength(state, 0, region), strength(state, 1, region))
    kind = state.tile_kind(region)
    fronts = (_front(state, 0, region, strengths, stage), _front(state, 1, region, strengths, stage))
    return RegionForecast(0 if kind == NONE else POINTS[kind], 0 if kind == NONE else SLOTS[kind], fronts)


def _front(state: TwelveHeroes, seat: int, region: int, strengths: tuple[int, int], stage: Stage) -> FrontForecast:
    """Return the forecast of one side.

    After the end nothing comes, and the winner of a tile clears it before heroes eat (H-2.1).
    """
    mine, theirs = strengths[seat], strengths[1 - seat]
    over = stage == "over"
    result = 0 if over or state.tile[region] == NONE else control_result(state, seat, region, mine, theirs)
    return FrontForecast(
        leads=mine > theirs,
        control=CONTROLS[result],
        eats=hunger(state, seat, region),
        starving=0 if over or result == WINS_TILE else fewest_starving(state, seat, region),
    )


def _arrivals(state: TwelveHeroes, seat: int) -> dict[str, ArrivalForecast]:
    """Return every hero of the seat that could be deployed or moved, in each Region it could go to (H-3.3, H-3.4)."""
    found = {}
    for kind in set(state.kinds_in(seat, state.camp[seat])):
        for end in range(REGIONS):
            found[ACTIONS.text(DEPLOY + kind * REGIONS + end)] = _arrival(state, seat, kind, CAMP, end)
    for path, (start, end) in enumerate(PATHS):
        for kind in set(state.kinds_in(seat, state.at[seat * 3 + start])):
            found[ACTIONS.text(MOVE + kind * len(PATHS) + path)] = _arrival(state, seat, kind, start, end)
    return found


def _arrival(state: TwelveHeroes, seat: int, kind: int, start: int, end: int) -> ArrivalForecast:
    """Put the hero there, look, and put it back. If nobody stays behind, all the Food goes along (H-2.4)."""
    place = seat * 3 + end
    at, stock = state.at.copy(), state.stock[place]
    cards = state.camp[seat] if start == CAMP else state.at[seat * 3 + start]
    card = bit(state.find(seat, cards, kind))
    if start != CAMP:
        state.at[seat * 3 + start] ^= card
    state.at[place] |= card
    missing = max(0, hunger(state, seat, end) - stock)
    max_food = food.amount_at(state, seat, start)
    carry = min(missing, max_food) if start == CAMP or state.heroes_at(seat, start) > 0 else max_food
    state.stock[place] += min(missing, max_food)
    strengths = strength(state, seat, end), strength(state, 1 - seat, end)
    found = ArrivalForecast(*strengths, missing, fewest_starving(state, seat, end), carry, max_food)
    state.at, state.stock[place] = at, stock
    return found


def _carries(state: TwelveHeroes, view: HeroesView) -> dict[str, CarryForecast]:
    pending = view.pending
    start = CAMP if pending.waiting == BRINGING else pending.start
    amounts = range(pending.max_food + 1)
    return {
        ACTIONS.text(CARRY + amount): _carry(state, pending.asked, start, pending.region, amount) for amount in amounts
    }


def _carry(state: TwelveHeroes, seat: int, start: int, end: int, amount: int) -> CarryForecast:
    """Return who starves at both ends (H-2.3). Food stays nowhere without a hero (H-2.4)."""
    stock = state.stock.copy()
    state.stock[seat * 3 + end] += amount
    there = fewest_starving(state, seat, end)
    left = lost = 0
    if start != CAMP:
        state.stock[seat * 3 + start] -= amount
        left = fewest_starving(state, seat, start)
        lost = state.stock[seat * 3 + start] if state.heroes_at(seat, start) == 0 else 0
    state.stock = stock
    return CarryForecast(there, left, lost)
