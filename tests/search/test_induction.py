"""Backward induction: exact values of small games."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.decision import Decide
from tablee.core.state import Awaits, State
from tablee.search.induction import Induction
from tests.search import kuhn, matrix_game, three_rolls
from tests.search.kuhn import KuhnState
from tests.search.matrix_game import MatrixState
from tests.search.three_rolls import ROLL, STOP, RollsState


def rolls() -> Induction:
    return Induction(lambda state: three_rolls.GAME.known(state, None))  # type: ignore[arg-type]


def test_three_rolls_are_worth_seven_ninths() -> None:
    assert rolls().values(RollsState()) == pytest.approx([7 / 9, 2 / 9])


@pytest.mark.parametrize(("face", "left", "best"), [(4, 2, ROLL), (5, 2, STOP), (3, 1, ROLL), (4, 1, STOP)])
def test_the_best_choice_is_known(face: int, left: int, best: int) -> None:
    assert rolls().best(RollsState(face, left), 0) == best


def when_a_die_lies(state: Any) -> list[float] | None:
    return None if state.rolling else three_rolls.GAME.evaluate(state)


def test_looking_no_further_than_a_leaf() -> None:
    """By the estimate of the first die alone the game is worth 3.5 in 6."""
    short = Induction(lambda state: three_rolls.GAME.known(state, None), when_a_die_lies)  # type: ignore[arg-type]
    assert short.values(RollsState()) == pytest.approx([3.5 / 6, 2.5 / 6])


def test_choices_at_once_are_played_as_a_matrix_game() -> None:
    known = Induction(lambda state: matrix_game.GAME.known(state, None))  # type: ignore[arg-type]
    assert known.values(MatrixState()) == pytest.approx([0.5, 0.5])
    assert known.equilibrium(MatrixState()).row == pytest.approx(matrix_game.ROW)


class Crowd(State):
    """Three who choose at once."""

    def awaits(self) -> Awaits:
        return Decide((0, 1, 2), "shout")


def test_three_at_once_are_too_many() -> None:
    with pytest.raises(ValueError, match="only both seats of a game for two"):
        Induction(id).values(Crowd())


def test_it_sees_all_so_it_is_not_for_games_with_secrets() -> None:
    """Kuhn's poker with open cards is fair: it is the secret that costs the first player 1/18."""
    open_cards = Induction(lambda state: (tuple(state.cards), state.bets, state.winner))  # type: ignore[attr-defined]
    assert kuhn.payoff(open_cards.values(KuhnState())[0]) == pytest.approx(0)
