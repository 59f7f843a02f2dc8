"""Abilities against one another (H-0.3, H-3.6)."""

from __future__ import annotations

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero

BOX = box(
    hero("killer", 1, 1, does("deployed", "kill", who="enemies")),
    hero("avenger", 1, 1, does("discarded", "kill", who="enemies")),
    hero("martyr", 1, 1, does("discarded", "kill", who="friends")),
    hero("stone", 1, 3, does("always", "immune")),
    hero("captain", 1, 1, does("always", "strength", amount=2, who="friends")),
    hero("witch", 1, 1, does("always", "strength", amount=-2, who="enemies")),
    hero("jailer", 1, 1, does("always", "block")),
    hero("falcon", 1, 1, does("always", "fly")),
    hero("wind", 1, 1, does("deployed", "push", who="enemies", strength_at_most=2)),
    hero("phoenix", 1, 1, does("discarded", "recover", to="camp"), does("always", "survive")),
    hero("miser", 1, 1, does("maintenance", "gain-food", amount=1), does("always", "hunger", amount=2)),
    hero("thief", 1, 1, does("deployed", "steal-food", amount=5)),
    hero("saboteur", 1, 1, does("control", "remove-cube")),
    hero("mason", 1, 1, does("control", "add-cube")),
    hero("rock", 1, 2, does("always", "tie")),
    hero("alone", 1, 1, does("always", "strength", amount=3, if_="alone")),
)


def test_the_killed_avenge_themselves_on_the_killer() -> None:
    board = Board(BOX).camp(0, "killer").at(1, "left", "avenger").acting().play("deploy killer left")
    assert board.names(0, "discard") == ["killer"]
    assert board.names(1, "discard") == ["avenger"]


def test_a_chain_of_deaths_ends_when_nobody_is_left() -> None:
    board = Board(BOX).at(0, "left", "martyr", "martyr", "martyr", food=2).turn()
    assert board.names(0, "left") == []
    assert board.food(0, "left") == 0, "the Region was emptied in the middle of an effect"
    assert board.names(0, "discard") == ["martyr"] * 3
    board.play("deal 5").check()


def test_what_weakens_and_what_strengthens_add_up() -> None:
    board = Board(BOX).at(0, "left", "captain", "peasant").at(1, "left", "witch")
    sides = GAME.view(board.state, 0).sides
    assert sides[0].strengths[0] == 0 + (1 + 2 - 2)


def test_two_who_strengthen_each_other() -> None:
    board = Board(BOX).at(0, "left", "captain", "captain")
    assert GAME.view(board.state, 0).sides[0].strengths[0] == 6


def test_a_limit_looks_at_the_strength_where_the_hero_stands() -> None:
    board = Board(BOX).camp(0, "wind").at(0, "left", "witch").at(1, "left", "captain", "peasant").acting()
    board.play("deploy wind left")
    assert "ability-idle" not in board.tags()
    board = Board(BOX).camp(0, "wind").at(1, "left", "captain", "peasant").acting().play("deploy wind left")
    assert board.names(1, "left") == ["peasant"], "a peasant beside a captain has strength 3"


def test_who_flies_cannot_leave_a_jailer_either() -> None:
    board = Board(BOX).at(0, "left", "falcon").at(0, "right", "falcon").at(1, "left", "jailer").acting()
    assert board.offers() == ["supply", "move falcon right left", "move falcon right middle"]


def test_a_push_is_no_move_and_frees_from_a_jailer() -> None:
    board = Board(BOX).camp(0, "wind").at(0, "left", "jailer").at(1, "left", "peasant").acting()
    assert board.play("deploy wind left").names(1, "middle") == ["peasant"]


def test_who_survives_a_tile_was_not_discarded() -> None:
    board = Board(BOX).at(0, "left", "phoenix").discard(0, "stone").cubes(0, "left", 1).turn()
    assert board.names(0, "camp") == ["phoenix"]
    assert board.names(0, "discard") == ["stone"]


def test_who_starves_can_bring_itself_back() -> None:
    board = Board(BOX).at(0, "left", "phoenix").turn()
    assert board.names(0, "camp") == ["phoenix"]


def test_maintenance_feeds_before_the_hungry_eat() -> None:
    board = Board(BOX).at(0, "left", "miser", "miser", food=2).turn()
    assert board.names(0, "left") == ["miser", "miser"]


def test_a_thief_among_thieves_takes_what_is_there() -> None:
    board = Board(BOX).camp(0, "thief", food=2).at(1, "left", "thief", food=3).acting()
    board.play("deploy thief left", "carry 2")
    assert (board.food(0, "left"), board.food(1, "left")) == (5, 0)


def test_cubes_come_and_go_before_strengths_are_compared() -> None:
    board = Board(BOX).at(0, "left", "mason", "saboteur", food=2).cubes(1, "left", 1).turn()
    assert board.state.points == [2, 0], "the mason's cube filled the slot, so Control wins the tile"
    assert board.state.cubes == [0] * 6


def test_a_tie_is_won_by_who_is_at_control_though_both_have_a_rock() -> None:
    board = Board(BOX).at(0, "middle", "rock", food=1).at(1, "middle", "rock").turn()
    assert board.state.cubes == [0, 1, 0, 0, 0, 0]


def test_company_can_weaken() -> None:
    board = Board(BOX).camp(0, "peasant").at(0, "left", "alone").acting()
    assert GAME.view(board.state, 0).sides[0].strengths[0] == 4
    board.play("deploy peasant left")
    assert GAME.view(board.state, 0).sides[0].strengths[0] == 2


def test_h_3_6_at_the_same_moment_the_lowest_number_comes_first() -> None:
    board = Board(BOX).at(0, "left", "saboteur", "mason", food=2).turn()
    used = [told["hero"] for told in board.told("ability-used")]
    assert used == sorted(used, key=int)
