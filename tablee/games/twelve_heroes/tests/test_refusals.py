"""Refusals name the rule that forbids an action."""

from __future__ import annotations

import pytest

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero, with_hero

BOX = box(
    hero("giant", 3, 5),
    hero("glutton", 1, 3, does("always", "hunger", amount=2)),
    hero("jailer", 1, 1, does("always", "block")),
)


def refused(board: Board, line: str) -> tuple[str, str]:
    action = GAME.actions.index(board._numbered(line))
    assert action is not None
    assert action not in board.state.legal(board.asked)
    refusal = GAME.refusal(board.state, board.asked, action)
    return refusal.code, refusal.rule


ACTING = Board(BOX).hand(0, "giant").camp(0, "peasant", food=1).at(0, "left", "glutton").at(0, "right", "peasant")
ACTING.at(1, "right", "jailer").acting()


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("recruit peasant", "not-in-hand", "H-3.2"),
        ("recruit giant", "too-dear", "H-3.2"),
        ("deploy giant left", "not-in-camp", "H-3.3"),
        ("move giant left middle", "not-there", "H-3.4"),
        ("move glutton left right", "not-adjacent", "H-3.4"),
        ("move peasant right middle", "blocked", "H-0.3"),
        ("spend giant", "no-extra-actions", "H-4.1"),
        ("done", "not-now", "H-2.6"),
        ("carry 1", "not-now", "H-2.6"),
    ],
)
def test_an_action_that_is_not_possible(line: str, code: str, rule: str) -> None:
    assert refused(ACTING, line) == (code, rule)


def test_when_all_actions_are_done_there_are_none_left() -> None:
    board = Board(BOX, extra_actions=True).hand(0, "giant").acting(1).play("supply")
    for line in ("supply", "recruit giant", "deploy giant left", "move giant left middle"):
        assert refused(board, line) == ("no-actions-left", "H-2.6")
    assert refused(board, "spend peasant") == ("not-in-hand", "H-4.1")


def test_one_hero_a_region_in_an_action() -> None:
    board = Board(BOX).camp(0, "giant", "peasant").acting().play("deploy giant left")
    assert refused(board, "deploy peasant left") == ("one-a-region", "H-3.3")
    assert refused(board, "deploy giant right") == ("not-in-camp", "H-3.3")


def test_a_region_in_which_a_hero_forbids_to_deploy() -> None:
    board = with_hero(does("always", "forbid")).at(1, "left", "star").camp(0, "giant").acting()
    assert refused(board, "deploy giant left") == ("forbidden", "H-0.3")


def test_no_more_food_than_there_is() -> None:
    board = Board(BOX).camp(0, "giant", food=2).acting().play("deploy giant left")
    assert refused(board, "carry 3") == ("not-so-much", "H-3.3")


def test_feeding_as_many_as_possible_is_a_rule() -> None:
    board = Board(BOX).at(0, "left", "glutton", "giant", "peasant", food=3).turn()
    assert board.offers() == ["starve peasant", "starve giant", "starve glutton"]
    assert refused(board, "starve jailer") == ("feed-as-many", "H-2.3")


def test_nothing_but_a_card_of_the_pack_can_be_kept() -> None:
    state = GAME.new(HeroesOptions(decks="draft"), 2)
    state.resolve(list(range(12)))
    refusal = GAME.refusal(state, 0, 0)
    assert (refusal.code, refusal.rule) == ("not-now", "H-5.2")
