"""What a game has without doing anything for it."""

import pickle

import pytest

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.words import Words
from tests.toy import GAME
from tests.toy.game import ToyGame
from tests.toy.options import ToyOptions


def test_a_match_needs_as_many_seats_as_the_game_says() -> None:
    for seats in (2, 3, 4):
        GAME.check(ToyOptions(), seats)
    for seats in (1, 5):
        with pytest.raises(Refused) as refused:
            GAME.check(ToyOptions(), seats)
        assert refused.value.code == "seats"
        assert refused.value.params == {"seats_wanted": seats, "low": 2, "high": 4}


def test_options_can_refuse_a_number_of_seats() -> None:
    with pytest.raises(Refused, match="too-many-lanterns"):
        GAME.check(ToyOptions(hand=4), 3)


def test_without_an_estimate_everybody_has_the_same_share() -> None:
    assert Game.evaluate(GAME, GAME.new(ToyOptions(), 4)) == [0.25] * 4


def test_without_a_rule_nothing_is_done_for_who_runs_out_of_time() -> None:
    assert GAME.lapse(GAME.new(ToyOptions(), 2), 0) is None


def test_options_bring_no_words_of_their_own() -> None:
    assert GAME.lexicon(ToyOptions(), "en") == {}
    assert GAME.pieces(ToyOptions(), Words("en")) == ()


def test_equal_views_have_equal_keys() -> None:
    state, other = GAME.new(ToyOptions(), 2), GAME.new(ToyOptions(), 2)
    state.resolve([0, 1])
    other.resolve([2, 3])
    assert GAME.known(state, 1) == GAME.known(other, 1)
    assert GAME.known(state, 0) != GAME.known(other, 0)


def test_a_game_is_the_same_in_another_process() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME


def test_a_game_that_is_not_its_modules_cannot_travel() -> None:
    with pytest.raises(TypeError, match="has another game"):
        pickle.dumps(ToyGame())


def test_a_refusal_reads_as_its_code_rule_and_details() -> None:
    assert str(Refused("must-follow", "C-2.2", faction="knights")) == "must-follow (C-2.2) faction=knights"
    assert str(Refused("over")) == "over"
