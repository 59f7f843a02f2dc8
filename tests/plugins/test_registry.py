"""Plug-ins are found. A broken one is reported while everything else works."""

from __future__ import annotations

import sys
from pathlib import Path

import httpx
import pytest

from tablee.cli import main
from tablee.core.refusal import Refused
from tablee.games.killer.game import GAME as KILLER
from tablee.registry import all_games, broken_plugins, find_game, game_ids, package_of, ratings
from tablee.words import Words, rules_of
from tests.plugins.conftest import ABROAD
from tests.server.running import running

ERRORS = {
    "another": "ValueError: lanterns_abroad:GAME calls itself toy",
    "explodes": "RuntimeError: boom",
    "gone": "ModuleNotFoundError: No module named 'gone'",
    "killer": "ValueError: the id killer is taken",
    "leaves": "SystemExit: 3",
    "no_game": "TypeError: no_game:GAME is not a game",
    "toy": "ValueError: the id toy is taken",
}


def test_a_plug_in_is_a_game_like_any_other(site: Path) -> None:
    assert game_ids()[-1] == "toy"
    game = find_game("toy")
    assert all_games()["toy"] is game
    assert package_of(game) == ABROAD
    assert ratings("toy") == {"random": 1000, "high": 1100}
    assert Words("fr", game)("game-name") == "Lanternes"
    assert "T-1.1" in rules_of(game, "en")


def test_a_game_that_nobody_has_measured_has_no_ratings(site: Path) -> None:
    (site / ABROAD / "ratings.toml").unlink()
    assert ratings("toy") == {}


def test_built_in_ids_win(site: Path) -> None:
    assert find_game("killer") is KILLER


def test_a_broken_plug_in_is_told_with_its_error(site: Path) -> None:
    assert {plugin.id: plugin.error for plugin in broken_plugins()} == ERRORS
    assert "zz-late" in {plugin.distribution for plugin in broken_plugins() if plugin.id == "toy"}
    with pytest.raises(Refused, match="no-such-game"):
        find_game("explodes")


def test_tablee_games_lists_what_is_broken(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "games"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Lanterns" in told
    assert "“explodes” of the package misfits cannot be played: RuntimeError: boom" in told


def test_the_server_lists_what_is_broken(site: Path, tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        shelf = http.get("/api/games").json()
        assert {box["id"]: box["error"] for box in shelf if box["error"]} == ERRORS
        assert [box["id"] for box in shelf if not box["error"]] == game_ids()


@pytest.mark.parametrize(
    "name", ["os", "explodes", "killer.game", "..os", "lanterns_abroad", "tablee.games.killer", ""]
)
def test_no_request_imports_a_module(site: Path, tmp_path: Path, name: str) -> None:
    (site / "innocent.py").write_text("")
    with running(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        http.get("/api/games")
        before = set(sys.modules)
        for wanted in (name, "innocent"):
            assert http.get(f"/api/games/{wanted}/examples").status_code == 404
        assert set(sys.modules) == before
