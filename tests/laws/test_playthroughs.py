"""Golden playthroughs match byte by byte, with plain and compiled rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.record_reader import read
from tablee.core.verify import verify
from tablee.testing import playthroughs
from tablee.testing.case import AnyGame, Case
from tests import toy
from tests.laws.shelf import games

CASES = [case for game in games() for case in playthroughs.cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_comes_out_as_written(case: Case) -> None:
    where = playthroughs.path(case)
    assert where.exists(), f"no {where.name}: python -m tablee.testing.playthroughs {case.game.info.id}"
    text = where.read_text(encoding="utf-8")
    record = read(text, lambda _: case.game)
    assert (record.options, len(record.names)) == (case.options, case.seats)
    assert playthroughs.commented_record(record) == text
    assert verify(record).good
    assert record.match().result is not None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_no_playthrough_is_left_over(game: AnyGame) -> None:
    wanted = {playthroughs.path(case) for case in playthroughs.cases(game)}
    there = set(next(iter(wanted)).parent.glob("*"))
    assert there <= wanted


def test_playthroughs_can_be_written_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = {
        playthroughs.path(case).name: playthroughs.path(case).read_bytes() for case in playthroughs.cases(toy.GAME)
    }
    monkeypatch.setattr(playthroughs, "folder", lambda _: tmp_path)
    left_over = tmp_path / "tests" / "playthroughs" / "gone-2.txt"
    left_over.parent.mkdir(parents=True)
    left_over.write_text("")
    playthroughs.write_anew(toy.GAME)
    assert {path.name: path.read_bytes() for path in left_over.parent.iterdir()} == before
