"""Random playouts. A search runs thousands of them, so they list no choices where these can be counted.

Each takes the same numbers from the generator as a play step by step.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, nth, size
from tablee.games.twelve_heroes.rules.actions import CARRY, DEPLOY, DONE, MOVE, PATHS, RECRUIT, SPEND, STARVE, SUPPLY
from tablee.games.twelve_heroes.rules.choices import (
    ANYWHERE,
    leavers,
    list_choices,
    may_take,
    open_regions,
    recruits,
)
from tablee.games.twelve_heroes.rules.engine import answer, apply, do_next, take_card, take_outcome
from tablee.games.twelve_heroes.rules.pending import (
    ACT,
    BRINGING,
    CARDS,
    CARRYING,
    ENDED,
    MORE,
    NOTHING,
    PICK,
    STARVING,
)
from tablee.games.twelve_heroes.rules.pieces import REGIONS
from tablee.games.twelve_heroes.rules.piles import first_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def play_out(s: TwelveHeroes, rng: Rng) -> int:
    """Play to the end at random. Return how many choices were made."""
    played = 0
    used: i64 = 0
    while s.waiting != ENDED:
        if s.waiting == NOTHING:
            used = do_next(s, used)
        elif s.waiting > PICK:
            action, free = choose(s, rng)
            if free:
                played += 1
                used = 0
            answer(s, action)
        elif s.waiting == PICK:
            apply(s, [rng.pick(s.legal(seat)) for seat in range(2)])
            played += 2
            used = 0
        else:
            draw = s.draw
            assert draw is not None
            if s.waiting == CARDS and draw.draws == 1:
                take_card(s, bit(rng.member(draw.pool)))
            else:
                take_outcome(s, draw.sample(rng))
            used = 0
    return played


def choose(s: TwelveHeroes, rng: Rng) -> tuple[i64, bool]:
    """Return a random legal action, and whether there was more than one."""
    waiting = s.waiting
    if waiting == ACT:
        return choose_act(s, rng)
    if waiting in (CARRYING, BRINGING):
        most: i64 = s.max_food
        return (CARRY + rng.below(most + 1), True) if most > 0 else (CARRY, False)
    if waiting == MORE:
        return choose_more(s, rng)
    if waiting == STARVING:
        hungry: i64 = s.at[s.seat * 3 + s.region]
        if size(hungry) == 1:
            return STARVE + s.kinds[s.seat * 12 + first_card(hungry)], False
    choices = list_choices(s)
    return (rng.pick(choices), True) if len(choices) > 1 else (choices[0], False)


def choose_more(s: TwelveHeroes, rng: Rng) -> tuple[i64, bool]:
    """Choose among the deployments of more heroes, and none."""
    camp: i64 = s.different(s.seat, s.camp[s.seat])
    regions: i64 = open_regions(s, s.sent)
    count: i64 = 1 + size(camp) * size(regions)
    if count == 1:
        return DONE, False
    place: i64 = rng.below(count)
    return (DONE if place == 0 else nth_deploy(camp, regions, place - 1)), True


def choose_act(s: TwelveHeroes, rng: Rng) -> tuple[i64, bool]:
    """Choose among the actions that `choices.acts` lists."""
    acting = s.actions > 0
    first: i64 = DONE
    hired: i64 = 0
    spent: i64 = 0
    camp: i64 = 0
    regions: i64 = 0
    left: i64 = 0
    middle: i64 = 0
    right: i64 = 0
    if s.setup.extra_actions:
        spent = s.different(s.seat, s.hand[s.seat])
    if acting:
        first = SUPPLY
        hired = recruits(s)
        camp = s.different(s.seat, s.camp[s.seat])
        left = leavers(s, 0)
        middle = leavers(s, 1)
        right = leavers(s, 2)
    if camp != 0:
        regions = open_regions(s, ANYWHERE)
    flyers: i64 = s.heroes.flyers
    moves: i64 = 0
    if left | middle | right != 0:
        moves = size(left) + 2 * size(middle) + size(right) + size(left & flyers) + size(right & flyers)
    cards: i64 = size(hired) + size(spent)
    deploys: i64 = size(camp) * size(regions)
    count: i64 = 1 + cards + deploys + moves
    if count == 1:
        return first, False
    place: i64 = rng.below(count) - 1
    if place < 0:
        return first, True
    if place < cards:
        return nth_card(hired, spent, place), True
    if place < cards + deploys:
        return nth_deploy(camp, regions, place - cards), True
    return nth_move(left, middle, right, flyers, place - cards - deploys), True


def nth_card(hired: i64, spent: i64, place: i64) -> i64:
    """Return the action with this number of those that recruit a hero or give a card."""
    recruited: i64 = size(hired)
    return RECRUIT + nth(hired, place) if place < recruited else SPEND + nth(spent, place - recruited)


def nth_deploy(kinds: i64, regions: i64, place: i64) -> i64:
    """Return the deployment with this number."""
    each: i64 = size(regions)
    return DEPLOY + nth(kinds, place // each) * REGIONS + nth(regions, place % each)


def nth_move(left: i64, middle: i64, right: i64, flyers: i64, place: i64) -> i64:
    """Return the move with this number."""
    kinds: i64 = left | middle | right
    while kinds != 0:
        one: i64 = kinds & -kinds
        for path in range(len(PATHS)):
            if may_take(path, one, left, middle, right, flyers):
                if place == 0:
                    return MOVE + lowest(one) * len(PATHS) + path
                place -= 1
        kinds ^= one
    raise ValueError("there are fewer moves")
