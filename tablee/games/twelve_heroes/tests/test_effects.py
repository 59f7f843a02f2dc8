"""The effects of abilities, one by one: Food, cards, heroes, actions and cubes."""

from __future__ import annotations

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.tests.board import deployed, does, with_hero

# Food


def test_gain_food_into_a_region_of_ones_choice() -> None:
    board = with_hero(does("deployed", "gain-food", amount=2, to="anywhere")).at(0, "left", "peasant")
    deployed(board)
    assert board.prompt == "region"
    assert board.offers() == ["choose left", "choose middle"]
    assert board.play("choose left").food(0, "left") == 2


def test_gain_food_finds_no_region() -> None:
    board = with_hero(does("recruited", "gain-food", amount=2, to="anywhere")).hand(0, "star").camp(0, food=1).acting()
    assert "ability-idle" in board.play("recruit star").tags()


def test_gain_food_from_a_short_reserve() -> None:
    board = with_hero(does("deployed", "gain-food", amount=3)).camp(1, food=18)
    assert deployed(board).food(0, "middle") == 2
    assert board.told("reserve-short") == [{"seat": 0, "food": 1}]


def test_steal_food() -> None:
    board = with_hero(does("deployed", "steal-food", amount=2)).at(1, "middle", "peasant", food=3)
    assert deployed(board).food(0, "middle") == 2
    assert board.food(1, "middle") == 1
    assert board.told("food-stolen")[0]["seat_victim"] == 1


def test_steal_food_of_a_camp_into_ones_own() -> None:
    board = with_hero(does("recruited", "steal-food", amount=2, where="camp", to="camp"))
    board.hand(0, "star").camp(0, food=1).camp(1, food=1).acting().play("recruit star")
    assert board.state.food == [1, 0], "there was no more than one"


def test_steal_food_into_a_region_needs_a_hero_there() -> None:
    board = with_hero(does("discarded", "steal-food", amount=2)).at(0, "left", "star").at(1, "left", "peasant", food=2)
    assert board.turn().food(1, "left") == 2


def test_burn_food() -> None:
    board = with_hero(does("deployed", "burn-food", amount=2)).at(1, "middle", "peasant", food=3)
    assert deployed(board).food(1, "middle") == 1
    board = with_hero(does("deployed", "burn-food", amount=2, where="camp")).camp(1, food=3)
    assert deployed(board).food(1, "camp") == 1


def test_bring_food() -> None:
    board = with_hero(does("moved", "bring-food", amount=3)).at(0, "left", "star").camp(0, food=2).acting()
    board.play("move star left middle")
    assert board.prompt == "bring"
    assert board.offers() == ["carry 0", "carry 1", "carry 2"]
    assert board.play("carry 2").food(0, "middle") == 2


def test_bring_food_to_a_region_of_ones_choice() -> None:
    board = with_hero(does("deployed", "bring-food", amount=1, to="anywhere")).at(0, "left", "peasant")
    deployed(board.camp(0, food=2), "carry 0", "choose left", "carry 1")
    assert board.food(0, "left") == 1


def test_bring_food_needs_a_hero_there() -> None:
    board = with_hero(does("discarded", "bring-food", amount=1)).at(0, "left", "star").camp(0, food=2).turn()
    assert board.food(0, "camp") == 4


# Cards


def test_draw() -> None:
    assert len(deployed(with_hero(does("deployed", "draw", amount=2)), "deal 5", "deal 6").names(0, "hand")) == 2


def test_make_discard_is_the_opponents_choice() -> None:
    board = with_hero(does("deployed", "make-discard", amount=2)).hand(1, "giant", "peasant", "peasant")
    deployed(board)
    assert (board.prompt, board.asked) == ("discard", 1)
    board.play("drop giant")
    assert board.names(1, "discard") == ["peasant", "giant"]
    assert (board.prompt, board.asked) == ("act", 0)


def test_make_discard_of_a_whole_hand_asks_for_no_order() -> None:
    board = with_hero(does("deployed", "make-discard", amount=2)).hand(1, "giant", "peasant")
    assert deployed(board).names(1, "discard") == ["peasant", "giant"]
    assert (board.prompt, board.asked) == ("act", 0)


def test_make_discard_of_an_empty_hand() -> None:
    assert deployed(with_hero(does("deployed", "make-discard", amount=1))).prompt == "act"


def test_recover() -> None:
    board = with_hero(does("deployed", "recover", cost_at_most=2)).discard(0, "giant", "peasant")
    assert deployed(board).names(0, "hand") == ["peasant"]
    assert GAME.view(board.state, 1).sides[0].shown == (1,), "everybody saw it"


def test_recover_into_camp() -> None:
    board = with_hero(does("recruited", "recover", to="camp")).hand(0, "star").camp(0, food=1)
    board.discard(0, "giant", "peasant").acting().play("recruit star", "target giant discard")
    assert board.names(0, "camp") == ["star", "giant"]


def test_recover_from_nothing() -> None:
    assert "ability-idle" in deployed(with_hero(does("deployed", "recover"))).tags()


# Heroes


def test_kill() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", strength_at_most=2)).at(1, "middle", "giant", "peasant")
    assert deployed(board).names(1, "middle") == ["giant"]
    assert board.names(1, "discard") == ["peasant"]


