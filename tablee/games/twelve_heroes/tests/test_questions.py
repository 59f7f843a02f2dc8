"""Nobody is asked about an ability that could do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.twelve_heroes.tests.board import Board, deployed, does, with_hero


def nothing(board: Board) -> Board:
    return board


def reserve_empty(board: Board) -> Board:
    return board.camp(1, food=20)


def everything_in_hand(board: Board) -> Board:
    return board.hand(0, *["peasant"] * 11)


def without_tile(board: Board) -> Board:
    board.state.tile[1] = -1
    return board


def actions_given(board: Board) -> Board:
    board.state.given = 3
    return board


@pytest.mark.parametrize(
    ("ability", "arranged"),
    [
        (does("deployed", "gain-food", amount=2), reserve_empty),
        (does("deployed", "gain-food", amount=2, to="anywhere"), reserve_empty),
        (does("deployed", "steal-food", amount=2), nothing),
        (does("deployed", "steal-food", amount=2, where="camp", to="camp"), nothing),
        (does("deployed", "burn-food", amount=2), nothing),
        (does("deployed", "draw", amount=1), everything_in_hand),
        (does("deployed", "make-discard", amount=1), nothing),
        (does("deployed", "extra-action", amount=1), actions_given),
        (does("deployed", "add-cube"), without_tile),
        (does("deployed", "add-cube"), lambda board: board.cubes(0, "middle", 2)),
        (does("deployed", "remove-cube"), nothing),
    ],
)
def test_an_optional_ability_with_nothing_to_do_is_not_offered(
    ability: dict[str, Any], arranged: Callable[[Board], Board]
) -> None:
    board = with_hero({**ability, "optional": True})
    arranged(board.camp(0, "star")).acting().play("deploy star middle")
    assert board.prompt == "act"
    assert "ability-idle" in board.tags()


@pytest.mark.parametrize(
    ("ability", "arranged"),
    [
        (does("deployed", "gain-food", amount=2, to="anywhere"), nothing),
        (does("deployed", "steal-food", amount=2), lambda board: board.at(1, "middle", "peasant", food=1)),
        (does("deployed", "burn-food", amount=2, where="camp"), lambda board: board.camp(1, food=1)),
        (does("deployed", "draw", amount=1), nothing),
        (does("deployed", "make-discard", amount=1), lambda board: board.hand(1, "giant")),
        (does("deployed", "extra-action", amount=1), nothing),
        (does("deployed", "add-cube"), lambda board: board.cubes(0, "middle", 1)),
        (does("deployed", "remove-cube"), lambda board: board.cubes(1, "middle", 1)),
    ],
)
def test_an_optional_ability_that_can_do_something_is_offered(
    ability: dict[str, Any], arranged: Callable[[Board], Board]
) -> None:
    board = deployed(arranged(with_hero({**ability, "optional": True})))
    assert board.offers() == ["use", "decline"]


def test_food_is_not_offered_where_its_hero_has_just_left() -> None:
    """H-2.4."""
    gone, gain = does("deployed", "send-back", who="self"), does("deployed", "gain-food", amount=2, optional=True)
    assert "ability-idle" in deployed(with_hero(gone, gain, departed_act=True)).tags()
    assert "ability-idle" not in deployed(with_hero(gone, gain)).tags(), "H-3.8: it does not even try"


@pytest.mark.parametrize(
    ("ability", "arranged"),
    [
        (does("deployed", "gain-food", amount=2, to="anywhere"), reserve_empty),
        (does("deployed", "bring-food", amount=1, to="anywhere"), nothing),
    ],
)
def test_nobody_is_asked_for_the_region_of_food_that_is_not_there(
    ability: dict[str, Any], arranged: Callable[[Board], Board]
) -> None:
    board = with_hero(ability).at(0, "left", "peasant")
    arranged(board.camp(0, "star")).acting().play("deploy star middle")
    assert board.prompt == "act"
    assert "ability-idle" in board.tags()
