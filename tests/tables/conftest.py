"""Makes two test games available at tables."""

from __future__ import annotations

from typing import Any

import pytest

import tablee.hosting.bots
import tablee.tables.opening
import tablee.tables.table
from tablee import registry
from tablee.core.game import Game
from tests import toy
from tests.tables import drawers

OURS: dict[str, Game[Any, Any, Any]] = {"toy": toy.GAME, "drawers": drawers.GAME}


def find_game(name: str) -> Game[Any, Any, Any]:
    return OURS.get(name) or registry.find_game(name)


@pytest.fixture(autouse=True)
def games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tablee.tables.table, "find_game", find_game)
    monkeypatch.setattr(tablee.tables.opening, "find_game", find_game)
    monkeypatch.setattr(tablee.hosting.bots, "find_game", find_game)
