"""The program in `docs/record.md`, which checks a record without any of our code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "record.md"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="the page is not part of an installed package")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.tablee"
    assert main(["watch", "killer", "--seats", "2", "--preset", "duel", "--seed", "2a", "--record", str(path)]) == 0
    return path


def check(record: Path) -> subprocess.CompletedProcess[str]:
    program = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)[0]
    script = record.with_name("check_dice.py")
    script.write_text(program, encoding="utf-8")
    command = [sys.executable, str(script), str(record)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_it_agrees_with_a_true_record(record: Path) -> None:
    assert "all" in check(record).stdout
    assert check(record).returncode == 0


def test_it_finds_a_changed_roll(record: Path) -> None:
    record.write_text(
        re.sub(r"^deal dice/2 .*$", "deal dice/2 6 6 6 6 6 6", record.read_text(), count=1, flags=re.MULTILINE)
    )
    assert "should have given" in check(record).stderr


def test_it_finds_another_seed(record: Path) -> None:
    record.write_text(record.read_text().replace("2a\nresult", "2b\nresult"))
    assert "not the one promised" in check(record).stderr


def test_it_counts_from_where_the_match_went_back_to(record: Path) -> None:
    """A rewind of the last decision, and the same choice again: its dice fall as they did."""
    head, _, tail = record.read_text().partition("\n\nseed")
    body = head.splitlines()
    last = max(number for number, line in enumerate(body) if re.match(r"\d+\.", line))
    again = [f"rewind {body[last].split('.')[0]}", *body[last:]]
    record.write_text("\n".join([*body, *again]) + "\n\nseed" + tail)
    assert check(record).returncode == 0
    assert main(["verify", str(record)]) == 0


def test_the_page_shows_what_the_programs_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, path = PAGE.read_text(encoding="utf-8"), tmp_path / "game.tablee"
    options = ["--seats", "2", "--preset", "duel", "--bots", "steady", "--seed", "2a"]
    assert f"tablee watch killer {' '.join(options)} --record" in page
    assert main(["--lang", "en", "watch", "killer", *options, "--record", str(path)]) == 0
    first, last = re.findall(r"^```\n(tablee record 1.*?)…\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)[0]
    assert path.read_text(encoding="utf-8").startswith(first)
    assert path.read_text(encoding="utf-8").endswith(last)
    assert check(path).stdout in page
    capsys.readouterr()
    assert main(["--lang", "en", "verify", str(path)]) == 0
    assert " ".join(capsys.readouterr().out.split()) in page
