"""Food, cubes, cards and tiles are never lost, whatever happens (H-0.1, H-0.2)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.bits import members
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import PRESETS
from tablee.games.twelve_heroes.rules.cards import owned
from tablee.games.twelve_heroes.rules.pieces import CUBES, NONE, POINTS, SLOTS, TILES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def food_is_all_there(state: TwelveHeroes) -> None:
    assert sum(state.food) + sum(state.stock) + state.reserve == 20
    assert min(*state.food, *state.stock, state.reserve) >= 0


def cubes_are_all_there(state: TwelveHeroes) -> None:
    for seat in range(2):
        placed = state.cubes[seat * 3 : seat * 3 + 3]
        assert sum(placed) <= CUBES
        for cubes, tile in zip(placed, state.tile, strict=True):
            assert 0 <= cubes <= (SLOTS[TILES[tile]] if tile != NONE else 3)


def cards_are_all_there(state: TwelveHeroes) -> None:
    for seat in range(2):
        assert owned(state, seat) == list(range(12))
        assert state.shown[seat] & ~state.hand[seat] == 0


def tiles_are_all_there(state: TwelveHeroes) -> None:
    up = [tile for tile in state.tile if tile != NONE]
    won = [members(tiles) for tiles in state.won]
    assert sorted([*up, *won[0], *won[1], *members(state.unseen)]) == list(range(6))
    assert [sum(POINTS[TILES[tile]] for tile in tiles) for tiles in won] == state.points


def food_lies_where_heroes_are(state: TwelveHeroes) -> None:
    """H-2.4, except while a hero takes Food along."""
    if GAME.view(state, None).pending.waiting != 11:
        for place, stock in enumerate(state.stock):
            assert stock == 0 or state.at[place] != 0


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**9))
def test_nothing_is_lost(preset: str, seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(PRESETS[preset], 2)
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        if state.kinds != [0] * 24 and NONE not in state.kinds:
            cards_are_all_there(state)
        food_is_all_there(state)
        cubes_are_all_there(state)
        tiles_are_all_there(state)
        food_lies_where_heroes_are(state)
        for seat in waits.seats:
            assert len(state.legal(seat)) > 1, "asked without a choice"
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)
    food_is_all_there(state)
    tiles_are_all_there(state)
