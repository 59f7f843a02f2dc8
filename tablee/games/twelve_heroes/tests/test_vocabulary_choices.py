"""Words of abilities that ask somebody: hands, either/or, paying, moving with Food; and sets that go too far."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.terminal.board import wording
from tablee.games.twelve_heroes.tests.board import Board, box, deployed, does, hero, with_hero
from tablee.terminal.choices import choices
from tablee.wire.server import WireAction, WireOffer
from tablee.words import Words


def test_show_hand() -> None:
    board = deployed(with_hero(does("deployed", "show-hand")).hand(1, "giant", "peasant"))
    assert board.told("hand-shown") == [{"seat": 1, "heroes": ["1", "3"]}]
    for viewer in (0, None):
        assert GAME.view(board.state, viewer).sides[1].shown == (1, 3)


def test_strip_hand() -> None:
    board = deployed(
        with_hero(does("deployed", "strip-hand", amount=1, cost_at_most=1)).hand(1, "giant", "peasant", "stone")
    )
    assert (board.prompt, board.asked) == ("strip", 0)
    assert board.offers() == ["strip peasant", "strip stone"]
    assert board.play("strip stone").names(1, "discard") == ["stone"]
    assert board.names(1, "hand") == ["peasant", "giant"]


def test_strip_an_empty_hand() -> None:
    assert deployed(with_hero(does("deployed", "strip-hand", amount=2))).prompt == "act"


# Either, and paying


def test_either_or() -> None:
    either = (does("deployed", "gain-food", amount=2), {**does("deployed", "draw", amount=1), "or": True})
    board = deployed(with_hero(*either))
    assert (board.prompt, board.offers()) == ("either", ["either 1", "either 2"])
    assert board.play("either 1").food(0, "middle") == 2
    board = deployed(with_hero(*either), "either 2", "deal 5")
    assert (board.food(0, "middle"), len(board.names(0, "hand"))) == (0, 1)


def test_each_of_the_two_is_offered_by_its_text() -> None:
    board = Board(find_set("tablee")).camp(0, "strategist").hand(1, "goat").acting().play("deploy strategist middle")
    view = replace(GAME.view(board.state, 0), options=HeroesOptions())
    words = Words("en", GAME, ("Ann", "Bob"), options=view.options)
    actions = [GAME.actions[action] for action in board.state.choices]
    assert [wording(view, action, words) for action in actions] == [
        "When deployed: take one more action this turn.",
        "Or instead: look at the opponent’s hand and discard a card of it (cost 2 or less).",
    ]
    offer = WireOffer("either", tuple(WireAction(str(each), each.verb, each.params) for each in actions), None)
    assert [choice.label for choice in choices(offer, GAME, words, view)][1].startswith("Or instead")


def test_both_hear_which_of_the_two_was_chosen() -> None:
    """The one leads to a question and the other does not, so the opponent would see what nobody told."""
    either = (
        {**does("deployed", "kill", who="enemies"), "optional": True},
        {**does("deployed", "draw", amount=1), "or": True, "pay": 1},
    )
    for line, prompt in ((1, "target"), (2, "use")):
        board = with_hero(*either).at(1, "middle", "peasant").camp(0, "star", food=2).acting()
        board.play("deploy star middle", "carry 0", f"either {line}")
        assert board.prompt == prompt
        assert [told["line"] for told in board.told("line-chosen")] == [line]


def test_of_two_the_one_that_is_possible() -> None:
    either = (does("deployed", "kill", who="enemies"), {**does("deployed", "draw", amount=1), "or": True})
    assert len(deployed(with_hero(*either), "deal 5").names(0, "hand")) == 1


def test_paying_for_an_effect() -> None:
    board = with_hero(does("deployed", "draw", amount=1, pay=2)).camp(0, food=3)
    deployed(board, "carry 0")
    assert board.offers() == ["use", "decline"]
    assert board.play("use", "deal 5").food(0, "camp") == 1
    poor = with_hero(does("deployed", "draw", amount=1, pay=2)).camp(0, food=1)
    assert "ability-idle" in deployed(poor, "carry 0").tags()


def test_nobody_pays_for_nothing() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", pay=1)).camp(0, food=3)
    assert deployed(board, "carry 0").food(0, "camp") == 3


# Moving others with Food


def test_join_with_food() -> None:
    board = with_hero(does("deployed", "join", where="adjacent", with_food=True)).at(0, "left", "giant", food=3)
    deployed(board)
    assert (board.prompt, len(board.offers())) == ("carry", 4)
    assert board.play("carry 2").food(0, "middle") == 2
    assert board.food(0, "left") == 0, "nobody is left there (H-2.4)"


def test_join_with_food_where_there_is_none() -> None:
    board = with_hero(does("deployed", "join", where="adjacent", with_food=True)).at(0, "left", "giant")
    assert deployed(board).names(0, "middle") == ["star", "giant"]
    assert board.prompt == "act"


def test_push_with_food() -> None:
    board = with_hero(does("deployed", "push", who="friends", with_food=True)).at(0, "middle", "giant", food=2)
    deployed(board, "choose left", "carry 1")
    assert (board.food(0, "left"), board.food(0, "middle")) == (1, 1)


# What sets from outside may try


def test_heroes_that_set_one_another_off_for_ever_come_to_an_end() -> None:
    """Every choice has one option, so nobody would ever be asked."""
    board = with_hero(
        does("deployed", "kill", who="self"),
        does("discarded", "recover", to="camp"),
        does("discarded", "join", where="camp"),
        does("discarded", "kill", who="friends"),
    )
    assert len(deployed(board).story) > 400, "the turn goes on after so many"


def test_a_victim_who_declines_leaves_the_other_target() -> None:
    killer = hero("star", 1, 2, does("deployed", "kill", who="enemies", targets=2))
    victim = hero("heir", 1, 1, does("discarded", "gain-food", amount=1, optional=True))
    board = Board(box(killer, victim)).camp(0, "star").at(1, "middle", "heir", "peasant", "peasant").acting()
    board.play("deploy star middle", "target heir middle")
    assert (board.asked, board.prompt) == (1, "use")
    assert board.play("decline").names(1, "middle") == ["peasant"], "of two peasants either will do"


def test_a_killer_who_was_killed_takes_no_second_target() -> None:
    """H-3.8."""
    killer = hero("star", 1, 2, does("deployed", "kill", who="enemies", targets=2))
    victim = hero("avenger", 1, 1, does("discarded", "kill", who="enemies"))
    board = Board(box(killer, victim)).camp(0, "star").at(1, "middle", "avenger", "peasant", "peasant").acting()
    board.play("deploy star middle", "target avenger middle")
    assert [each["seat"] for each in board.told("hero-killed")] == [1, 0], "the avenger, then the star"


def test_a_hero_that_was_discarded_may_take_two_along() -> None:
    killer = hero("star", 1, 2, does("deployed", "kill", who="enemies"))
    martyr = hero("martyr", 1, 1, does("discarded", "kill", who="enemies", targets=2))
    board = Board(box(killer, martyr, hero("giant", 3, 5))).camp(0, "star").at(0, "middle", "giant", "peasant")
    board.at(1, "middle", "martyr").acting().play("deploy star middle", "target giant middle", "target star middle")
    assert [each["seat"] for each in board.told("hero-killed")] == [1, 0, 0]


def test_nothing_is_paid_for_what_counts_nothing() -> None:
    board = with_hero(does("deployed", "kill", who="enemies", pay=2, per="tile")).camp(0, food=3)
    assert deployed(board.at(1, "middle", "giant")).prompt != "use"
    board = with_hero(does("deployed", "bring-food", amount=3, pay=2)).camp(0, food=2)
    assert deployed(board, "carry 0").prompt != "use"
