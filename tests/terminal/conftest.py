"""Tables for tests, each with its file in a temporary folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.core.game import Game
from tablee.terminal.seating import seat_players
from tablee.terminal.table import Table

NewTable = Callable[..., Table]


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go to a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data" / "tablee")
    return tmp_path / "data" / "tablee" / "games"


@pytest.fixture
def new_table(tmp_path: Path) -> NewTable:
    """A table of a game with these people, the other seats taken by bots."""

    def new(game: Game[Any, Any, Any], seats: int = 3, people: tuple[str, ...] = ("Zoe",), **settings: Any) -> Table:
        options = settings.pop("options", game.options())
        path = tmp_path / "games" / "one.tablee"
        seed = bytes([settings.pop("seed", 7)]) * 32
        return Table(game, options, seat_players(game, seats, people, settings.pop("bots", [])), seed, path)

    return new
