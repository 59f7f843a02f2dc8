"""Which heroes would starve after the end of the turn, for every offered action that ends it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from tablee.core.bits import bit
from tablee.games.twelve_heroes.rules.actions import ACTIONS, CARRY, DEPLOY, DONE, MOVE, PATHS, RECRUIT, SUPPLY
from tablee.games.twelve_heroes.rules.hunger import appetite
from tablee.games.twelve_heroes.rules.pieces import CAMP, PLACE_NAMES, RECRUITED, REGIONS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

Starving = Callable[[int], int]
"""A function that returns how many heroes must starve in a Region."""


class Hungry(msgspec.Struct, frozen=True):
    """A Region where `count` of these heroes would starve. Heroes are given by the numbers on their cards."""

    place: str
    count: int
    heroes: tuple[str, ...]


class AskedTurn(NamedTuple):
    """A turn whose seat is asked for an action, or for one more hero to deploy."""

    state: TwelveHeroes
    acting: bool
    hand: tuple[int, ...]
    starving: Starving

    def may_buy(self, played: int = 0) -> bool:
        """Return whether a card can still be given for one more action, with `played` cards gone (H-4.1)."""
        return bool(self.state.setup.extra_actions) and len(self.hand) > played


def endings(turn: AskedTurn, max_food: dict[str, int]) -> dict[str, tuple[Hungry, ...]]:
    """Return who would starve after each action that ends the turn. Actions that starve nobody are left out.

    `max_food` says how much Food a hero can take along, by the notation of the action that sends it. If a hero can take
    Food, the choice of Food ends the turn. Then the key names both choices: `deploy 3 left, carry 1`.
    """
    now = _hungry(turn)
    found = {ACTIONS.text(action): now for action in _staying(turn)}
    for action, kind, start, end in _going(turn):
        text = ACTIONS.text(action)
        for amount in range(max_food[text] + 1):
            gesture = f"{text}, {ACTIONS.text(CARRY + amount)}" if max_food[text] else text
            found[gesture] = _after(turn, kind, start, end, amount)
    return {text: who for text, who in found.items() if who}


def carry_endings(turn: AskedTurn, start: int, end: int, max_food: int) -> dict[str, tuple[Hungry, ...]]:
    """Return the same when a hero has gone to a Region and the seat is asked how much Food goes along."""
    state = turn.state
    if state.actions or turn.may_buy() or (start == CAMP and state.camp[state.seat]):
        return {}
    found = {}
    for amount in range(max_food + 1):
        stock = state.stock.copy()
        _load(state, start, end, amount)
        found[ACTIONS.text(CARRY + amount)] = _hungry(turn)
        state.stock = stock
    return {text: who for text, who in found.items() if who}


def _staying(turn: AskedTurn) -> Iterator[int]:
    """Yield the actions that end the turn and move no hero, without heroes that act when recruited."""
    if turn.state.actions == 0 and (turn.acting or not turn.may_buy()):
        yield DONE
    if not turn.acting or turn.state.actions != 1:
        return
    if not turn.may_buy():
        yield SUPPLY
    if not turn.may_buy(played=1):
        yield from (RECRUIT + kind for kind in set(turn.hand) if not turn.state.heroes.on(kind, RECRUITED))


def _going(turn: AskedTurn) -> Iterator[tuple[int, int, int, int]]:
    """Yield the last Move, and the Deploy of the last hero in camp: action, kind, start and end (H-3.3, H-3.4)."""
    state = turn.state
    if state.actions != turn.acting or turn.may_buy():
        return
    seat = state.seat
    camp = state.kinds_in(seat, state.camp[seat])
    if len(camp) == 1:
        yield from ((DEPLOY + camp[0] * REGIONS + end, camp[0], CAMP, end) for end in range(REGIONS))
    for path, (start, end) in enumerate(PATHS if turn.acting else ()):
        for kind in set(state.kinds_in(seat, state.at[seat * 3 + start])):
            yield MOVE + kind * len(PATHS) + path, kind, start, end


def _after(turn: AskedTurn, kind: int, start: int, end: int, food: int) -> tuple[Hungry, ...]:
    """Put the hero and its Food there, look, and put them back."""
    state, seat = turn.state, turn.state.seat
    at, stock = state.at.copy(), state.stock.copy()
    card = bit(state.find(seat, state.camp[seat] if start == CAMP else at[seat * 3 + start], kind))
    if start != CAMP:
        state.at[seat * 3 + start] ^= card
    state.at[seat * 3 + end] |= card
    _load(state, start, end, food)
    found = _hungry(turn)
    state.at, state.stock = at, stock
    return found


def _load(state: TwelveHeroes, start: int, end: int, amount: int) -> None:
    """Move Food along with a hero."""
    if start != CAMP:
        state.stock[state.seat * 3 + start] -= amount
    state.stock[state.seat * 3 + end] += amount


def _hungry(turn: AskedTurn) -> tuple[Hungry, ...]:
    counts = [(region, turn.starving(region)) for region in range(REGIONS)]
    return tuple(Hungry(PLACE_NAMES[place], count, _who(turn.state, place, count)) for place, count in counts if count)


def _who(state: TwelveHeroes, region: int, count: int) -> tuple[str, ...]:
    """Return the heroes that can be among the fewest that must go (H-2.3)."""
    kinds = sorted(state.kinds_in(state.seat, state.at[state.seat * 3 + region]))
    hunger = {kind: appetite(state, state.seat, kind, region) for kind in kinds}
    missing = sum(hunger[kind] for kind in kinds) - state.stock[state.seat * 3 + region]
    found = []
    for place, kind in enumerate(kinds):
        others = sorted((hunger[other] for other in kinds[:place] + kinds[place + 1 :]), reverse=True)
        if hunger[kind] > 0 and hunger[kind] + sum(others[: count - 1]) >= missing:
            found.append(str(kind + 1))
    return tuple(found)
