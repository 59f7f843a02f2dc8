"""Every effect of the vocabulary in conflict with another one (H-0.3)."""

from __future__ import annotations

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero

BOX = box(
    hero("farmer", 1, 1, does("income", "gain-food", amount=2)),
    hero("miller", 1, 1, does("income", "gain-food", amount=2)),
    hero("arsonist", 1, 1, does("deployed", "burn-food", amount=2)),
    hero("thief", 1, 1, does("deployed", "steal-food", amount=3)),
    hero("mule", 1, 1, does("maintenance", "bring-food", amount=2)),
    hero("scholar", 1, 1, does("discarded", "draw", amount=1)),
    hero("bully", 1, 1, does("deployed", "make-discard", amount=1)),
    hero("healer", 1, 1, does("deployed", "recover")),
    hero("assassin", 1, 1, does("deployed", "kill", who="enemies", strength_at_most=2)),
    hero("herald", 1, 1, does("deployed", "send-back", who="enemies", to="hand")),
    hero("wind", 1, 1, does("deployed", "push", who="enemies")),
    hero("horn", 1, 1, does("deployed", "join", where="adjacent")),
    hero("drummer", 1, 1, does("deployed", "extra-action", amount=3)),
    hero("mason", 1, 1, does("deployed", "add-cube")),
    hero("saboteur", 1, 1, does("deployed", "remove-cube")),
    hero("jailer", 1, 1, does("always", "block")),
    hero("ghost", 1, 2, does("always", "immune")),
    hero("witch", 1, 1, does("always", "strength", amount=-1, who="enemies")),
    hero("glutton", 1, 4, does("always", "hunger", amount=3)),
    hero("saint", 1, 1, does("always", "hunger", amount=0)),
    hero("cat", 1, 3, does("always", "survive"), does("discarded", "gain-food", amount=2, to="camp")),
    hero("judge", 1, 1, does("always", "tie")),
    hero(
        "pilgrim", 1, 1, does("deployed", "send-back", who="self", to="camp"), does("deployed", "gain-food", amount=2)
    ),
)


def strengths(board: Board, seat: int) -> tuple[int, ...]:
    return GAME.view(board.state, 0).sides[seat].strengths


# Food


def test_of_two_who_gain_food_the_first_empties_the_reserve() -> None:
    board = Board(BOX).at(0, "left", "miller", food=1).at(0, "middle", "farmer", food=1).camp(1, food=13).turn()
    board.play("deal 5")
    assert (board.food(0, "left"), board.food(0, "middle")) == (2, 2), "20 less 13, 2 of income, and so on"
    board = Board(BOX).at(0, "left", "miller", food=1).at(0, "middle", "farmer", food=1).camp(1, food=15).turn()
    board.play("deal 5")
    assert (board.food(0, "left"), board.food(0, "middle")) == (2, 1)
    assert board.state.reserve == 0
    assert board.told("reserve-short") == [{"seat": 0, "food": 1}]


def test_who_burns_food_makes_others_starve() -> None:
    board = (
        Board(BOX).camp(0, "arsonist").at(1, "left", "peasant", "saint", food=2).acting(1).play("deploy arsonist left")
    )
    assert board.names(1, "left") == ["saint"], "who eats nothing stays"


def test_what_is_stolen_from_a_glutton_starves_it_and_feeds_the_thief() -> None:
    board = Board(BOX).camp(0, "thief").at(1, "left", "glutton", "saint", food=3).acting(1).play("deploy thief left")
    assert board.names(1, "left") == ["saint"]
    assert board.food(0, "left") == 3


def test_food_brought_at_maintenance_saves_a_glutton() -> None:
    fed = Board(BOX).at(0, "left", "glutton", "mule", food=2).camp(0, food=2).turn().play("carry 2")
    assert fed.names(0, "left") == ["mule", "glutton"]
    starved = Board(BOX).at(0, "left", "glutton", "mule", food=2).camp(0, food=2).turn().play("carry 1")
    assert starved.offers() == ["starve mule", "starve glutton"], "without the one or the other it is enough"
    assert starved.play("starve glutton").names(0, "left") == ["mule"]


# Cards


def test_who_is_killed_can_still_draw_a_card() -> None:
    board = Board(BOX).camp(0, "assassin").at(1, "left", "scholar").acting().play("deploy assassin left", "deal 3")
    assert len(board.names(1, "hand")) == 1


def test_a_card_sent_back_to_hand_can_be_discarded_and_recovered() -> None:
    board = Board(BOX).camp(0, "herald", "bully").at(1, "left", "ghost", "peasant", food=1).acting(2)
    board.camp(1, "healer")
    board.play("deploy herald left", "done", "deploy bully left")
    assert board.names(1, "discard") == ["peasant"], "the only card of that hand"
    board.play("deal 9", "deploy healer left", "carry 0")
    assert board.names(1, "discard") == []
    assert board.told("hero-recovered-to-hand")


# Heroes


def test_who_is_immune_is_not_named_but_weakened_all_the_same() -> None:
    board = Board(BOX).camp(0, "assassin").at(0, "left", "witch").at(1, "left", "ghost").acting()
    assert strengths(board, 1)[0] == 1
    assert "ability-idle" in board.play("deploy assassin left").tags()


def test_a_jailer_that_is_sent_away_holds_nobody() -> None:
    board = Board(BOX).camp(0, "herald").at(0, "left", "peasant").at(1, "left", "jailer").acting()
    assert "move peasant left middle" not in board.offers()
    assert "move peasant left middle" in board.play("deploy herald left").offers()


