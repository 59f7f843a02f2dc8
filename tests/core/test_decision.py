"""Decisions and ends describe themselves."""

import pytest

from tablee.core.decision import Decide, Over


def test_a_decision_is_shown_with_its_seats_and_prompt() -> None:
    assert repr(Decide((0, 2), "play")) == "Decide((0, 2), 'play')"


def test_an_end_is_shown_with_its_ranks() -> None:
    assert repr(Over((2, 1))) == "Over((2, 1))"


@pytest.mark.parametrize(
    ("ranks", "shares"), [((2, 1), [0.0, 1.0]), ((1, 3, 1), [0.5, 0.0, 0.5]), ((1, 1, 1, 1), [0.25] * 4)]
)
def test_the_win_is_shared_by_those_in_the_first_place(ranks: tuple[int, ...], shares: list[float]) -> None:
    assert Over(ranks).shares() == shares
