"""A game from a second distribution, built and installed by pip, is played in the terminal and in the arena.

`tests/web/test_plugin.py` plays it in the browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins.distribution import GAME, install_beside

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("distribution")
    kept = {"XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "200"}
    return os.environ | install_beside(folder) | kept


def tablee(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "tablee", "--lang", "en", *arguments]
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_on_the_shelf(environment: dict[str, str]) -> None:
    assert "Dice Race" in tablee(environment, "games")


def test_it_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    told = tablee(environment, "play", GAME, "--plain", "--seed", "7" * 64, typed="1\n" * 40)
    assert "the most points are" in told  # the new game's message event-ended
    assert "tablee verify" in told


def test_it_is_played_in_the_arena(environment: dict[str, str]) -> None:
    told = tablee(environment, "arena", GAME, "--bots", "random", "high", "--deals", "4")
    assert "random" in told.casefold()


def test_its_record_is_verified(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    tablee(environment, "watch", GAME, "--bots", "random,high", "--record", str(file))
    assert "The record is genuine" in tablee(environment, "verify", str(file))
