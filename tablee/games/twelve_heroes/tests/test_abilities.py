"""The triggers and conditions of abilities, and the lasting effects, one by one."""

from __future__ import annotations

import pytest

from tablee.games.twelve_heroes.tests.board import deployed, does, strengths, with_hero

# When


def test_recruited() -> None:
    board = with_hero(does("recruited", "gain-food", amount=3, to="camp")).hand(0, "star").camp(0, food=1).acting()
    assert board.play("recruit star").food(0, "camp") == 3


def test_deployed() -> None:
    assert deployed(with_hero(does("deployed", "gain-food", amount=3))).food(0, "middle") == 3


def test_moved() -> None:
    board = with_hero(does("moved", "gain-food", amount=3)).at(0, "left", "star").acting()
    assert board.play("move star left middle").food(0, "middle") == 3


def test_control_comes_before_strengths_are_compared() -> None:
    board = with_hero(does("control", "kill", who="enemies")).at(0, "middle", "star", food=1).at(1, "middle", "giant")
    assert board.turn().state.cubes[1] == 1


def test_control_happens_where_no_tile_is_left() -> None:
    board = with_hero(does("control", "gain-food", amount=2)).at(0, "left", "star")
    board.state.tile[0] = -1
    assert board.turn().food(0, "left") == 1


def test_maintenance_comes_before_heroes_eat() -> None:
    board = with_hero(does("maintenance", "gain-food", amount=1)).at(0, "left", "star").turn()
    assert board.names(0, "left") == ["star"]


def test_income() -> None:
    board = with_hero(does("income", "gain-food", amount=1)).at(0, "left", "star", food=1).turn().play("deal 5")
    assert board.food(0, "left") == 1


def test_discarded_by_hunger() -> None:
    board = with_hero(does("discarded", "gain-food", amount=3, to="camp")).at(0, "left", "star").turn()
    assert board.food(0, "camp") == 3 + 2


def test_discarded_with_a_tile_won() -> None:
    board = with_hero(does("discarded", "draw", amount=1)).at(0, "left", "star").cubes(0, "left", 1).turn()
    board.play("deal 5", "deal 4", "deal 6")
    assert len(board.names(0, "hand")) == 2


# Only if


@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "holds"),
    [
        ("alone", [], [], True),
        ("alone", ["peasant"], [], False),
        ("accompanied", ["peasant"], [], True),
        ("accompanied", [], [], False),
        ("opposed", [], ["peasant"], True),
        ("opposed", [], [], False),
        ("unopposed", [], [], True),
        ("unopposed", [], ["peasant"], False),
        ("outnumbered", [], ["peasant", "peasant"], True),
        ("outnumbered", ["peasant"], ["peasant", "peasant"], False),
        ("weaker", [], ["giant"], True),
        ("weaker", ["giant"], ["giant"], False),
        ("mine", [], [], True),
        ("farm", [], [], False),
        ("city", [], [], False),
        ("cube", [], [], False),
        ("popular", [], [], False),
    ],
)
def test_conditions(condition: str, mine: list[str], theirs: list[str], *, holds: bool) -> None:
    board = with_hero(does("deployed", "gain-food", amount=1, if_=condition))
    deployed(board.at(0, "middle", *mine).at(1, "middle", *theirs))
    assert board.food(0, "middle") == holds


def test_the_condition_of_a_cube() -> None:
    board = with_hero(does("deployed", "gain-food", amount=1, if_="cube")).cubes(0, "middle", 1)
    assert deployed(board).food(0, "middle") == 1


def test_the_condition_of_popularity() -> None:
    board = with_hero(does("deployed", "gain-food", amount=1, if_="popular"), popularity=True)
    assert deployed(board).food(0, "middle") == 1


@pytest.mark.parametrize(
    ("condition", "others", "holds"),
    [("alone", 0, True), ("alone", 1, False), ("accompanied", 0, False), ("accompanied", 1, True)],
)
def test_who_is_discarded_is_no_company_to_itself(condition: str, others: int, *, holds: bool) -> None:
    board = with_hero(does("discarded", "gain-food", amount=1, to="camp", if_=condition))
    board.at(0, "left", "star", *["peasant"] * others, food=others).turn()
    if others:
        board.play("starve star")
    assert board.food(0, "camp") == 2 + holds


# While in a Region


@pytest.mark.parametrize(("who", "mine", "theirs"), [("self", 5, 2), ("friends", 4, 2), ("enemies", 3, 4)])
def test_strength_of_whom(who: str, mine: int, theirs: int) -> None:
    board = with_hero(does("always", "strength", amount=2 if who == "self" else 1, who=who))
    board.at(0, "left", "star", "peasant").at(1, "left", "peasant", "peasant")
    assert (strengths(board, 0)[0], strengths(board, 1)[0]) == (mine, theirs)


@pytest.mark.parametrize(
    ("per", "total"), [("friend", 2 + 2 + 2), ("enemy", 2 + 2 + 3), ("food", 2 + 2 + 4), ("cube", 5)]
)
def test_strength_for_each(per: str, total: int) -> None:
    board = with_hero(does("always", "strength", amount=1, per=per)).at(0, "left", "star", "peasant", "peasant", food=4)
    board.at(1, "left", *["peasant"] * 3).cubes(0, "left", 1)
    assert strengths(board, 0)[0] == total


def test_strength_is_never_below_nothing() -> None:
    board = with_hero(does("always", "strength", amount=-9, who="enemies")).at(0, "left", "star")
    board.at(1, "left", "giant", "peasant")
    assert strengths(board, 1)[0] == 0


def test_hunger() -> None:
    board = with_hero(does("always", "hunger", amount=3)).at(0, "left", "star", food=4).turn()
    assert board.food(0, "left") == 1


def test_fly() -> None:
    board = with_hero(does("always", "fly")).at(0, "left", "star", "peasant").acting()
    assert board.offers()[1:] == ["move peasant left middle", "move star left middle", "move star left right"]


def test_immune() -> None:
    board = with_hero(does("deployed", "kill", who="enemies")).at(1, "middle", "stone")
    assert deployed(board).names(1, "middle") == ["stone"]
    assert "ability-idle" in board.tags()


def test_immune_heroes_can_be_named_by_their_owner() -> None:
    board = with_hero(does("deployed", "send-back", who="friends")).at(0, "middle", "stone")
    assert deployed(board).names(0, "camp") == ["stone"]


def test_block() -> None:
    board = with_hero(does("always", "block")).at(1, "left", "star").at(0, "left", "giant").hand(0, "peasant")
    assert board.camp(0, food=1).acting().offers() == ["supply", "recruit peasant"]


def test_survive() -> None:
    board = with_hero(does("always", "survive")).at(0, "left", "star", "peasant").cubes(0, "left", 1).turn()
    assert board.names(0, "camp") == ["star"]
    assert board.names(0, "discard") == ["peasant"]


def test_tie() -> None:
    board = with_hero(does("always", "tie")).at(0, "middle", "star", food=1).at(1, "middle", "peasant", "peasant")
    assert board.turn().state.cubes[1] == 1
    assert board.told("tie-won-by-hero") == [{"seat": 0, "place": "middle"}]
