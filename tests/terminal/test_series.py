"""A series from the terminal: hosted by the command line, and told at the end of each game."""

from __future__ import annotations

from argparse import Namespace

import pytest

from tablee.commands.joining import _setup
from tablee.core.refusal import Refused
from tablee.terminal.texts import standing
from tablee.wire.server import Series
from tablee.words import Words


def asked(first_to: str, seats: str = "2", game: str = "claim") -> Namespace:
    return Namespace(
        game=game, bots=[], seats=seats, preset=None, settings=[], public=False, clock=None, first_to=first_to
    )


def test_a_series_is_hosted() -> None:
    assert _setup(asked("3"), Words("en")).first_to == 3
    assert _setup(asked("1", "4", "killer"), Words("en")).first_to == 1


@pytest.mark.parametrize(
    ("first_to", "seats", "game", "code"),
    [
        ("0", "2", "claim", "not-a-number"),
        ("10", "2", "claim", "option-bounds"),
        ("two", "2", "claim", "not-a-number"),
        ("2", "3", "killer", "series-for-two"),
    ],
)
def test_what_is_no_series_is_refused(first_to: str, seats: str, game: str, code: str) -> None:
    with pytest.raises(Refused, match=code) as refused:
        _setup(asked(first_to, seats, game), Words("en"))
    assert Words("en").refused(refused.value)


@pytest.mark.parametrize(
    ("series", "told"),
    [
        (Series(2, 2, (0, 1), over=False), "Game 2, best of 3: Ann 0 · Bob 1"),
        (Series(2, 3, (1, 2), over=True), "Bob wins the series 2:1"),
    ],
)
def test_the_standing_of_a_series_is_told(series: Series, told: str) -> None:
    assert standing(series, Words("en", names=("Ann", "Bob"))) == told
