"""`tablee heroes`, run as a user would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games.twelve_heroes.edge import commands
from tablee.games.twelve_heroes.edge.balance_tally import BalanceReport
from tablee.games.twelve_heroes.edge.faction_games import Measure
from tablee.games.twelve_heroes.heroes.library import source
from tablee.games.twelve_heroes.tests.test_balance import played, report
from tablee.lab.runner import Runner

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use an empty data folder instead of the user's."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a custom set in which the Orc Raider is called Billy."""
    path = tmp_path / "own.toml"
    path.write_text(source("tablee").replace('en = "Orc Raider"', 'en = "Billy"'), encoding="utf-8")
    return path


@pytest.fixture
def broken(own: Path) -> Path:
    own.write_text(own.read_text("utf-8").replace('do = "kill"', 'do = "kil"'), encoding="utf-8")
    return own


@pytest.mark.parametrize(("language", "name"), [("en", "Goat"), ("fr", "Chèvre"), ("ru", "Коза")])
def test_the_heroes_are_shown_with_their_texts(capsys: Capture, language: str, name: str) -> None:
    assert main(["heroes", "show", "--lang", language]) == 0
    assert name in capsys.readouterr().out


def test_it_is_said_plainly_whose_heroes_they_are(capsys: Capture) -> None:
    main(["heroes", "show"])
    assert "These heroes are our own" in capsys.readouterr().out


def test_a_set_that_comes_with_the_game_can_be_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["heroes", "show", "tablee-1"]) == 0
    shown = capsys.readouterr().out
    assert "the opponent’s abilities cannot name it" in shown, "the Sentinel of the first set"
    assert "These heroes are our own" in shown
    (tmp_path / "tablee-1").write_text(source("tablee").replace('en = "Orc Raider"', 'en = "Billy"'), "utf-8")
    assert main(["heroes", "show", "tablee-1"]) == 0
    assert "Billy" in capsys.readouterr().out, "a file of this name"


def test_a_set_of_ones_own_is_shown(capsys: Capture, own: Path) -> None:
    assert main(["heroes", "show", str(own)]) == 0
    shown = capsys.readouterr().out
    assert "Billy" in shown
    assert "our own" not in shown, "those are not ours"


def test_the_two_golems_are_told_apart(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    main(["heroes", "show"])
    shown = capsys.readouterr().out
    assert "Golem (without Popularity)" in shown
    assert "Golem (with Popularity)" in shown


def test_a_good_set_is_called_so(capsys: Capture, own: Path) -> None:
    assert main(["heroes", "check", str(own)]) == 0
    assert "51 cards" in capsys.readouterr().out


def test_a_broken_set_is_told_with_line_hero_and_remedy(capsys: Capture, broken: Path) -> None:
    assert main(["heroes", "check", str(broken)]) == 1
    first = capsys.readouterr().out.splitlines()[0]
    assert "wolf-rider: do = “kil” is not a valid word. Did you mean “kill”?" in first
    line = next(number for number, text in enumerate(broken.read_text("utf-8").splitlines(), 1) if '"kil"' in text)
    assert f"line {line}," in first


def test_a_file_may_begin_with_the_mark_that_some_editors_write(capsys: Capture, own: Path) -> None:
    own.write_text(own.read_text("utf-8"), encoding="utf-8-sig")
    assert main(["heroes", "check", str(own)]) == 0
    assert "51 cards" in capsys.readouterr().out


def test_a_file_that_is_not_utf_8_is_refused_with_the_line_and_the_remedy(capsys: Capture, own: Path) -> None:
    own.write_bytes(b"# heroes\n# h\xe9ros\n")
    for command in ("check", "show", "deck"):
        assert main(["heroes", command, str(own)]) == 2
        assert "line 2 is not UTF-8. Save the file as UTF-8 text." in capsys.readouterr().err


def test_a_broken_set_is_not_packed(capsys: Capture, broken: Path) -> None:
    assert main(["heroes", "pack", str(broken)]) == 2
    assert "tablee heroes check" in capsys.readouterr().err


def test_a_packed_set_opens_a_table(capsys: Capture, own: Path, tmp_path: Path) -> None:
    main(["heroes", "pack", str(own)])
    line = capsys.readouterr().out.strip()
    record = tmp_path / "own.tablee"
    bots = ["--bots", "recruit,recruit", "--seed", "7", "--record", str(record)]
    assert main(["watch", "twelve_heroes", "--option", f"heroes={line}", *bots]) == 0
    assert "Billy" in capsys.readouterr().out
    assert main(["verify", str(record)]) == 0


def test_a_deck_is_checked_and_put_on_one_line(capsys: Capture, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("archangel 2\nknight 2  # strong\ntreant 2\ndruid 2\nsquire 2\ngoat 2\n", encoding="utf-8")
    assert main(["heroes", "deck", str(deck)]) == 0
    assert capsys.readouterr().out == "archangel 2, knight 2, treant 2, druid 2, squire 2, goat 2\n"
    deck.write_text("archangel 3", encoding="utf-8")
    assert main(["heroes", "deck", str(deck)]) == 2
    assert f"archangel 3 > 2 ({deck}:1)" in "".join(capsys.readouterr().err.splitlines())


def test_a_deck_of_a_set_of_ones_own(capsys: Capture, own: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("golem-popular 3, archangel 2, knight 2, treant 2, druid 2, squire", encoding="utf-8")
    assert main(["heroes", "deck", str(deck), "--set", str(own), "--popularity"]) == 0
    assert main(["heroes", "deck", str(deck), "--set", str(own)]) == 2


def test_the_schema_is_printed(capsys: Capture) -> None:
    assert main(["heroes", "schema"]) == 0
    assert json.loads(capsys.readouterr().out)["required"] == ["hero"]


def measured(measure: Measure, _runner: Runner) -> BalanceReport:
    return report(measure, played())


def test_the_balance_is_a_matrix_with_intervals(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "balance", measured)
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["heroes", "balance", "--deals", "2", "--width", "1", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    assert "Mechanical Army – Elves" in printed
    assert "The first player wins 50.0%" in printed
    assert main(["heroes", "balance", "--deals", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 24


def test_the_balance_of_a_set_of_ones_own(capsys: Capture, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "balance", measured)
    assert main(["heroes", "balance", "--set", str(own), "--deals", "2", "--popularity", "--extra-actions"]) == 0
