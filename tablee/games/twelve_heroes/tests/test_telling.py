"""Events state everything that people see change, so that no screen has to compute it."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median

import pytest

from tablee.core.event import Event
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero
from tablee.games.twelve_heroes.views.telling import TELLING
from tablee.lab.play import luck_of

BOX = box(
    hero("captain", 1, 2, does("always", "strength", who="friends", amount=1)),
    hero("hoarder", 1, 1, does("always", "strength", amount=1, per="food")),
)


def last(board: Board, tag: str) -> Event:
    return [event for event in board.story if event.tag == tag][-1]


def beats(board: Board) -> list[list[str]]:
    """Return the tags of each beat shown to the first seat."""
    seen = [event for event in board.story if event.visible(0)]
    return [[seen[place].tag for place in beat.events] for beat in GAME.beats(seen)]


def test_a_hero_who_arrives_states_the_strength_of_all() -> None:
    board = Board(BOX).at(0, "left", "peasant", food=2).camp(0, "captain").acting()
    board.play("deploy captain left")
    assert last(board, "hero-deployed").params["powers"] == [2, 2]


def test_food_that_changes_a_strength_says_so() -> None:
    board = Board(BOX).camp(0, "hoarder", food=2).acting().play("deploy hoarder left", "carry 2")
    assert last(board, "hero-deployed").params["powers"] == [1]
    assert last(board, "food-carried").params["powers"] == [3]


def test_an_event_that_changes_no_strength_states_none() -> None:
    board = Board(BOX).at(0, "left", "peasant", food=3).acting().play("supply")
    assert "powers" not in last(board, "food-taken").params


def test_h_2_6_each_action_states_how_many_are_left() -> None:
    board = Board(BOX).hand(0, "captain").camp(0, food=1).acting()
    board.play("recruit captain", "supply")
    assert last(board, "food-taken").params["actions"] == 1
    board.play("deploy captain left")
    assert [event.params["actions"] for event in board.story if "actions" in event.params][:2] == [2, 1]


def test_h_2_1_a_tile_that_is_won_is_told_before_what_leaves_its_region() -> None:
    board = Board(BOX).at(0, "left", "captain", food=2).at(1, "left", "peasant", food=1).cubes(0, "left", 1).turn()
    told = beats(board)
    won = told.index(["tile-won"])
    assert told[won + 1 : won + 3] == [
        ["cubes-returned", "food-lost", "food-lost"],
        ["hero-retired", "hero-returned"],
    ]
    assert last(board, "hero-returned").params["place"] == "left"


def test_h_2_1_the_last_tile_leaves_its_region_as_it_is() -> None:
    board = Board(BOX).at(0, "left", "captain").cubes(0, "left", 1)
    board.state.points[0] = 6
    board.turn()
    assert "cubes-returned" not in board.tags()


def test_h_3_5_food_that_the_table_takes_for_a_player_is_told_with_the_reason() -> None:
    poor = Board(box(hero("giant", 2, 3))).hand(0, "giant").acting()
    assert (beats(poor), poor.prompt) == ([["supply-forced", "food-taken", "food-taken"]], "act")
    forced = last(poor, "supply-forced")
    assert (forced.visible(0), forced.visible(1), forced.visible(None)) == (True, False, False), "it is about the hand"
    free = Board(BOX).hand(0, "captain").at(0, "left", "peasant").acting().play("supply")
    assert "supply-forced" not in free.tags()


def test_a_turn_is_told_phase_by_phase() -> None:
    board = Board(BOX).at(0, "left", "captain", food=1).at(0, "right", "peasant").turn().play("deal 11")
    assert beats(board) == [
        ["turn-begun"],
        ["strengths-compared", "cube-placed"],
        ["strengths-compared", "cube-placed"],
        ["food-eaten"],
        ["hero-starved"],
        ["food-taken", "cards-drawn", "actions-begun"],
    ]


SHORT = ("actions-begun", "hero-enlisted", "hero-kept", "turn-begun", "card-under", "card-under-unseen", "packs-dealt")
"""Two or three words each, or many in a row before the game."""


@pytest.mark.parametrize("tag", sorted(set(TELLING) - set(SHORT)))
def test_a_sentence_stays_long_enough_to_be_read(tag: str) -> None:
    assert TELLING[tag].hold >= 600


def test_a_turn_of_a_bot_is_told_in_seven_seconds_or_so() -> None:
    match, rng, turns = Match(GAME, HeroesOptions(), 2, luck_of("turns")), Rng("turns"), []
    while match.result is None:
        seat = match.missing[0]
        offer = match.offer(seat)
        assert offer is not None
        told = match.submit(seat, match.decision, GAME.bots["sergeant"].choose(match.view(seat), offer, rng))
        turns += [0] * sum(event.tag == "turn-begun" for event in told)
        if turns:
            turns[-1] += sum(beat.hold for beat in GAME.beats([event for event in told if event.visible(None)]))
    assert 4_000 < median(turns) < 8_000


def test_an_ability_is_told_with_what_it_does() -> None:
    thief = box(hero("thief", 1, 1, does("deployed", "steal-food", amount=1)))
    board = Board(thief).camp(0, "thief").at(1, "left", "peasant", food=1).acting().play("deploy thief left")
    assert ["hero-first", "ability-used", "food-stolen"] in beats(board)


def test_only_events_that_exist_are_in_the_table() -> None:
    words = (Path(__file__).parents[1] / "words" / "en.ftl").read_text()
    known = set(re.findall(r"^event-([\w-]+) =", words, re.MULTILINE))
    assert set(TELLING) | {tag for tell in TELLING.values() for tag in tell.joins} <= known
