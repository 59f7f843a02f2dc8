"""The four phases of a turn."""

from __future__ import annotations

import pytest

from tablee.games.twelve_heroes.rules.pieces import LAST_TURN, NONE
from tablee.games.twelve_heroes.rules.tasks import ARGUMENT, BEGIN_ACTIONS, END_TURN, MAINTAIN, TAKE_INCOME
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero

BOX = box(
    hero("giant", 1, 5),
    hero("fasting", 1, 1, does("always", "hunger", amount=0)),
    hero("glutton", 1, 3, does("always", "hunger", amount=2)),
    hero("baker", 1, 1, does("discarded", "gain-food", amount=1)),
)


# Control


def test_h_2_1_the_stronger_side_places_a_cube() -> None:
    board = Board(BOX).at(0, "middle", "giant", food=1).at(1, "middle", "peasant").turn()
    assert board.state.cubes == [0, 1, 0, 0, 0, 0]
    assert "cube-placed" in board.tags()


@pytest.mark.parametrize("opponents", [["giant"], ["giant", "peasant"]])
def test_h_2_1_a_tie_or_less_places_nothing(opponents: list[str]) -> None:
    board = Board(BOX).at(0, "middle", "giant", food=1).at(1, "middle", *opponents).turn()
    assert board.state.cubes == [0] * 6


def test_h_2_1_where_nobody_stands_nothing_is_compared() -> None:
    assert "strengths-compared" not in Board(BOX).turn().tags()


def test_h_2_1_winning_a_tile_clears_the_region_and_turns_the_next_one_up() -> None:
    board = Board(BOX).at(0, "left", "giant", food=2).at(1, "left", "peasant", food=3).cubes(0, "left", 1)
    board.cubes(1, "left", 1).turn()
    assert board.state.points == [2, 0]
    assert board.state.cubes == [0] * 6
    assert [board.food(seat, "left") for seat in (0, 1)] == [0, 0]
    assert board.names(0, "discard") == ["giant"]
    assert board.names(1, "camp") == ["peasant"]
    board.play("deal 4")
    assert board.told("tile-revealed") == [{"tile": "mine", "place": "left", "below": 0}]
    assert board.state.tile[0] == 4
    assert board.state.below == [0, 1, 1]


def test_h_2_1_a_region_without_tiles_is_still_there() -> None:
    board = Board(BOX).at(0, "left", "giant", food=2).cubes(0, "left", 1)
    board.state.below[0] = 0
    board.turn().play("deal 5")
    assert "stack-empty" in board.tags()
    assert board.state.tile[0] == NONE
    board = Board(BOX).camp(0, "giant").acting()
    board.state.tile[0] = NONE
    board.play("deploy giant left")
    assert board.names(0, "left") == ["giant"]
    board.state.tasks.clear()
    board.turn().check()
    assert "strengths-compared" not in board.tags()


def test_h_2_1_regions_are_gone_through_from_left_to_right() -> None:
    board = Board(BOX)
    for place in ("right", "left", "middle"):
        board.at(0, place, "peasant", food=1)
    board.turn()
    assert [told["place"] for told in board.told("strengths-compared")] == ["left", "middle", "right"]


def test_h_2_3_who_must_starve_is_asked_before_later_regions_eat() -> None:
    board = Board(BOX).at(0, "left", "giant", food=2).at(0, "middle", "giant", "peasant", food=1)
    board.at(0, "right", "giant", food=2).turn()
    assert board.state.cubes == [1, 1, 1, 0, 0, 0]
    assert [board.food(0, place) for place in ("left", "middle", "right")] == [1, 1, 2]
    assert board.state.tasks == [END_TURN, BEGIN_ACTIONS, TAKE_INCOME, MAINTAIN + 2 * ARGUMENT]
    board.play("starve peasant")
    assert [board.food(0, place) for place in ("left", "middle", "right")] == [1, 0, 1]


def test_h_2_2_seven_points_win_at_once() -> None:
    board = Board(BOX).at(0, "left", "giant").at(0, "right", "giant").cubes(0, "left", 1).cubes(0, "right", 3)
    board.state.points = [5, 6]
    board.turn()
    assert board.over == (1, 2)
    assert board.state.points == [7, 6]
    assert len(board.told("strengths-compared")) == 1, "nothing more is compared"


# Maintenance


def test_h_2_3_each_hero_in_a_region_eats_one_food_there() -> None:
    board = Board(BOX).at(0, "left", "peasant", "giant", food=3).camp(0, "peasant", food=1).turn()
    assert board.food(0, "left") == 1
    assert board.food(0, "camp") == 1 + 2, "nobody eats in camp"


def test_h_2_3_who_goes_hungry_is_the_owners_choice() -> None:
    board = Board(BOX).at(0, "left", "peasant", "peasant", "giant", food=1).turn()
    assert board.prompt == "starve"
    assert board.offers() == ["starve peasant", "starve giant"]
    board.play("starve giant")
    assert board.names(0, "left") == ["peasant"], "the second to go is a peasant: no choice"
    assert board.food(0, "left") == 0
    assert board.names(0, "discard") == ["peasant", "giant"]


