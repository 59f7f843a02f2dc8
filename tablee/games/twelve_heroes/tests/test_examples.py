"""The four examples of the rulebook, and that those beside the rules show what their texts say."""

from __future__ import annotations

from tablee.core.example import frames
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.tests.board import Board, box, hero
from tablee.words import Words


def test_h_e1_without_a_free_slot_the_stronger_side_takes_the_tile() -> None:
    board = Board(box(hero("seven", 1, 7))).at(0, "middle", "seven").at(1, "middle", "peasant").cubes(0, "middle", 2)
    board.turn()
    assert board.told("strengths-compared") == [{"seat": 0, "place": "middle", "strength": 7, "strength_other": 1}]
    assert board.state.points == [3, 0]
    assert board.state.cubes == [0] * 6
    assert board.names(0, "discard") == ["seven"]
    assert board.names(1, "camp") == ["peasant"]


def test_h_e2_the_archangel_feeds_a_region() -> None:
    board = Board().hand(0, "archangel").camp(0, food=4).at(0, "left", "strategist", "treant").acting()
    board.play("recruit archangel")
    assert board.names(0, "camp") == ["archangel"]
    assert board.food(0, "camp") == 0
    assert board.food(0, "left") == 4


def test_h_e3_two_heroes_are_deployed_in_one_action_each_with_its_own_food() -> None:
    board = Board().camp(0, "goat", "giant-falcon", food=2).acting()
    board.play("deploy goat left", "carry 1", "deploy giant-falcon right", "carry 0")
    assert board.names(0, "left") == ["goat"]
    assert board.names(0, "right") == ["giant-falcon"]
    assert [board.food(0, place) for place in ("left", "right", "camp")] == [1, 0, 1]
    assert board.state.actions == 2


def test_h_e4_the_treant_finds_food_where_it_arrives() -> None:
    board = Board().at(0, "left", "treant", food=2).acting()
    board.play("move treant left middle", "carry 1")
    assert board.food(0, "middle") == 2
    assert board.food(0, "left") == 0, "nobody is left there to eat it"


def told(name: str, tag: str) -> dict[str, object]:
    """Return the parameters of the first event with this tag in an example beside the rules."""
    example = next(each for each in GAME.examples if each.name == name)
    events = [event for frame in frames(GAME, example) for event in frame.events]
    return next(dict(event.params) for event in events if event.tag == tag)


def test_the_numbers_in_the_texts_of_examples_are_those_of_their_boards() -> None:
    """“7 against 3” stood beside a board with 6 against 3."""
    say = Words("en", GAME, ["Léa", "Mia"])
    strengths = told("mine-won", "strengths-compared")
    assert f"{strengths['strength']} against {strengths['strength_other']}" in say("example-mine-won", seat_1=0)
    for name, cost in (("recruit", "costs {} of"), ("archangel", "pays {} Food")):
        assert cost.format(told(name, "food-paid")["food"]) in say(f"example-{name}", seat_1=0)
