"""The defaults that every game has."""

import pickle

import pytest

from tablee.core.event import Event
from tablee.core.features import SIZE
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


def test_the_number_of_seats_is_the_games_or_the_positions() -> None:
    assert [Game.seats_of(GAME, GAME.new(ToyOptions(), seats)) for seats in (2, 3, 4)] == [2, 3, 4]


def test_what_a_viewer_knows_is_a_key_that_differs_where_the_views_do() -> None:
    state = GAME.new(ToyOptions(), 2)
    state.resolve([0, 1, 2])
    assert len({Game.known(GAME, state, viewer) for viewer in (0, 1, None)}) == 3
    assert Game.recalled(GAME, state, 0) == Game.known(GAME, state, 0)


def test_who_begins_is_no_option_of_most_games() -> None:
    options = ToyOptions(hand=4)
    assert GAME.begun_by_first_seat(options) is options


def test_a_refusal_survives_the_way_out_of_a_worker() -> None:
    refused = pickle.loads(pickle.dumps(Refused("not-in-hand", "T-1.2", lantern="red")))
    assert str(refused) == "not-in-hand (T-1.2) lantern=red"


def test_any_view_can_be_numbers() -> None:
    state = GAME.new(ToyOptions(), 2)
    views = [GAME.view(state, 0)]
    state.resolve([0, 1, 2])
    views.append(GAME.view(state, 0))
    state.resolve([3, 4, 5])
    views.append(GAME.view(state, 0))
    encoded = [Game.encode(GAME, view) for view in views]
    assert [len(numbers) for numbers in encoded] == [SIZE] * 3
    assert len({tuple(numbers) for numbers in encoded}) == 3


def test_without_a_rule_nothing_is_done_for_who_runs_out_of_time() -> None:
    assert GAME.lapse(GAME.new(ToyOptions(), 2), 0) is None


def test_options_bring_no_words_of_their_own() -> None:
    assert GAME.lexicon(ToyOptions(), "en") == {}
    assert GAME.pieces(ToyOptions(), Words("en")) == ()
    assert GAME.explain(ToyOptions(), GAME.actions.actions[0], Words("en")) == ""


def test_a_board_is_what_the_game_draws_and_stays_until_the_telling_ends() -> None:
    state = GAME.new(ToyOptions(), 2)
    view, say = GAME.view(state, 0), Words("en", GAME)
    assert GAME.board(view, say, 40, 10) == GAME.draw(view, say, 40)
    assert GAME.step(view, Event("anything", "T-1.1", {})) is view
    assert GAME.consider(view, GAME.actions.actions[0], say) == ""
    assert GAME.wording(view, GAME.actions.actions[0], say) == ""
    assert GAME.topics(ToyOptions(), say) == {}
    assert not GAME.awaits_text(view)
    assert GAME.read_text(view, "anything") == ()
    assert GAME.score(view) is None


def test_equal_views_have_equal_keys() -> None:
    state, other = GAME.new(ToyOptions(), 2), GAME.new(ToyOptions(), 2)
    state.resolve([0, 1])
    other.resolve([2, 3])
    assert GAME.known(state, 1) == GAME.known(other, 1)
    assert GAME.known(state, 0) != GAME.known(other, 0)


def test_a_game_is_the_same_in_another_process() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME


def test_a_game_that_is_not_its_modules_cannot_travel() -> None:
    with pytest.raises(TypeError, match="must have this game"):
        pickle.dumps(ToyGame())


def test_a_refusal_reads_as_its_code_rule_and_details() -> None:
    assert str(Refused("must-follow", "C-2.2", faction="knights")) == "must-follow (C-2.2) faction=knights"
    assert str(Refused("over")) == "over"


def test_the_board_of_a_stopped_match_is_the_view_by_default() -> None:
    view = GAME.view(GAME.new(ToyOptions(), 2), 0)
    assert Game.stopped(GAME, view) == view
