"""The components and the set-up."""

from __future__ import annotations

import pytest

from tablee.core.chance import Draw
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.pieces import CITY, CUBES, FARM, FOOD, MINE, POINTS, SLOTS, TILES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.tests.board import FIRST_SET, Board, box


def started(*, first: int = 0, options: HeroesOptions | None = None) -> TwelveHeroes:
    """Return a match after the deal: the Farms, and the first three cards each."""
    state = GAME.new(options or HeroesOptions(heroes=FIRST_SET), 2)
    for outcome in ([0, 1, 2], [0, 1, 2], [0, 1, 2], [first]):
        state.resolve(outcome)
    return state


def test_h_0_1_three_farms_two_mines_and_a_city() -> None:
    assert sorted(TILES) == [FARM, FARM, FARM, MINE, MINE, CITY]
    assert [POINTS[kind] for kind in (FARM, MINE, CITY)] == [2, 3, 4]
    assert [SLOTS[kind] for kind in (FARM, MINE, CITY)] == [1, 2, 3]


def test_h_0_2_twenty_food_in_the_reserve_and_cubes_for_every_slot_there_can_be() -> None:
    assert started().reserve == FOOD == 20
    assert sum(sorted(SLOTS[kind] for kind in TILES)[-3:]) == CUBES


def test_h_1_1_three_stacks_of_two_with_the_upper_tile_turned_up() -> None:
    state = GAME.new(HeroesOptions(), 2)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.pool, waits.draws) == ("tiles", 0b111111, 3)
    state.resolve([5, 0, 3])
    assert GAME.view(state, None).tiles == ("city", "farm", "mine")
    assert state.below == [1, 1, 1]


def test_h_1_2_three_cards_each_from_a_deck_of_twelve() -> None:
    state = started()
    assert [side.hand_size for side in GAME.view(state, None).sides] == [3, 3]
    assert [side.deck_size for side in GAME.view(state, None).sides] == [9, 9]


@pytest.mark.parametrize("first", [0, 1])
def test_h_1_3_the_one_drawn_may_change_cards_first_then_the_other(first: int) -> None:
    board = Board(box())
    board.state = started(first=first)
    board.story = []
    assert (board.prompt, board.asked) == ("mulligan", first)
    board.state.apply([1])
    assert (board.prompt, board.asked) == ("mulligan", 1 - first)


def test_h_1_3_cards_put_under_the_deck_are_drawn_last_and_in_their_order() -> None:
    state = started()
    kinds = state.kinds_in(0, state.hand[0])
    under = [action for action in state.legal(0) if action != 1]
    state.apply([under[-1]])
    state.apply([under[0]])
    assert [state.kind_of(0, card) for card in state.under[0]] == [kinds[-1], kinds[0]]
    state.apply([1])
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.pool, waits.draws) == (0b111111111000, 2), "not the cards just put under it"
    state.resolve([3, 4])
    assert len(state.under[0]) == 2
    state.deck[0] = 0
    later = [state.under[0][0], state.under[0][1]]
    state.apply([1])
    for card in later:
        state.then(14, 0)
        state.waiting = 0
        engine.advance(state)
        assert state.hand[0] >> card & 1
    assert state.under[0] == []


def test_h_1_3_all_three_cards_can_be_changed_and_then_nothing_is_asked() -> None:
    state = started()
    for _ in range(3):
        state.apply([state.legal(0)[-1]])
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert waits.draws == 3


def test_h_1_4_the_first_turn_is_military_alone_and_the_second_is_whole() -> None:
    board = Board(box())
    board.state = started()
    board.story = board.state.events = []
    board.state.apply([1])
    board.state.apply([1])
    assert "H-2.5" not in [event.rule for event in board.story], "no Income"
    assert (board.state.food, board.asked, board.prompt) == ([2, 0], 0, "act"), "twice only Supply was possible"
    board.play("supply")
    assert "H-2.5" in [event.rule for event in board.story]
    board.play("deal 5")
    assert (board.state.food, board.asked, board.prompt) == ([3, 2], 1, "act")


def test_h_1_5_everybody_may_count_decks_and_hands_and_look_through_discards() -> None:
    board = Board(box()).hand(0, "peasant").discard(1, "peasant", "peasant").acting()
    for viewer in (0, 1, None):
        sides = GAME.view(board.state, viewer).sides
        assert [(side.hand_size, side.deck_size, side.discard) for side in sides] == [(1, 11, ()), (0, 10, (1, 1))]


def test_a_match_of_every_preset_ends() -> None:
    for options in GAME.presets.values():
        state = GAME.new(options, 2)
        assert state.playout(Rng("preset")) > 20
