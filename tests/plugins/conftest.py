"""Plug-ins as pip installs them: packages and their metadata, in a folder on the path."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import registry
from tests import toy

ABROAD = "lanterns_abroad"


def install(site: Path, distribution: str, **points: str) -> None:
    """Write the metadata that pip writes for a distribution with these games."""
    info = site / f"{distribution.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    games = "".join(f"{name} = {value}\n" for name, value in points.items())
    (info / "entry_points.txt").write_text(f"[tablee.games]\n{games}")


def copy_toy(site: Path) -> None:
    """The toy game as another author's package."""
    folder = shutil.copytree(Path(toy.__file__).parent, site / ABROAD, ignore=shutil.ignore_patterns("__pycache__"))
    for path in Path(folder).rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("tests.toy", ABROAD), "utf-8")
    (Path(folder) / "ratings.toml").write_text("[bots.random]\nelo = 1000.0\n[bots.high]\nelo = 1100.4\n")


def forget() -> None:
    """Let the registry look again."""
    registry._plugins.cache_clear()
    registry.find_game.cache_clear()
    registry.ratings.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages: one valid plug-in, and some broken ones."""
    copy_toy(tmp_path)
    (tmp_path / "explodes.py").write_text("raise RuntimeError('boom')\n")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n")
    (tmp_path / "no_game.py").write_text("GAME = 7\n")
    install(tmp_path, "lanterns-abroad", toy=f"{ABROAD}:GAME")
    install(tmp_path, "thief", killer=f"{ABROAD}:GAME")
    install(tmp_path, "zz-late", toy="no_game:GAME")
    install(
        tmp_path, "misfits", explodes="explodes:GAME", leaves="leaves:GAME", no_game="no_game:GAME", gone="gone:GAME"
    )
    install(tmp_path, "liar", another=f"{ABROAD}:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] == ABROAD]:
        del sys.modules[name]
