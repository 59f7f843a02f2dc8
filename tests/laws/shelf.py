"""The games on which the laws are tested here."""

from __future__ import annotations

from tablee.registry import all_games
from tablee.testing.case import AnyGame, Case, cases_of
from tests import toy


def games() -> list[AnyGame]:
    """Every game on the shelf, and the toy."""
    return [*all_games().values(), toy.GAME]


def all_cases() -> list[Case]:
    return [case for game in games() for case in cases_of(game)]
