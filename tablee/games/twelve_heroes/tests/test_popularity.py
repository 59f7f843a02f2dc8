"""The Popularity token, alone and with extra actions."""

from __future__ import annotations

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.rules.pieces import NONE, WITH_POPULARITY, WITHOUT_POPULARITY
from tablee.games.twelve_heroes.tests.board import OURS, Board, box, does, hero

BOX = box(
    hero("giant", 1, 5),
    hero("bully", 1, 1, does("deployed", "push", who="enemies")),
    hero("star", 1, 1, does("always", "strength", amount=2, if_="popular")),
)


def board(**rules: bool) -> Board:
    return Board(BOX, popularity=True, **rules)


def test_h_4_2_the_first_in_a_region_takes_the_token() -> None:
    there = board().camp(0, "giant", "peasant").acting().play("deploy giant left", "done")
    assert there.state.popular == [0, NONE, NONE]
    assert there.told("popularity-taken") == [{"seat": 0, "place": "left"}]


def test_h_4_2_moving_into_an_empty_region_takes_it_too_and_leaves_the_old_one() -> None:
    there = board().at(0, "left", "giant").acting()
    there.state.popular = [0, NONE, NONE]
    there.play("move giant left middle")
    assert there.state.popular == [NONE, 0, NONE]
    assert "popularity-returned" in there.tags()


def test_h_4_2_where_the_opponent_stands_nothing_is_taken() -> None:
    there = board().camp(0, "giant").at(1, "left", "peasant").acting().play("deploy giant left")
    assert there.state.popular == [NONE, NONE, NONE]


def test_h_4_2_the_holder_places_a_cube_on_a_tie() -> None:
    there = board().at(0, "middle", "giant", food=1).at(1, "middle", "giant")
    there.state.popular = [NONE, 0, NONE]
    assert there.turn().state.cubes == [0, 1, 0, 0, 0, 0]
    assert there.told("tie-won-popular") == [{"seat": 0, "place": "middle"}]


def test_h_4_2_the_token_is_told_only_when_it_decides() -> None:
    there = board().at(0, "middle", "giant", "peasant", food=2).at(1, "middle", "giant")
    there.state.popular = [NONE, 0, NONE]
    assert there.turn().state.cubes == [0, 1, 0, 0, 0, 0]
    assert "tie-won-popular" not in there.tags()


def test_h_4_2_the_other_does_not() -> None:
    there = board().at(0, "middle", "giant", food=1).at(1, "middle", "giant")
    there.state.popular = [NONE, 1, NONE]
    assert there.turn().state.cubes == [0] * 6
    assert "tie-won-popular" not in there.tags()


def test_h_4_2_the_token_passes_to_the_opponent_when_the_holder_is_gone() -> None:
    there = board().at(0, "left", "giant").at(1, "left", "peasant").acting()
    there.state.popular = [0, NONE, NONE]
    there.play("move giant left middle")
    assert there.state.popular == [1, 0, NONE]
    assert there.told("popularity-passed") == [{"seat": 1, "place": "left"}]


def test_h_4_2_the_token_goes_onto_the_next_tile_when_one_is_won() -> None:
    there = board().at(0, "left", "giant").at(1, "left", "peasant").cubes(0, "left", 1)
    there.state.popular = [1, NONE, NONE]
    there.turn().play("deal 4")
    assert there.state.popular == [NONE, NONE, NONE]


def test_h_4_2_without_a_tile_there_is_no_token() -> None:
    there = board().camp(0, "giant")
    there.state.tile[0] = NONE
    assert there.acting().play("deploy giant left").state.popular[0] == NONE


def test_h_4_2_a_hero_pushed_into_an_empty_region_takes_its_token() -> None:
    there = board().camp(0, "bully").at(1, "left", "peasant").acting().play("deploy bully left")
    assert there.names(1, "middle") == ["peasant"]
    assert there.state.popular[1] == 1


def test_h_4_2_without_the_option_nobody_is_popular() -> None:
    there = Board(BOX).camp(0, "giant").acting().play("deploy giant left")
    assert there.state.popular == [NONE, NONE, NONE]


def test_a_hero_can_draw_strength_from_popularity() -> None:
    there = board().camp(0, "star").acting().play("deploy star left")
    assert GAME.view(there.state, 0).sides[0].strengths == (3, 0, 0)


def test_both_advanced_rules_together() -> None:
    """H-4.1 and H-4.2: an action bought with a card can take a token."""
    there = board(extra_actions=True).hand(0, "giant").camp(0, "peasant").acting(1)
    there.play("supply", "spend giant", "deploy peasant right", "carry 1")
    assert there.state.popular == [NONE, NONE, 0]
    assert there.state.seat == 1


def test_h_4_3_the_golem_is_used_in_the_version_of_the_rule_in_play() -> None:
    for version, name in ((WITHOUT_POPULARITY, "golem"), (WITH_POPULARITY, "golem-popular")):
        deck = [OURS.ids()[kind] for kind in OURS.heroes.faction_deck(0, version)]
        assert deck.count(name) == 3
        assert sum(each.startswith("golem") for each in deck) == 3
