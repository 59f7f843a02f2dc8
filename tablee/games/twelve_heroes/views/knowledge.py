"""What a viewer knows, as a key for search. It is equal exactly for equal views, and much cheaper."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import msgspec

from tablee.core.bits import lowest, size
from tablee.games.twelve_heroes.rules.pieces import NONE, TILES
from tablee.games.twelve_heroes.views.view import view_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def known(state: TwelveHeroes, viewer: int | None) -> Hashable:
    """Return everything public, then what only the viewer sees.

    If decks are secret or self-made, return the view itself.
    """
    if state.setup.draft or state.setup.own or state.setup.secret:
        return msgspec.msgpack.encode(view_of(state, viewer), order="deterministic")
    draws = 0 if state.draw is None else state.draw.draws
    key: list[int] = [
        -1 if viewer is None else viewer,
        *(state.seat, state.turn, state.actions, state.given, state.reserve, state.waiting, state.asked, draws),
        *(state.ability, state.source, state.owner, state.region, state.victim, state.start, state.max_food),
        len(state.tasks),
    ]
    key.extend(state.tasks)
    key.extend(state.sent)
    key.extend(state.ready)
    key.extend(state.below)
    key.extend(state.popular)
    for tile in state.tile:
        key.append(NONE if tile == NONE else TILES[tile])
    key.extend(state.food)
    key.extend(state.points)
    key.extend(state.stock)
    key.extend(state.cubes)
    for seat in range(2):
        add_side(key, state, seat, seat == viewer)
    return tuple(key)


def add_side(key: list[int], state: TwelveHeroes, seat: i64, own: bool) -> None:
    """Add a seat's cards if they are seen, else their number. Strengths follow from what is public."""
    key.append(state.deck_size(seat))
    key.append(len(state.under[seat]))
    add_cards(key, state, seat, state.hand[seat] if own else 0)
    if own:
        for card in state.under[seat]:
            key.append(state.kinds[seat * 12 + card])
    else:
        key.append(size(state.hand[seat]))
    add_cards(key, state, seat, state.shown[seat])
    add_cards(key, state, seat, state.discards[seat])
    add_cards(key, state, seat, state.camp[seat])
    for region in range(3):
        add_cards(key, state, seat, state.at[seat * 3 + region])
    tiles: i64 = state.won[seat]
    key.append(size(tiles))
    while tiles != 0:
        key.append(TILES[lowest(tiles)])
        tiles &= tiles - 1


def add_cards(key: list[int], state: TwelveHeroes, seat: i64, cards: i64) -> None:
    """Add the number of cards in a set, then their kinds: copies of a hero are alike."""
    if cards == 0:
        key.append(0)
        return
    key.append(size(cards))
    key.extend(state.kinds_in(seat, cards))
