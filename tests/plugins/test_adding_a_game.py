"""`tablee new-game` and its documentation page, tested with every suite that is parametrised over games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tablee.cli import main
from tests.plugins.mirror import ROOT, mirror, run

PAGE = ROOT / "docs" / "adding_a_game.md"
COMMANDS = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^`(card_show/[\w./]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
REQUIRED = re.compile(r"^\| `(.+?)` \|", re.MULTILINE)
WITHOUT = ("plugins", "web")
"""The browser's tests need a built web app; `tests/web/test_plugin.py` plays such a game there."""
SUITES = [
    f"tests/{path.parent.name}" for path in sorted(ROOT.glob("tests/*/__init__.py")) if path.parent.name not in WITHOUT
]
IN_CHECKOUT = pytest.mark.skipif(not (ROOT / "tablee").is_dir(), reason="needs the checkout")


@pytest.mark.parametrize("name", ["Chess", "9lives", "two words", "no-hyphens", "class", "", "ends_", "è", "../up"])
def test_what_is_no_identifier_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "new-game", name, "--package", str(tmp_path / "new")]) == 2
    assert "cannot be the id of a game" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_an_id_that_exists_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "new-game", "killer", "--package", str(tmp_path)]) == 2
    assert "There is a game “killer” already" in capsys.readouterr().err


def test_a_place_that_is_not_empty_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("precious")
    assert main(["--lang", "en", "new-game", "card_show", "--package", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.slow
def test_a_new_package_passes_its_own_tests(tmp_path: Path) -> None:
    """Also inside another project, whose settings of pytest are not for it."""
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\nminversion = '99'\n")
    assert main(["new-game", "card_show", "--package", str(tmp_path / "new")]) == 0
    run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "new"], tmp_path)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the checkout with its own games folder, one for each test, so that a test can run again."""
    return mirror(tmp_path / "checkout", "tablee/games")


def follow(page: str, checkout: Path) -> None:
    """Follow the page: its commands, its files, and the two lines of `game.py`."""
    commands = [shlex.split(line) for block in COMMANDS.findall(page) for line in block.splitlines()]
    first, *rest = [["-m", *words] if words[0] == "tablee" else words[1:] for words in commands]
    run(first, checkout)
    for name, text in FILE.findall(page):
        path = checkout / "tablee" / "games" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    game = checkout / "tablee" / "games" / "card_show" / "game.py"
    text = game.read_text(encoding="utf-8").replace("    nouns = {}\n", "    nouns = {}\n    examples = EXAMPLES\n")
    where = "from tablee.games.card_show.options"
    game.write_text(
        text.replace(where, f"from tablee.games.card_show.coach.examples import EXAMPLES\n{where}"), "utf-8"
    )
    for command in rest:
        run(command, checkout)


@IN_CHECKOUT
@pytest.mark.slow
def test_a_new_folder_passes_everything_at_once(checkout: Path) -> None:
    run(["-m", "tablee", "new-game", "night_market"], checkout)
    passes_everything(checkout, "night_market")


@IN_CHECKOUT
@pytest.mark.slow
def test_the_game_of_the_page_passes_everything(checkout: Path) -> None:
    follow(PAGE.read_text(encoding="utf-8"), checkout)
    passes_everything(checkout, "card_show")
    assert (checkout.parent / "dice-race" / "tablee_dice_race" / "game.py").is_file()


def passes_everything(checkout: Path, name: str) -> None:
    """Run every test whose name has the game's id, the game's own tests, and the style and type checks."""
    folder = f"tablee/games/{name}"
    found = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", name, *SUITES], checkout)
    assert int(re.findall(r"(\d+) passed", found)[-1]) > 100, found
    run(["-m", "pytest", "-q", "-p", "no:cacheprovider", folder, "tests/build/test_one_folder.py"], checkout)
    run(["-m", "ruff", "check", "--no-cache", folder], checkout)
    run(["-m", "ruff", "format", "--check", "--no-cache", folder], checkout)
    run(
        ["-m", "mypy", "--strict", "-p", f"tablee.games.{name}", "--cache-dir", str(checkout.parent / "mypy")], checkout
    )
    run(["-m", "tools.types", "--check"], checkout)


@IN_CHECKOUT
def test_the_page_lists_every_required_file() -> None:
    listed = {name for row in REQUIRED.findall(PAGE.read_text(encoding="utf-8")) for name in row.split("`, `")}
    template = ROOT / "tablee" / "template" / "game"
    written = {path.relative_to(template).as_posix().removesuffix(".in") for path in template.rglob("*.in")}
    assert listed == written | {"tests/playthroughs/*.txt"}
