"""The words that came with the second set, one by one (H-0.3)."""

from __future__ import annotations

from tablee.games.twelve_heroes.rules.lasting import recruit_cost
from tablee.games.twelve_heroes.tests.board import Board, box, deployed, does, hero, strengths, with_hero

# Several or all targets, and those that are strong


def test_kill_two() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", targets=2)).at(1, "middle", "giant", "peasant", "peasant")
    deployed(board, "target giant middle")
    assert board.names(1, "middle") == ["peasant"], "of two peasants either will do"


def test_two_targets_where_there_is_one() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", targets=2)).at(1, "middle", "giant")
    assert deployed(board).names(1, "discard") == ["giant"]
    assert board.prompt == "act"


def test_an_optional_second_target_can_be_declined() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", targets=2, optional=True)).at(1, "middle", "giant")
    deployed(board.at(1, "middle", "peasant", "peasant"), "target peasant middle", "decline")
    assert board.names(1, "middle") == ["peasant", "giant"]
    assert board.prompt == "act"


def test_kill_all() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", all=True, strength_at_most=2))
    deployed(board.at(1, "middle", "giant", "peasant", "peasant", "stone").at(1, "left", "peasant"))
    assert board.names(1, "middle") == ["giant", "stone"], "the stone is immune"
    assert board.names(1, "left") == ["peasant"]


def test_kill_all_friends_spares_the_hero_itself_but_not_another_of_its_kind() -> None:
    board = with_hero(does("deployed", "kill", who="friends", all=True)).at(0, "middle", "star", "star", "giant")
    assert deployed(board).names(0, "middle") == ["star"]


def test_an_optional_effect_on_all_is_used_or_not() -> None:
    board = with_hero(does("deployed", "send-back", who="enemies", all=True, optional=True))
    deployed(board.at(1, "middle", "giant", "peasant"))
    assert board.offers() == ["use", "decline"]
    assert board.play("use").names(1, "camp") == ["peasant", "giant"]


def test_join_all_from_the_adjacent_regions() -> None:
    board = with_hero(does("deployed", "join", where="adjacent", all=True)).at(0, "left", "giant")
    assert deployed(board.at(0, "right", "peasant")).names(0, "middle") == ["peasant", "star", "giant"]


def test_recover_all() -> None:
    board = with_hero(does("deployed", "recover", all=True, cost_at_most=1)).discard(0, "giant", "peasant", "peasant")
    assert deployed(board).names(0, "hand") == ["peasant", "peasant"]


def test_strength_at_least() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", strength_at_least=4)).at(1, "middle", "giant", "peasant")
    assert deployed(board).names(1, "middle") == ["peasant"]


# Strength elsewhere, and from camp


def test_strength_in_adjacent_regions() -> None:
    board = with_hero(does("always", "strength", amount=2, who="friends", where="adjacent"))
    board.at(0, "left", "star", "peasant").at(0, "middle", "peasant").at(0, "right", "peasant")
    assert strengths(board, 0) == (3, 3, 1), "neither in its own Region nor two away"


def test_strength_in_all_regions() -> None:
    board = with_hero(does("always", "strength", amount=-1, who="enemies", where="anywhere")).at(0, "left", "star")
    board.at(1, "left", "giant").at(1, "right", "giant", "peasant")
    assert strengths(board, 1) == (4, 0, 4), "nobody goes below 0"


def test_strength_of_friends_in_all_regions_does_not_count_for_itself() -> None:
    board = with_hero(does("always", "strength", amount=1, who="friends", where="anywhere")).at(
        0, "left", "star", "peasant"
    )
    assert strengths(board.at(0, "right", "peasant"), 0) == (4, 0, 2)


def test_strength_from_camp() -> None:
    board = with_hero(does("in-camp", "strength", amount=1, who="friends", where="anywhere")).camp(0, "star")
    assert strengths(board.at(0, "left", "peasant"), 0) == (2, 0, 0)
    board = with_hero(does("in-camp", "strength", amount=1, who="friends", where="anywhere")).at(0, "right", "star")
    assert strengths(board.at(0, "left", "peasant"), 0) == (1, 0, 2), "in a Region it gives nothing"


def test_strength_elsewhere_on_a_condition() -> None:
    gives = does("always", "strength", amount=1, who="friends", where="anywhere", if_="alone")
    board = with_hero(gives).at(0, "left", "star", "peasant").at(0, "right", "peasant")
    assert strengths(board, 0) == (3, 0, 1), "the star is not alone"


