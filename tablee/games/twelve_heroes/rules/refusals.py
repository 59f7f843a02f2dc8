"""Explain why an action is illegal, with its rule, using only what the seat knows."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Value
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.rules import pending
from tablee.games.twelve_heroes.rules.actions import (
    ACTIONS,
    CARRY,
    CHOOSE,
    DEPLOY,
    ENLIST,
    MOVE,
    PATHS,
    RECRUIT,
    RESOLVE,
    SPEND,
    STARVE,
    SUPPLY,
)
from tablee.games.twelve_heroes.rules.lasting import blocked, forbidden, recruit_cost
from tablee.games.twelve_heroes.rules.pieces import REGIONS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

RULES: Final = {
    pending.PICK: "H-5.2",
    pending.MULLIGAN: "H-1.3",
    pending.STARVING: "H-2.3",
    pending.ACT: "H-2.6",
    pending.CARRYING: "H-3.3",
    pending.MORE: "H-3.3",
    pending.ORDER: "H-3.3",
    pending.LIMITING: "H-2.7",
}
"""The rule behind each question. Questions of abilities have H-0.3."""


def refusal(state: TwelveHeroes, action: int) -> Refused:
    """Return why the awaited seat may not take this action."""
    waiting = state.waiting
    if waiting == pending.PICK and ENLIST <= action < ENLIST + len(state.heroes.heroes):
        return _not_enlisted(state, action)
    if waiting == pending.ACT:
        return _not_an_action(state, action)
    if waiting == pending.MORE and DEPLOY <= action < MOVE:
        return _not_deployed(state, action)
    if waiting in (pending.CARRYING, pending.BRINGING) and CARRY <= action < CHOOSE:
        return Refused("not-so-much", RULES.get(waiting, "H-0.3"), food=state.max_food)
    if waiting == pending.STARVING and STARVE <= action < STARVE + len(state.heroes.heroes):
        return Refused("feed-as-many", "H-2.3", **_hero(action))
    return _not_now(state, action)


def _not_now(state: TwelveHeroes, action: int) -> Refused:
    rule = "H-5.3" if state.setup.own and state.waiting == pending.PICK else RULES.get(state.waiting, "H-0.3")
    return Refused("not-now", rule, action=ACTIONS.text(action))


def _not_enlisted(state: TwelveHeroes, action: int) -> Refused:
    if not state.setup.own:
        return _not_now(state, action)
    if not state.setup.in_play(action - ENLIST):
        return Refused("other-version", "H-4.3", **_hero(action))
    return Refused("no-more-in-box", "H-5.3", count=state.heroes.heroes[action - ENLIST].copies, **_hero(action))


def _hero(action: int) -> dict[str, Value]:
    return {"hero": ACTIONS[action].params["hero"]}


def _not_an_action(state: TwelveHeroes, action: int) -> Refused:
    if SPEND <= action < STARVE:
        return _not_spent(state, action)
    if state.actions == 0 and (action == SUPPLY or RECRUIT <= action < SPEND or DEPLOY <= action < RESOLVE):
        return Refused("no-actions-left", "H-2.6")
    if RECRUIT <= action < SPEND:
        return _not_recruited(state, action)
    if DEPLOY <= action < MOVE:
        return _not_deployed(state, action)
    if MOVE <= action < RESOLVE:
        return _not_moved(state, action)
    return _not_now(state, action)


def _not_spent(state: TwelveHeroes, action: int) -> Refused:
    if not state.setup.extra_actions:
        return Refused("no-extra-actions", "H-4.1")
    return Refused("not-in-hand", "H-4.1", **_hero(action))


def _not_recruited(state: TwelveHeroes, action: int) -> Refused:
    kind = action - RECRUIT
    if state.count(state.seat, state.hand[state.seat], kind) == 0:
        return Refused("not-in-hand", "H-3.2", **_hero(action))
    cost, food = recruit_cost(state, state.seat, kind), state.food[state.seat]
    return Refused("too-dear", "H-3.2", cost=cost, food=food, **_hero(action))


def _not_deployed(state: TwelveHeroes, action: int) -> Refused:
    kind = (action - DEPLOY) // REGIONS
    if state.count(state.seat, state.camp[state.seat], kind) == 0:
        return Refused("not-in-camp", "H-3.3", **_hero(action))
    if forbidden(state, state.seat, (action - DEPLOY) % REGIONS):
        return Refused("forbidden", "H-0.3", place=ACTIONS[action].params["place"])
    return Refused("one-a-region", "H-3.3", place=ACTIONS[action].params["place"])


def _not_moved(state: TwelveHeroes, action: int) -> Refused:
    kind, path = divmod(action - MOVE, len(PATHS))
    start = PATHS[path][0]
    if state.count(state.seat, state.at[state.seat * 3 + start], kind) == 0:
        return Refused("not-there", "H-3.4", place=ACTIONS[action].params["place_from"], **_hero(action))
    if blocked(state, state.seat, start):
        return Refused("blocked", "H-0.3", place=ACTIONS[action].params["place_from"])
    return Refused("not-adjacent", "H-3.4", **_hero(action))
