"""`tablee solve` gives exact, repeatable answers, and explains what it needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.games.killer.edge import duel_cache as duels

SMALL = ("--option", "dice=2", "--option", "regeneration=no")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(duels, "EXTRA_LIFE", 0)
    monkeypatch.setattr(duels, "TABLE_STEP", 3)
    monkeypatch.setattr(duels, "cache_folder", lambda: tmp_path)


def _answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["solve", *arguments, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_duel_has_a_chance_and_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    answer = _answer(capsys, "killer", "--life", "3", "2", *SMALL)
    assert 0.5 < answer["win"] < 1
    assert 0 <= answer["error"] < 1e-8
    assert answer == _answer(capsys, "killer", "--life", "3", "2", *SMALL)


def test_a_roll_lists_every_keep_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    answer = _answer(capsys, "killer", "--life", "3", "2", "--roll", "6", "1", *SMALL)
    keeps = [keep["dice"] for keep in answer["keeps"]]
    assert sorted(keeps) == [[1], [1, 6], [6]]
    values = [keep["value"] for keep in answer["keeps"]]
    assert values == sorted(values, reverse=True)


def test_dice_set_aside_before_count(capsys: pytest.CaptureFixture[str]) -> None:
    answer = _answer(capsys, "killer", "--aim", "attack", "--roll", "6", "--aside", "6", *SMALL)
    assert answer["keeps"] == [{"dice": [6], "value": 1.0}]


@pytest.mark.parametrize("aim", ["attack", "no-loss", "damage", "net"])
def test_each_aim_has_a_value(aim: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _answer(capsys, "killer", "--aim", aim)["value"] > 0


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_people_get_sentences(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "killer", "--life", "3", "1", "--roll", "6", "1", *SMALL, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert "%" in lines[0]


@pytest.mark.parametrize(
    "arguments",
    [[], ["--life", "3"], ["--life", "3", "0"], ["--life", "3", "200"], ["--aim", "net", "--roll", "6"],
     ["--aim", "net", "--roll", "7", "1"], ["--aim", "net", "--aside", "6", "6"], ["--aim", "glory"],
     ["--life", "3", "3", "--aim", "net"]],
)  # fmt: skip
def test_what_cannot_be_answered_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "killer", *SMALL, *arguments]) == 2
    assert capsys.readouterr().err


HANDS = ("king_of_12", "--hands", "knight,golem,oracle", "knight,golem,automaton")


def test_a_turn_of_king_of_12_has_a_value_and_two_mixtures(capsys: pytest.CaptureFixture[str]) -> None:
    answer = _answer(capsys, *HANDS, "--tokens", "2+1", "0", "--dice", "10", "7")
    assert answer["tokens"] == [1, 1, 0, 0]
    assert -1 <= answer["value"] <= 1
    for side in ("first", "second"):
        assert sum(answer[side].values()) == pytest.approx(1)
    value = sum(
        mine * theirs * answer["payoffs"][i][j]
        for i, mine in enumerate(answer["first"].values())
        for j, theirs in enumerate(answer["second"].values())
    )
    assert value == pytest.approx(answer["value"])


def test_without_dice_the_round_has_its_mean(capsys: pytest.CaptureFixture[str]) -> None:
    answer = _answer(capsys, "king_of_12", "--cards", "knight", "golem", "oracle")
    assert answer["value"] == pytest.approx(0, abs=1e-9)


def test_where_a_round_is_decided_no_card_is_recommended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *HANDS, "--tokens", "2+1", "0", "--dice", "10", "7", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Every card is worth the same" in printed
    assert "%" not in printed


@pytest.mark.parametrize(("language", "value"), [("en", "+0.10977"), ("fr", "+0,10977"), ("ru", "+0,10977")])
def test_a_value_has_its_sign_and_the_readers_point(
    language: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *HANDS, "--dice", "10", "7", "--lang", language]) == 0
    assert value in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_an_error_is_written_with_the_digits_that_are_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "killer", "--life", "3", "2", *SMALL, "--lang", language]) == 0
    assert "0001" in capsys.readouterr().out.partition("±")[2]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_mixtures_are_worded(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *HANDS, "--dice", "10", "7", "--lang", language]) == 0
    assert "%" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [["--cards", "dragon"], ["--dice", "13", "1"], ["--tokens", "3", "0"], ["--hands", "golem", "knight,oracle"],
     ["--hands", "golem,oracle", "knight,oracle,lady,faun"], ["--tokens", "2+2+2+2", "0"],
     ["--cards", "golem", "knight", "--hands", "golem,faun", "golem,knight"],
     ["--hands", "knight,knight", "knight,golem"], ["--cards", "golem", "knight", "golem"]],
)  # fmt: skip
def test_impossible_rounds_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "king_of_12", *arguments]) == 2
    assert capsys.readouterr().err
