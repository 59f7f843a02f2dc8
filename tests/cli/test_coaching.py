"""`tablee hint`, `tablee analyse` and `tablee puzzle` in every language, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.coach import daily
from tablee.coach.daily import games_with_puzzles
from tablee.coach.finding import puzzles_of
from tablee.core.record import write
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import KillerOptions
from tablee.registry import all_games
from tablee.words import LANGUAGES
from tests.coach.records import played

SHORT = KillerOptions(life=25)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("coach") / "finished.tablee"
    path.write_text(write(played(KILLER, SHORT, 2, "command line")))
    return str(path)


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("coach") / "unfinished.tablee"
    path.write_text(write(played(KILLER, SHORT, 2, "command line", most=3)))
    return str(path)


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_hint_where_a_record_stops(unfinished: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = _json(capsys, "hint", unfinished)
    chances = [odds["value"] for odds in told["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert told["method"] == "table"


def test_a_hint_at_a_decision_of_a_finished_game(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", finished, "--decision", "2"]) == 0
    assert "does best with: Set aside" in capsys.readouterr().out


def test_a_hint_in_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    told = _json(capsys, "hint", "--from", "killer seats=3 : wait=aim lives=3,0,9 fallen=2 value=3", "--samples", "2")
    assert [odds["action"]["text"] for odds in told["choices"]] == ["attack 2"]
    assert main(["hint", "--from", "killer : wait=aim lives=3"]) == 2
    assert "lives" in capsys.readouterr().err


def test_a_hint_needs_a_record_or_a_position_and_not_both(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        [],
        [finished, "--from", "killer : lives=3,3"],
        ["--from", "killer : lives=3,3", "--decision", "2"],
    ):
        assert main(["hint", *arguments]) == 2
        assert "--from POSITION" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_in_words(finished: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", finished, "--samples", "10", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "player 1" in told
    assert "player 2" in told
    assert "{" not in told


def test_an_analysis_as_numbers(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    (report,) = _json(capsys, "analyse", finished, "--seat", "2")["seats"]
    assert report["start"] + report["luck"] + report["mine"] + report["others"] == pytest.approx(report["end"])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["analyse", "UNFINISHED"], "not over yet"),
        (["analyse", "FINISHED", "--seat", "3"], "There is no such seat"),
        (["hint", "FINISHED"], "the game is over"),
        (["hint", "FINISHED", "--decision", "9999"], "no such decision"),
        (["hint", "UNFINISHED", "--seat", "7"], "There is no such seat"),
        (["puzzle", "--date", "yesterday"], "is not a date"),
    ],
)
def test_what_cannot_be_answered_is_said(
    arguments: list[str], complaint: str, finished: str, unfinished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"FINISHED": finished, "UNFINISHED": unfinished}
    assert main([files.get(word, word) for word in arguments] + ["--lang", "en"]) == 2
    assert complaint in capsys.readouterr().err


def test_a_game_without_puzzles_names_those_with_some(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(daily, "puzzles_of", lambda game: None if game is KILLER else puzzles_of(game))
    assert main(["puzzle", "killer", "--lang", "en"]) == 2
    assert "This game has no puzzles. Choose claim" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_puzzle_is_drawn_and_solved_only_when_asked(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    question = ["puzzle", game, "--date", "2026-11-16", "--lang", language]
    assert main(question) == 0
    asked = capsys.readouterr().out
    assert main([*question, "--solution"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > len(asked.splitlines())


def test_the_puzzle_of_the_day_needs_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    page = _json(capsys, "puzzle", "--date", "2026-11-16")
    assert page["game"] in all_games()
    assert page == _json(capsys, "puzzle", page["game"], "--date", "2026-11-16")
    assert page["solution"]["choices"][0]["action"] in page["offer"]["actions"]


def test_no_file_is_no_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(tmp_path / "nothing.tablee")]) == 2
    assert "nothing.tablee" in capsys.readouterr().err
