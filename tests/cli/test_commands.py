"""The commands: what they print, and their exit status."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tablee import __version__
from tablee.cli import main
from tablee.core.compiled import COMPILED
from tablee.terminal.memory import remember_language, remembered_language

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(home: Path) -> Path:
    """The record of a short game between bots."""
    path = home / "game.tablee"
    assert main(["watch", "killer", "--seats", "2", "--preset", "duel", "--seed", "7", "--record", str(path)]) == 0
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_the_version_says_whether_rules_are_compiled(capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    how = "compiled by mypyc" if COMPILED else "plain Python"
    assert capsys.readouterr().out == f"tablee {__version__} (rules: {how})\n"


def test_without_a_command_help_is_shown(capsys: Capture) -> None:
    assert main([]) == 0
    assert "usage: tablee" in capsys.readouterr().out


def test_help_speaks_the_users_language(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", "ru"])
    assert "играть в терминале" in capsys.readouterr().out


def test_the_language_switched_to_is_spoken_the_next_time_unless_another_is_asked_for(capsys: Capture) -> None:
    remember_language("fr")
    assert main(["options", "bridge"]) == 2
    assert "Il n’y a pas de jeu « bridge »" in capsys.readouterr().err
    assert main(["options", "bridge", "--lang", "en"]) == 2
    assert "There is no game “bridge”" in capsys.readouterr().err


@pytest.mark.parametrize("kept", [b"tlh\n", b"\xff\xfe"])
def test_a_memory_that_cannot_be_read_is_none(kept: bytes, home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "language").write_bytes(kept)
    assert remembered_language() is None


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["plya"], "«plya» здесь нет. Может быть, «play»? Можно: games, options"),
        (["zzz"], "«zzz» здесь нет. Можно: games"),
        (["solve", "killr"], "Может быть, «killer»?"),
        (["play", "--seats"], "После --seats нужно значение."),
        (["options"], "Чего-то не хватает: GAME."),
    ],
)
def test_a_slip_on_the_command_line_is_explained_in_the_readers_language(
    arguments: list[str], complaint: str, capsys: Capture
) -> None:
    assert main(["--lang", "ru", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_games_are_listed_with_seats_and_a_sentence(capsys: Capture) -> None:
    assert main(["games"]) == 0
    killer = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("killer"))
    assert "2–8" in killer
    assert "Six dice" in killer


def test_options_presets_and_bots_of_a_game_are_listed(capsys: Capture) -> None:
    assert main(["options", "killer", "--lang", "fr"]) == 0
    printed = capsys.readouterr().out
    assert "attackers_regenerate" in printed
    assert "gamblers" in printed
    assert "steady" in printed


def test_a_watched_game_reads_like_a_story(capsys: Capture, record: Path) -> None:
    story = capsys.readouterr().out
    assert "Boris begins. [D-0.3]" in story or "Chloé begins. [D-0.3]" in story or "rolls" in story
    assert "is the last one standing and wins. [D-1.6]" in story
    assert "\n\n" in story


def test_a_true_record_is_verified(capsys: Capture, record: Path) -> None:
    assert main(["verify", str(record)]) == 0
    assert "The record is genuine" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_record_with_a_changed_roll_is_found_out(capsys: Capture, record: Path, language: str) -> None:
    lines = record.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("deal dice/") and line[-1] != "1")
    lines[number] = lines[number].rsplit(" ", 6)[0] + " 1 1 1 1 1 1"
    record.write_text("\n".join(lines) + "\n")
    assert main(["verify", str(record), "--lang", language]) == 1
    assert str(number + 1) in capsys.readouterr().out


def test_a_record_with_an_illegal_choice_says_the_rule(capsys: Capture, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("1."))
    lines[number] = lines[number].split(" ")[0] + " press"
    record.write_text("\n".join(lines) + "\n")
    assert main(["verify", str(record)]) == 1
    printed = capsys.readouterr().out
    assert f"line {number + 1}" in printed
    assert "D-1.1" in printed


def test_a_record_without_seed_cannot_be_verified(capsys: Capture, record: Path) -> None:
    record.write_text("\n".join(line for line in record.read_text().splitlines() if not line.startswith("seed")) + "\n")
    assert main(["verify", str(record)]) == 1
    assert "no seed" in capsys.readouterr().out


def test_a_record_is_replayed_as_lines_where_there_is_no_terminal(capsys: Capture, record: Path) -> None:
    assert main(["replay", str(record), "--seat", "1"]) == 0
    printed = capsys.readouterr().out
    assert "Set aside" in printed
    assert "1. " in printed
    assert main(["replay", str(record), "--all"]) == 0


def test_a_game_is_played_through_a_pipe(capsys: Capture, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1"] * 3000)
    file = home / "mine.tablee"
    assert main(["play", "killer", "--seats", "2", "--name", "Zoe", "--record", str(file)]) == 0
    assert "Zoe" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0


def test_without_a_game_the_questions_are_asked_by_lines(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "nonsense", "", "", "", "", "q")
    assert main(["play", "--plain"]) == 0
    printed = capsys.readouterr().out
    assert "What shall we play?" in printed
    assert "Please type a number from 1 to 4, or press Enter." in printed


def test_the_number_of_players_is_typed_as_it_is(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "2", "", "1", "3", "", "q")
    assert main(["play", "--plain"]) == 0
    printed = capsys.readouterr().out
    assert "  3  players" in printed
    assert "Please type a number from 2 to" in printed
    assert "At the table: Player, Boris (" in printed
    assert "Chloé (" in printed


def test_an_interrupted_game_is_resumed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1", "q")
    assert main(["play", "killer", "--seats", "2", "--preset", "duel", "--seed", "7"]) == 0
    typed(monkeypatch, *["1"] * 3000)
    assert main(["play", "--resume", "--plain"]) == 0
    assert "The seed was" in capsys.readouterr().out
    assert main(["play", "--resume", "--plain"]) == 2
    assert "There is no unfinished game." in capsys.readouterr().err


def test_the_same_seed_gives_the_same_game(capsys: Capture) -> None:
    for _ in range(2):
        assert main(["watch", "killer", "--seats", "3", "--seed", "c0ffee"]) == 0
    first, _, second = capsys.readouterr().out.rpartition("Killer\n")
    assert first == f"Killer\n{second}"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "killer", "--seats", "99"], "not 99"),
        (["play", "killer", "--seats", "two"], "“two” is not possible here"),
        (["play", "killer", "--option", "dice"], "--option name=value"),
        (["play", "killer", "--option", "dice=12"], "from 2 to 8"),
        (["play", "killer", "--option", "colour=red"], "There is no option “colour”"),
        (["play", "killer", "--preset", "chaos"], "Choose classic"),
        (["play", "killer", "--bots", "deep,thought"], "There is no bot “deep”"),
        (["play", "killer", "--seed", "xyz"], "not a seed"),
        (["play", "killer", "--name", " "], "name"),
        (["play", "killer", "--seats", "2", "--name", "A", "--name", "B", "--name", "C"], "3 players do not fit"),
        (["play", "killer", "--lang", "de"], "not a language"),
        (["play", "killer", "--frobnicate"], "`tablee play --help`"),
        (["dance"], "`tablee --help`"),
        (["verify"], "`tablee verify --help`"),
        (["verify", "/nowhere/at/all"], "/nowhere/at/all"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all"),
        (["play", "killer", "--pace", "slow"], "slow"),
    ],
)
def test_what_cannot_be_done_is_explained(arguments: list[str], complaint: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert complaint in printed.err
    assert "Traceback" not in printed.err


def test_complaints_speak_the_users_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["play", "chess"]) == 2
    assert "Il n’y a pas de jeu" in capsys.readouterr().err


def test_a_broken_record_names_the_line(capsys: Capture, home: Path) -> None:
    broken = home / "broken.tablee"
    broken.write_text("tablee record 1\ngame killer\nrules 1\nseat 1 Ann\nseat 2 Bob\nnonsense here\n")
    assert main(["verify", str(broken)]) == 2
    assert "Line 6: No line of a record begins with “nonsense”." in capsys.readouterr().err


def test_a_record_against_the_rules_cannot_be_replayed(capsys: Capture, home: Path) -> None:
    broken = home / "broken.tablee"
    broken.write_text("tablee record 1\ngame killer\nrules 1\nseat 1 Ann\nseat 2 Bob\n1.1 keep 6\n")
    assert main(["replay", str(broken)]) == 2
    assert "Entry 1" in capsys.readouterr().err


def test_a_file_that_is_no_text_is_refused(capsys: Capture, home: Path) -> None:
    picture = home / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert main(["verify", str(picture)]) == 2
    assert "not a text file" in capsys.readouterr().err


def test_a_seat_that_is_not_there_is_refused(capsys: Capture, record: Path) -> None:
    assert main(["replay", str(record), "--seat", "3"]) == 2
    assert "from 1 to 2" in capsys.readouterr().err
