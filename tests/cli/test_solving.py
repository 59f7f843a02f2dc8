"""`tablee solve` answers exactly and repeatably, and says what it needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.lab import duels

SMALL = ("--option", "dice=2", "--option", "regeneration=no")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(duels, "BEYOND", 0)
    monkeypatch.setattr(duels, "STEP", 3)
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