def test_a_jailer_does_not_keep_from_joining() -> None:
    board = Board(BOX).camp(0, "horn").at(0, "left", "peasant", food=2).at(1, "left", "jailer").acting()
    board.play("deploy horn middle")
    assert board.names(0, "middle") == ["peasant", "horn"]
    assert board.food(0, "left") == 0, "nobody is left there (H-2.4)"


def test_who_is_pushed_onto_a_popular_place_takes_nothing_from_its_holder() -> None:
    board = Board(BOX, popularity=True).camp(0, "wind").at(0, "middle", "peasant").at(1, "left", "peasant").acting()
    board.state.popular = [1, 0, -1]
    board.play("deploy wind left")
    assert board.names(1, "middle") == ["peasant"]
    assert board.state.popular == [0, 0, -1], "the wind's own side is all that is left there"


def test_who_survives_a_tile_gets_nothing_for_being_discarded() -> None:
    board = Board(BOX).at(0, "left", "cat", food=1).cubes(0, "left", 1).turn().play("deal 1", "deal 5")
    assert board.names(0, "camp") == ["cat"]
    assert board.food(0, "camp") == 2, "the income alone"


def test_a_judge_places_a_cube_against_the_holder_of_popularity() -> None:
    board = Board(BOX, popularity=True).at(0, "left", "judge", food=1).at(1, "left", "peasant")
    board.state.popular = [1, -1, -1]
    assert board.turn().state.cubes[0] == 1


# Actions and cubes


def test_actions_of_abilities_are_limited_but_those_of_cards_are_not() -> None:
    """H-3.7 beside H-4.1."""
    board = Board(BOX, extra_actions=True).camp(0, "drummer", "drummer").hand(0, "peasant", "peasant").acting(1)
    board.play("deploy drummer left", "deploy drummer right", "resolve drummer left")
    assert board.state.actions == 3
    board.play("spend peasant", "spend peasant")
    assert board.state.actions == 5


def test_a_cube_that_is_taken_off_must_be_placed_again_before_the_tile_is_won() -> None:
    board = Board(BOX).camp(0, "saboteur").at(1, "left", "glutton", food=9).cubes(1, "left", 1).acting(1)
    board.play("deploy saboteur left")
    assert board.state.cubes[3] == 1, "placed again at Control"
    assert board.state.points == [0, 0]


def test_a_mason_and_a_saboteur_sent_together_do_their_work_in_the_order_chosen() -> None:
    board = Board(BOX).camp(0, "mason", "saboteur").cubes(1, "middle", 1).acting()
    board.play("deploy mason left", "deploy saboteur middle", "resolve saboteur middle")
    assert board.state.cubes == [1, 0, 0, 0, 0, 0]


# A Region emptied in the middle of an effect, and things that run out


def test_food_is_not_put_where_the_hero_has_just_left() -> None:
    board = Board(BOX).camp(0, "pilgrim").acting().play("deploy pilgrim left")
    assert board.names(0, "camp") == ["pilgrim"]
    assert board.food(0, "left") == 0, "H-2.4"
    assert board.state.reserve == 20


def test_h_3_8_a_pilgrim_who_has_left_does_nothing_more() -> None:
    board = Board(BOX).camp(0, "pilgrim").at(0, "left", "peasant").acting().play("deploy pilgrim left")
    assert board.food(0, "left") == 0
    before = Board(BOX, departed_act=True).camp(0, "pilgrim").at(0, "left", "peasant").acting()
    assert before.play("deploy pilgrim left").food(0, "left") == 2, "as it was by earlier rules"


def test_a_deck_that_runs_out_in_the_middle_of_an_effect_is_made_again() -> None:
    kinds = box(hero("sage", 1, 1, does("deployed", "draw", amount=3)))
    board = Board(kinds).camp(0, "sage").discard(0, "peasant", "peasant").acting()
    board.state.hand[0], board.state.deck[0] = board.state.deck[0] & ~2048, 2048
    board.play("deploy sage left", "deal 11", "deal 1", "deal 2")
    assert board.names(0, "deck") == board.names(0, "discard") == []
    assert [told["count"] for told in board.told("deck-reshuffled")] == [2]


def test_a_deck_and_a_discard_that_run_out_in_the_middle_of_an_effect_give_no_more() -> None:
    kinds = box(hero("sage", 1, 1, does("deployed", "draw", amount=3)))
    board = Board(kinds).camp(0, "sage").acting()
    board.state.hand[0], board.state.deck[0] = board.state.deck[0] & ~2048, 2048
    board.play("deploy sage left", "deal 11")
    assert board.tags().count("nothing-to-draw") == 2
    assert board.prompt == "act"


def test_both_advanced_rules_and_an_ability_at_once() -> None:
    """H-4.1, H-4.2: a card buys the action that takes a token, and a hero sent back gives it up again."""
    board = Board(BOX, popularity=True, extra_actions=True).hand(0, "peasant", "peasant").camp(0, "pilgrim").acting(1)
    board.play("supply", "spend peasant", "deploy pilgrim left", "carry 0")
    assert board.told("popularity-taken") == [{"seat": 0, "place": "left"}]
    assert board.told("popularity-returned") == [{"place": "left"}]
    assert board.state.popular == [-1, -1, -1]
    assert board.offers() == ["done", "spend peasant"]
