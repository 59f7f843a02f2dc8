"""The four actions, and the extra ones."""

from __future__ import annotations

from tablee.games.twelve_heroes.tests.board import Board, box, does, hero

BOX = box(
    hero("giant", 3, 5),
    hero("farmer", 1, 1, does("deployed", "gain-food", amount=1)),
    hero("scout", 1, 1, does("deployed", "draw", amount=1)),
    hero("walker", 1, 1, does("moved", "gain-food", amount=2, to="camp")),
    hero("recruiter", 1, 1, does("recruited", "gain-food", amount=1, to="camp")),
    hero("twice", 1, 1, does("deployed", "gain-food", amount=1), does("deployed", "gain-food", amount=2, to="camp")),
)


def test_h_3_1_supply_takes_a_food() -> None:
    board = Board(BOX).camp(0, "giant").acting().play("supply")
    assert board.food(0, "camp") == 1
    assert board.state.reserve == 19


def test_h_3_2_recruiting_costs_food_of_the_camp() -> None:
    board = Board(BOX).hand(0, "giant", "recruiter").camp(0, food=4).at(0, "left", "peasant", food=1).acting()
    board.play("recruit giant")
    assert board.names(0, "camp") == ["giant"]
    assert board.food(0, "camp") == 1
    board.play("recruit recruiter")
    assert board.food(0, "camp") == 1, "paid, and gained when recruited"


def test_h_3_2_who_is_too_dear_is_not_offered() -> None:
    board = Board(BOX).hand(0, "giant", "peasant").camp(0, food=2).acting()
    assert board.offers() == ["supply", "recruit peasant"]


def test_h_3_3_three_heroes_go_to_three_regions_in_one_action() -> None:
    board = Board(BOX).camp(0, "giant", "peasant", "peasant", "peasant").acting()
    board.play("deploy giant left", "deploy peasant right")
    assert board.offers() == ["done", "deploy peasant middle"], "one a Region"
    board.play("deploy peasant middle")
    assert board.prompt == "act"
    assert board.state.actions == 2


def test_h_3_3_one_may_be_enough() -> None:
    board = Board(BOX).camp(0, "giant", "peasant").acting().play("deploy giant left", "done")
    assert board.names(0, "camp") == ["peasant"]
    assert board.prompt == "act"


def test_h_3_3_without_food_in_camp_none_is_asked_for() -> None:
    board = Board(BOX).camp(0, "giant", "peasant", food=2).acting()
    board.play("deploy giant left", "carry 2", "deploy peasant right")
    assert board.food(0, "left") == 2
    assert board.prompt == "act"


def test_h_3_3_abilities_come_after_all_are_sent_in_the_order_chosen() -> None:
    board = Board(BOX).camp(0, "farmer", "scout", "scout").acting()
    board.play("deploy farmer left", "deploy scout middle", "deploy scout right")
    assert board.prompt == "order"
    assert board.offers() == ["resolve farmer left", "resolve scout middle", "resolve scout right"]
    board.play("resolve scout right", "deal 5", "resolve farmer left", "deal 6")
    assert board.prompt == "act", "the last one is not asked for"
    assert board.food(0, "left") == 1
    used = [(told["hero"], told["place"]) for told in board.told("ability-used")]
    assert used == [("4", "right"), ("3", "left"), ("4", "middle")]


def test_h_3_4_a_hero_moves_to_an_adjacent_region_with_food() -> None:
    board = Board(BOX).at(0, "left", "giant", "peasant", food=3).acting()
    assert [offer for offer in board.offers() if "giant" in offer] == ["move giant left middle"]
    board.play("move giant left middle", "carry 2")
    assert (board.food(0, "left"), board.food(0, "middle")) == (1, 2)
    assert board.told("food-carried") == [{"seat": 0, "food": 2, "place_from": "left", "place_to": "middle"}]


def test_h_3_4_the_ends_are_not_adjacent_but_the_middle_is_to_both() -> None:
    board = Board(BOX).at(0, "right", "peasant").at(0, "middle", "giant").acting()
    assert [offer for offer in board.offers() if offer.startswith("move")] == [
        "move peasant right middle",
        "move giant middle left",
        "move giant middle right",
    ]


def test_h_3_4_what_happens_when_moved_happens_on_arrival() -> None:
    board = Board(BOX).at(0, "left", "walker").acting().play("move walker left middle")
    assert board.food(0, "camp") == 2
    board.play("move walker middle right")
    assert board.food(0, "camp") == 4, "each time again"


def test_h_3_5_supply_from_an_empty_reserve_is_possible_for_nothing() -> None:
    board = Board(BOX).camp(1, food=20).hand(0, "peasant").acting()
    assert board.state.seat == 1, "three Supplies were all there was to do"
    assert len(board.told("reserve-short")) == 3 + 1, "and the opponent's Income"


def test_h_3_6_a_heros_own_abilities_come_in_the_order_of_its_text() -> None:
    board = Board(BOX).camp(0, "twice").acting().play("deploy twice left")
    assert [event.tag for event in board.story if event.tag.startswith("food")] == ["food-placed", "food-taken"]


def test_h_4_1_cards_are_given_for_actions() -> None:
    board = Board(BOX, extra_actions=True).hand(0, "giant", "peasant").acting(1)
    assert board.offers() == ["supply", "spend peasant", "spend giant"]
    board.play("supply", "spend giant")
    assert board.names(0, "discard") == ["giant"]
    assert board.state.actions == 1
    board.play("supply")
    assert board.offers() == ["done", "spend peasant", "recruit peasant"][:2]
    board.play("done")
    assert board.state.seat == 1


def test_h_4_1_without_the_option_no_card_can_be_given() -> None:
    board = Board(BOX).hand(0, "giant").camp(0, food=3).acting()
    assert board.offers() == ["supply", "recruit giant"]
