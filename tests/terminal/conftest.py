"""Tables for tests, each with its file in a temporary folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee.hosting.bots
import tablee.hosting.hints
import tablee.tables.opening
import tablee.tables.table
from tablee.core.game import Game
from tablee.terminal.local import sit_down
from tablee.terminal.seating import seat_players
from tablee.terminal.setup import Setup
from tablee.terminal.table_client import TableClient
from tests.tables.conftest import find_game
from tests.terminal.person import Person

NewTable = Callable[..., TableClient]


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Save games in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data" / "tablee")
    return tmp_path / "data" / "tablee" / "games"


@pytest.fixture(autouse=True)
def games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (tablee.tables.table, tablee.tables.opening, tablee.hosting.bots, tablee.hosting.hints):
        monkeypatch.setattr(module, "find_game", find_game)


@pytest.fixture
def new_table(tmp_path: Path) -> NewTable:
    """A table of a game with these people, the other seats taken by bots."""

    def new(
        game: Game[Any, Any, Any], seats: int = 3, people: tuple[str, ...] = ("Zoe",), **settings: Any
    ) -> TableClient:
        options = settings.pop("options", game.options())
        path = settings.pop("path", tmp_path / "games" / "one.tablee")
        seed = bytes([settings.pop("seed", 7)]) * 32
        players = seat_players(game, seats, people, settings.pop("bots", []))
        return sit_down(Setup(game, options, players, seed).record(), path)

    return new


@pytest.fixture
def zoe() -> Iterator[Person]:
    keyboard, end = os.openpty()
    with os.fdopen(end, encoding="utf-8") as source:
        yield Person(source, keyboard)
    os.close(keyboard)
