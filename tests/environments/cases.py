"""Which games, presets and numbers of seats are tried: a sample, or every preset in the thorough run."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, NamedTuple

import pytest

from tablee.registry import all_games
from tablee.testing.case import THOROUGH, cases_of


class Wanted(NamedTuple):
    """What an environment is made of."""

    game: str
    preset: str
    seats: int

    @property
    def settings(self) -> dict[str, Any]:
        return {"seats": self.seats, "preset": self.preset}

    def __str__(self) -> str:
        return "-".join(str(each) for each in self)


def few_seats(cases: list[Wanted]) -> list[Wanted]:
    """Return the cases of each preset with the fewest seats, the most, and a number between."""
    of_preset = [list(group) for _, group in groupby(cases, lambda case: (case.game, case.preset))]
    return [group[place] for group in of_preset for place in sorted({0, len(group) // 2, len(group) - 1})]


ALL: Final = [Wanted(name, case.preset, case.seats) for name, game in all_games().items() for case in cases_of(game)]
FEW: Final = [next(each for each in ALL if each.game == name) for name in all_games()]
TRIED: Final = few_seats(ALL) if THOROUGH else FEW

every_case: Final = pytest.mark.parametrize("wanted", TRIED, ids=str)
