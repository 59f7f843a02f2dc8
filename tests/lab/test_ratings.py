"""The ratings that come with the games: one for every bot, and each level above the one before."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from tablee.registry import find_game, game_ids, package_of, ratings

EQUAL = 5
"""A level may be measured so many points below the one before: that is one game in a hundred and forty."""


RATED = [name for name in game_ids() if ratings(name)]


def measured(name: str) -> list[dict[str, Any]]:
    file = files(package_of(find_game(name))) / "ratings.toml"
    return list(tomllib.loads(file.read_text("utf-8"))["bots"].values())


@pytest.mark.parametrize("name", RATED)
def test_every_bot_is_rated(name: str) -> None:
    assert list(ratings(name)) == list(find_game(name).bots)


@pytest.mark.parametrize("name", RATED)
def test_the_ladder_rises_from_1000(name: str) -> None:
    """If luck decides much, two levels may be about equal: within these points, and only if intervals overlap."""
    rows = measured(name)
    assert rows[0]["elo"] == 1000
    assert max(row["elo"] for row in rows) > 1100
    for lower, higher in pairwise(rows):
        overlap = higher["interval"][0] <= lower["interval"][1]
        assert higher["elo"] > lower["elo"] - (EQUAL if overlap else 0)
        assert higher["interval"][0] <= higher["elo"] <= higher["interval"][1]


@pytest.mark.parametrize("name", RATED)
def test_the_strongest_stands_clearly_above_the_weakest(name: str) -> None:
    weakest, *_, strongest = measured(name)
    assert strongest["interval"][0] > weakest["elo"]