def test_strength_by_the_tiles_won() -> None:
    board = with_hero(does("always", "strength", amount=2, per="tile")).at(0, "left", "star")
    board.state.won[0] = 0b11
    assert strengths(board, 0)[0] == 6


# Food: hunger of others, and amounts that count


def test_friends_who_eat_less() -> None:
    board = with_hero(does("always", "hunger", amount=0, who="friends")).at(
        0, "left", "star", "peasant", "peasant", food=1
    )
    assert board.turn().names(0, "left") == ["peasant", "peasant", "star"], "the star itself eats one"


def test_friends_of_the_other_side_eat_as_usual() -> None:
    board = with_hero(does("always", "hunger", amount=0, who="friends")).at(1, "left", "star")
    assert board.at(0, "left", "peasant").turn().names(0, "left") == []


def test_enemies_who_eat_more() -> None:
    board = (
        with_hero(does("always", "hunger", amount=2, who="enemies"))
        .at(1, "left", "star")
        .at(0, "left", "peasant", food=1)
    )
    assert board.turn().names(0, "left") == []


def test_amounts_for_each() -> None:
    board = with_hero(does("deployed", "gain-food", amount=2, per="enemy")).at(1, "middle", "giant", "peasant")
    assert deployed(board).food(0, "middle") == 4
    board = with_hero(does("deployed", "gain-food", amount=1, to="camp", per="cube")).cubes(0, "middle", 2)
    assert deployed(board).food(0, "camp") == 2
    board = with_hero(does("deployed", "make-discard", amount=1, per="friend")).at(0, "middle", "peasant")
    assert (
        len(
            deployed(
                board.hand(1, "giant", "peasant"),
            ).offers()
        )
        == 2
    )
    board = with_hero(does("deployed", "burn-food", amount=1, per="tile", where="camp")).camp(1, food=3)
    assert deployed(board).food(1, "camp") == 3, "no tile is won"


def test_targets_for_each() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", per="friend")).at(1, "middle", "giant", "giant", "giant")
    assert deployed(board.at(0, "middle", "peasant", "peasant")).names(1, "middle") == ["giant"]


def test_cubes_for_each() -> None:
    board = with_hero(does("deployed", "remove-cube", per="friend")).at(0, "middle", "peasant", "peasant")
    assert deployed(board.cubes(1, "middle", 2)).state.cubes == [0] * 6


# Shields and prohibitions


def test_protection_of_friends() -> None:
    shield = hero("shield", 1, 1, does("always", "immune", who="friends"))
    cards = box(hero("star", 1, 1, does("deployed", "kill", who="enemies")), shield)
    board = Board(cards).camp(0, "star").at(1, "left", "shield", "peasant").acting().play("deploy star left")
    assert board.names(1, "left") == ["peasant"], "who shields others does not shield itself"
    board = Board(cards).camp(0, "star").at(1, "left", "shield", "shield").acting().play("deploy star left")
    assert "ability-idle" in board.tags(), "but two shield each other"


def test_forbid() -> None:
    board = with_hero(does("always", "forbid")).at(1, "left", "star").camp(0, "giant").acting()
    assert board.offers() == ["supply", "deploy giant middle", "deploy giant right"]


# Costs


def test_heroes_that_cost_less() -> None:
    board = (
        with_hero(does("in-camp", "cost", amount=-2, who="friends")).camp(0, "star", food=1).hand(0, "giant").acting()
    )
    assert board.play("recruit giant").food(0, "camp") == 0
    board = with_hero(does("in-camp", "cost", amount=-2, who="friends")).at(0, "left", "star").camp(0, food=1)
    assert board.hand(0, "giant").acting().offers() == ["supply", "move star left middle"], "only while it is in camp"


def test_heroes_that_cost_more() -> None:
    board = with_hero(does("always", "cost", amount=1, who="enemies")).at(1, "left", "star").camp(0, food=3)
    board.hand(0, "giant", "peasant").acting()
    assert board.offers() == ["supply", "recruit peasant"]
    assert recruit_cost(board.state, 0, board.kind("giant")) == 4
    assert board.play("recruit peasant").food(0, "camp") == 1


def test_no_hero_costs_less_than_nothing() -> None:
    board = with_hero(does("in-camp", "cost", amount=-9, who="friends")).camp(0, "star").hand(0, "giant").acting()
    assert board.play("recruit giant").state.food == [0, 0]


# Hands
