"""Killer's duels on disk: solved once, then read, and solved again if the file is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.killer.edge import duel_cache as duels
from tablee.games.killer.edge.duel_cache import duel
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.solver.duel import Duel

TWO_DICE = KillerOptions(dice=2, regeneration=False)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duels, "EXTRA_LIFE", 0)
    monkeypatch.setattr(duels, "TABLE_STEP", 4)


def _ask(folder: Path, options: KillerOptions = TWO_DICE) -> tuple[Duel, int]:
    """The duel, and how often it had to be worked out."""
    worked: list[int] = []
    return duel(options, 3, lambda: worked.append(1), folder), len(worked)


def test_a_duel_is_worked_out_once(tmp_path: Path) -> None:
    first, worked = _ask(tmp_path)
    assert worked == 1
    again, worked = _ask(tmp_path)
    assert worked == 0
    assert again.low.table == first.low.table
    assert again.value(3, 2) == first.value(3, 2)


def test_other_rules_are_another_duel(tmp_path: Path) -> None:
    _ask(tmp_path)
    assert _ask(tmp_path, KillerOptions(dice=2, regeneration=False, full_house="again"))[1] == 1
    assert _ask(tmp_path, KillerOptions(dice=2, regeneration=False, announce=True))[1] == 0


def test_half_a_file_is_no_answer(tmp_path: Path) -> None:
    whole, _ = _ask(tmp_path)
    for path in tmp_path.iterdir():
        path.write_bytes(path.read_bytes()[:100])
    again, worked = _ask(tmp_path)
    assert worked == 1
    assert again.high.table == whole.high.table
