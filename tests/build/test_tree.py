"""The source tree stays tidy: small files, no data in code, few entries in a game's folder."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tablee" / "games"
MAX_LINES, MAX_COLUMNS, MAX_ENTRIES = 300, 200, 16

pytestmark = pytest.mark.skipif(not GAMES.is_dir(), reason="needs the checkout")


def sources() -> list[Path]:
    """The product's Python, without tests."""
    found = [path for part in ("tablee", "tools", "bench") for path in (ROOT / part).rglob("*.py")]
    return [path for path in found if not {"tests", "node_modules"} & set(path.parts)]


def test_no_source_is_long() -> None:
    lines = {path.relative_to(ROOT): len(path.read_text("utf-8").splitlines()) for path in sources()}
    assert lines
    assert not {path: count for path, count in lines.items() if count > MAX_LINES}


def test_no_source_of_the_web_app_is_long() -> None:
    found = [*(ROOT / "web" / "src").rglob("*"), *GAMES.glob("*/board/*")]
    written = [path for path in found if path.suffix in {".svelte", ".ts"} and path.name != "wire.ts"]
    lines = {path.relative_to(ROOT): len(path.read_text("utf-8").splitlines()) for path in written}
    assert lines
    assert not {path: count for path, count in lines.items() if count > MAX_LINES}


def test_no_source_is_a_table_of_numbers() -> None:
    columns = {path: max(map(len, path.read_text("utf-8").splitlines()), default=0) for path in sources()}
    assert not [path for path, most in columns.items() if most > MAX_COLUMNS]


@pytest.mark.parametrize(
    "game", [path for path in GAMES.glob("*/") if (path / "game.py").exists()], ids=lambda p: p.name
)
def test_a_games_folder_has_few_entries(game: Path) -> None:
    assert len([path for path in game.iterdir() if path.name != "__pycache__"]) <= MAX_ENTRIES


MEASUREMENTS = sorted((ROOT / "docs" / "measurements").glob("*.txt"))


@pytest.mark.parametrize("path", MEASUREMENTS, ids=lambda path: path.name)
def test_a_measurement_says_when_where_of_what_and_how_and_what_came_out(path: Path) -> None:
    """A run that was broken off leaves an empty file."""
    head, *rest = path.read_text("utf-8").split("\n\n", 1)
    assert [line.split(" ", 1)[0] for line in head.splitlines() if line[:1].strip()] == [
        "date",
        "machine",
        "commit",
        "command",
    ]
    assert rest
