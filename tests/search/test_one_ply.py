"""One choice ahead, by the game's own estimate."""

from __future__ import annotations

import pytest

from tablee.core.chance import Dice
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.search.one_ply import CommonLuck, OnePly
from tests.search import kuhn, matrix_game, three_rolls
from tests.search.ask import asked
from tests.search.kuhn import JACK, QUEEN, dealt
from tests.search.matrix_game import MatrixState
from tests.search.three_rolls import ROLL, STOP, RollsState


def test_chance_that_can_be_listed_is_averaged_exactly() -> None:
    """Stopping at 4 wins 4 in 6; rolling leaves 3.5 in 6 on average."""
    values = OnePly(three_rolls.GAME, samples=1).values(*asked(three_rolls.GAME, RollsState(4, 1)), Rng(1))
    assert values == pytest.approx([4 / 6, 3.5 / 6])


def test_chance_that_cannot_be_listed_is_sampled() -> None:
    bot = OnePly(three_rolls.GAME, samples=3000, listing=5)
    values = bot.values(*asked(three_rolls.GAME, RollsState(4, 1)), Rng(1))
    assert values != pytest.approx([4 / 6, 3.5 / 6], abs=1e-9)
    assert values == pytest.approx([4 / 6, 3.5 / 6], abs=0.03)


def test_a_list_of_lists_must_fit_as_a_whole() -> None:
    """Rolling for the last time is a die and then a lottery: 36 positions."""
    question = asked(three_rolls.GAME, RollsState(4, 1))
    exact, sampled = (
        OnePly(three_rolls.GAME, samples=1, listing=room).values(*question, Rng(1))[ROLL] for room in (36, 35)
    )
    assert exact == pytest.approx(3.5 / 6)
    assert sampled in {wins / 6 for wins in range(7)} or sampled != exact


def test_the_better_choice_is_taken() -> None:
    bot = OnePly(three_rolls.GAME, samples=1)
    assert bot.choose(*asked(three_rolls.GAME, RollsState(3, 1)), Rng(1)) == ROLL
    assert bot.choose(*asked(three_rolls.GAME, RollsState(4, 1)), Rng(1)) == STOP


def test_what_is_hidden_is_imagined() -> None:
    """Calling with the queen wins against a jack and loses against a king: half of the lottery's tickets on average."""
    bot = OnePly(kuhn.GAME, samples=600)
    values = bot.values(*asked(kuhn.GAME, dealt(QUEEN, JACK, "pb")), Rng(1))
    assert values == pytest.approx([1 / 4, 1 / 2], abs=0.05)


def test_others_choose_at_random_unless_told_otherwise() -> None:
    question = asked(matrix_game.GAME, MatrixState())
    values = OnePly(matrix_game.GAME, samples=2000).values(*question, Rng(1))
    assert values == pytest.approx([11 / 18, 7 / 18, 9 / 18], abs=0.03)


def rock(state: State, seat: int, rng: Rng) -> int:
    return 0


def test_a_model_of_the_others_is_answered() -> None:
    for seat, known in ((0, [3 / 6, 4 / 6, 0]), (1, [3 / 6, 4 / 6, 0])):
        bot = OnePly(matrix_game.GAME, samples=1, others=rock)
        assert bot.values(*asked(matrix_game.GAME, MatrixState(), seat), Rng(1)) == pytest.approx(known)


def test_equal_choices_are_all_taken_at_times() -> None:
    """The game has no estimate of its own before the end, so betting and passing look the same."""
    bot = OnePly(kuhn.GAME, samples=1)
    assert {bot.choose(*asked(kuhn.GAME, dealt(QUEEN, JACK)), Rng(seed)) for seed in range(20)} == {0, 1}


def test_luck_belongs_to_a_stream_and_the_place_in_it() -> None:
    one, other = CommonLuck(7), CommonLuck(7)
    mine, yours = Dice("dice/1", 5), Dice("dice/2", 5)
    assert [one(mine), one(mine), one(yours)][2] == other(yours)
    assert one(mine) != other(mine)
