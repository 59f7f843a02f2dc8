"""A viewer's knowledge as a key, and games sent to another process."""

import pickle

import pytest

from tests.search import kuhn, three_rolls
from tests.search.kuhn import JACK, KING, QUEEN, Kuhn, dealt


def test_positions_that_a_seat_cannot_tell_apart_have_one_key() -> None:
    assert kuhn.GAME.known(dealt(QUEEN, JACK), 0) == kuhn.GAME.known(dealt(QUEEN, KING), 0)


def test_positions_that_a_seat_can_tell_apart_have_two_keys() -> None:
    assert kuhn.GAME.known(dealt(QUEEN, JACK), 1) != kuhn.GAME.known(dealt(QUEEN, KING), 1)
    assert kuhn.GAME.known(dealt(QUEEN, JACK), None) != kuhn.GAME.known(dealt(QUEEN, JACK, "p"), None)


@pytest.mark.parametrize("game", [kuhn.GAME, three_rolls.GAME], ids=lambda game: type(game).__name__)
def test_a_pickled_game_is_found_again_and_not_copied(game: object) -> None:
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_game_that_its_module_does_not_name_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="must have this game as its GAME"):
        pickle.dumps(Kuhn())