def test_kill_in_an_adjacent_region() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", where="adjacent", cost_at_most=1))
    board.at(1, "left", "peasant", "giant").at(1, "right", "peasant").at(1, "middle", "peasant")
    deployed(board)
    assert board.offers() == ["target peasant left", "target peasant right"]
    assert board.play("target peasant right").names(1, "right") == []


def test_kill_another_hero_of_ones_own() -> None:
    board = with_hero(does("deployed", "kill", who="friends")).at(0, "middle", "star")
    assert deployed(board).names(0, "middle") == ["star"], "one of two stars is another"


def test_send_back_to_camp_and_to_hand() -> None:
    board = with_hero(does("deployed", "send-back", who="enemies")).at(1, "middle", "giant", food=2)
    assert deployed(board).names(1, "camp") == ["giant"]
    assert board.food(1, "middle") == 0, "H-2.4"
    board = with_hero(does("deployed", "send-back", who="enemies", to="hand", where="anywhere")).at(1, "left", "giant")
    assert deployed(board).names(1, "hand") == ["giant"]


def test_send_itself_back() -> None:
    board = with_hero(does("deployed", "send-back", who="self", optional=True))
    deployed(board)
    assert board.offers() == ["decline", "target star middle"]
    assert board.play("target star middle").names(0, "camp") == ["star"]


def test_push() -> None:
    board = with_hero(does("deployed", "push", who="enemies")).at(1, "middle", "giant", food=1)
    deployed(board)
    assert board.prompt == "region"
    assert board.offers() == ["choose left", "choose right"]
    board.play("choose right")
    assert board.names(1, "right") == ["giant"]
    assert board.food(1, "right") == 0


def test_push_one_of_ones_own_to_where_the_middle_is_the_only_way() -> None:
    board = with_hero(does("deployed", "push", who="friends", where="adjacent")).at(0, "left", "giant")
    assert deployed(board).names(0, "middle") == ["star", "giant"]


def test_join_from_camp() -> None:
    board = with_hero(does("deployed", "join", where="camp")).camp(0, "giant")
    assert deployed(board, "done").names(0, "middle") == ["star", "giant"]


def test_join_from_camp_looks_at_the_strength_on_the_card() -> None:
    board = with_hero(does("deployed", "join", where="camp", strength_at_most=2)).camp(0, "giant", "peasant")
    assert deployed(board, "done").names(0, "middle") == ["peasant", "star"]
    assert board.names(0, "camp") == ["giant"]


def test_join_from_anywhere_but_here() -> None:
    board = with_hero(does("deployed", "join", where="anywhere", optional=True)).at(0, "left", "giant", food=1)
    deployed(board.at(0, "middle", "peasant"))
    assert board.offers() == ["decline", "target giant left"]
    assert board.play("target giant left").food(0, "left") == 0
    assert board.names(0, "middle") == ["peasant", "star", "giant"]


def test_an_optional_target_can_be_declined() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", optional=True)).at(1, "middle", "giant")
    assert deployed(board, "decline").names(1, "middle") == ["giant"]
    assert "ability-declined" in board.tags()


def test_an_optional_effect_can_be_declined_or_used() -> None:
    for answer, cards in (("use", 1), ("decline", 0)):
        board = with_hero(does("income", "gain-food", amount=1, optional=True)).at(0, "left", "star", food=1)
        board.turn().play("deal 5", answer)
        assert board.food(0, "left") == cards


# Actions and cubes


def test_extra_action() -> None:
    assert deployed(with_hero(does("deployed", "extra-action", amount=1))).state.actions == 3


def test_h_3_7_abilities_give_three_actions_a_turn_at_most() -> None:
    board = with_hero(does("deployed", "extra-action", amount=2)).camp(0, "star", "star", "star")
    deployed(board, "deploy star left", "deploy star right", "resolve star left", "resolve star middle")
    assert board.state.actions == 2 + 3


def test_h_3_7_abilities_give_no_action_in_the_opponents_turn() -> None:
    board = with_hero(does("discarded", "extra-action", amount=1), does("deployed", "kill", who="enemies"))
    deployed(board.at(1, "middle", "star"))
    assert board.told("actions-gained") == [{"seat": 1, "count": 0}]


def test_h_3_7_who_is_put_somewhere_was_not_deployed() -> None:
    board = with_hero(does("deployed", "join", where="camp")).camp(0, "star")
    deployed(board, "done")
    assert len(board.told("ability-used")) == 1


def test_add_cube_fills_slots_but_wins_nothing() -> None:
    board = with_hero(does("deployed", "add-cube")).cubes(0, "middle", 1)
    assert deployed(board).state.cubes[1] == 2
    board = with_hero(does("deployed", "add-cube")).cubes(0, "middle", 2)
    assert deployed(board).state.cubes[1] == 2
    assert board.state.points == [0, 0]


def test_remove_cube() -> None:
    board = with_hero(does("deployed", "remove-cube")).cubes(1, "middle", 1)
    assert deployed(board).state.cubes == [0] * 6
    assert deployed(with_hero(does("deployed", "remove-cube"))).state.cubes == [0] * 6


def test_cubes_need_a_tile() -> None:
    board = with_hero(does("deployed", "add-cube"))
    board.state.tile[1] = -1
    assert deployed(board).state.cubes == [0] * 6