def test_h_2_3_where_all_must_go_nothing_is_asked() -> None:
    board = Board(BOX).at(0, "left", "peasant", "giant", "fasting").turn()
    assert board.names(0, "left") == ["fasting"]


def test_h_2_3_the_order_is_asked_where_it_can_matter() -> None:
    board = Board(BOX).at(0, "left", "baker", "giant").turn()
    assert board.offers() == ["starve giant", "starve baker"]
    assert board.play("starve baker").names(0, "left") == ["giant"]


def test_h_2_3_food_in_camp_feeds_nobody() -> None:
    board = Board(BOX).at(0, "left", "giant").camp(0, food=5).turn()
    assert board.names(0, "left") == []


def test_h_2_3_the_opponents_heroes_do_not_eat_in_my_turn() -> None:
    board = Board(BOX).at(1, "left", "giant").turn()
    assert board.names(1, "left") == ["giant"]


def test_h_2_3_who_eats_nothing_cannot_be_the_one_to_go() -> None:
    board = Board(BOX).at(0, "left", "fasting", "peasant").turn()
    assert board.names(0, "left") == ["fasting"]


def test_h_2_3_as_many_as_possible_are_fed() -> None:
    board = Board(BOX).at(0, "left", "glutton", "peasant", "giant", food=2).turn()
    assert board.names(0, "left") == ["peasant", "giant"], "the glutton's two meals feed two others"


def test_h_2_3_a_hero_that_feeds_the_others_as_it_goes_saves_one() -> None:
    board = Board(BOX).at(0, "left", "baker", "peasant", "giant", food=1).turn()
    board.play("starve baker")
    assert board.names(0, "left") == ["peasant", "giant"]
    assert board.food(0, "left") == 0


def test_h_2_4_food_goes_where_no_hero_is_left() -> None:
    board = Board(BOX).at(0, "left", "glutton", food=1).turn()
    assert board.names(0, "left") == []
    assert board.food(0, "left") == 0
    assert {"seat": 0, "food": 1, "place": "left"} in board.told("food-lost")


# Income


def test_h_2_5_two_food_and_a_card() -> None:
    board = Board(BOX).turn().play("deal 7")
    assert board.food(0, "camp") == 2
    assert len(board.names(0, "hand")) == 1


def test_h_2_5_what_the_reserve_does_not_have_is_not_given() -> None:
    board = Board(BOX).camp(1, food=19).turn()
    assert board.food(0, "camp") == 1
    assert board.told("reserve-short") == [{"seat": 0, "food": 1}]


def test_h_2_5_an_empty_deck_is_made_again_from_the_discard() -> None:
    board = Board(BOX).hand(0, "giant").only(0).turn()
    assert "deck-reshuffled" in board.tags()
    board.play("deal 3")
    assert len(board.names(0, "hand")) == 2
    assert board.names(0, "discard") == []
    assert len(board.names(0, "deck")) == 10


def test_h_2_5_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    board = Board(BOX).hand(0, *["peasant"] * 5).camp(0, *["peasant"] * 7).turn()
    assert "nothing-to-draw" in board.tags()
    assert board.prompt == "act"
    board.check()


# Military and the end


def test_h_2_6_three_actions_no_more_and_no_fewer() -> None:
    board = Board(BOX).hand(0, "peasant").camp(0, food=9).acting()
    assert "done" not in board.offers()
    board.play("recruit peasant", "supply", "supply")
    assert board.state.seat == 1


def test_h_2_6_where_only_supply_is_possible_nothing_is_asked() -> None:
    board = Board(BOX).hand(0, "giant").acting()
    assert board.state.food[0] == 1, "the first could only be Supply"
    assert board.offers() == ["supply", "recruit giant"]


def test_h_2_7_five_cards_stay_in_hand() -> None:
    board = Board(BOX).hand(0, *["peasant"] * 5, "giant", "baker").acting()
    board.play("supply", "supply")
    assert board.prompt == "hand-limit"
    board.play("drop giant", "drop baker")
    assert board.names(0, "hand") == ["peasant"] * 5
    assert board.names(0, "discard") == ["giant", "baker"]
    assert board.state.seat == 1


@pytest.mark.parametrize(
    ("points", "cubes", "ranks"),
    [([4, 2], [0, 0], (1, 2)), ([2, 2], [1, 2], (2, 1)), ([2, 2], [1, 1], (1, 1))],
)
def test_h_2_8_after_sixty_turns_each_points_decide_then_cubes(
    points: list[int], cubes: list[int], ranks: tuple[int, int]
) -> None:
    board = Board(BOX).cubes(0, "left", cubes[0]).cubes(1, "middle", cubes[1])
    board.state.points = points
    board.state.turn = LAST_TURN
    board.turn()
    assert board.over == ranks
    assert board.tags() == ["time-over"]
