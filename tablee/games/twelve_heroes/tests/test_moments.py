"""Newer triggers: answers, tiles won and lost, and heroes that have left (H-3.8, H-3.9)."""

from __future__ import annotations

from tablee.games.twelve_heroes.tests.board import Board, box, does, hero, with_hero


def test_h_3_9_an_answer_to_the_opponents_deploying() -> None:
    guard = does("enemy-deployed", "kill", who="enemies", strength_at_most=2)
    board = with_hero(guard).at(1, "left", "star").camp(0, "peasant", "giant").acting()
    board.play("deploy peasant left", "done")
    assert board.names(0, "discard") == ["peasant"]
    board = with_hero(guard).at(1, "left", "star").camp(0, "peasant").acting().play("deploy peasant right")
    assert board.names(0, "right") == ["peasant"], "only in its own Region"


def test_when_the_tile_is_won() -> None:
    board = with_hero(does("tile-won", "gain-food", amount=2, to="camp")).at(0, "left", "star").cubes(0, "left", 1)
    board.turn().play("deal 1", "deal 5")
    assert board.food(0, "camp") == 4, "2 of the tile and 2 of the income"


def test_h_3_9_a_cube_on_the_next_tile() -> None:
    board = with_hero(does("tile-won", "add-cube")).at(0, "left", "star").cubes(0, "left", 1).turn().play("deal 1")
    assert board.state.cubes[0] == 1


def test_when_the_tile_is_lost() -> None:
    board = with_hero(does("tile-lost", "gain-food", amount=1, to="camp")).at(1, "left", "star")
    board.at(0, "left", "giant").cubes(0, "left", 1).turn()
    assert board.play("deal 1").food(1, "camp") == 1
    assert board.names(1, "camp") == ["star"]


# A hero that has left


def test_h_3_8_who_was_pushed_away_acts_no_more() -> None:
    wind = hero("wind", 1, 1, does("deployed", "kill", who="friends", where="adjacent"))
    cards = box(hero("miller", 1, 1, does("deployed", "gain-food", amount=2)), wind)
    board = Board(cards).camp(0, "miller", "wind").acting()
    board.play("deploy miller left", "deploy wind middle", "resolve wind middle")
    assert board.names(0, "discard") == ["miller"]
    assert board.state.reserve == 20


def test_h_3_8_of_two_of_a_kind_the_one_that_is_left_acts() -> None:
    martyr = hero(
        "martyr", 1, 1, does("control", "kill", who="friends"), does("control", "gain-food", amount=1, to="camp")
    )
    board = Board(box(martyr)).at(0, "middle", "martyr", "martyr", food=2).turn()
    assert board.names(0, "discard") == ["martyr"]
    assert len(board.told("food-taken")) == 2, "one at Control, one at Income"


def test_h_2_1_who_leaves_by_an_ability_of_control_places_no_cube() -> None:
    runner = box(hero("runner", 1, 3, does("control", "send-back", who="self", to="camp")))
    board = Board(runner).at(0, "left", "runner", food=1).turn()
    assert board.names(0, "camp") == ["runner"]
    assert "strengths-compared" not in board.tags()
    assert board.state.cubes[0] == 0
