"""Recorded games of Claim are judged decision by decision."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.edge.endings import endings
from tablee.games.claim.options import ClaimOptions
from tablee.lab.decisions import decisions, standing

LAST = 6
"""Plain Python takes long with all thirteen tricks."""


def _played(seed: int) -> Match:
    match = Match(GAME, ClaimOptions(), 2, Luck(bytes([seed])))
    rng = Rng(seed)
    while match.result is None:
        seat = match.awaited[0]
        offer = match.offer(seat)
        assert offer is not None
        match.submit(seat, match.decision, GAME.bots["novice"].choose(match.view(seat), offer, rng))
    return match


def _record(match: Match) -> Record:
    return Record(GAME, ClaimOptions(), ("Ada", "Bo"), tuple(match.log))


def test_every_decision_of_the_last_tricks_is_judged() -> None:
    record = _record(_played(1))
    judged = [ending.decision for ending in endings(record, LAST)]
    second = [
        entry.decision
        for match, entry in decisions(record)
        if match.state.phase == 2  # type: ignore[attr-defined]
    ]
    assert 0 < len(judged) < len(second)
    assert second[-len(judged) :] == judged


def test_who_can_win_and_plays_well_still_can() -> None:
    """A value changes hands only by a mistake, and the last one is the result."""
    match = _played(2)
    judged = list(endings(_record(match), LAST))
    value = {"win": 1, "draw": 0, "loss": -1}
    for before, after in pairwise(judged):
        mine = value[before.value]
        left = value[after.value] if after.seat == before.seat else -value[after.value]
        assert left == mine if before.good else left < mine


def test_what_was_taken_back_is_not_judged() -> None:
    match = _played(3)
    match.rewind(len(standing(_record(match))) - 2)
    record = _record(match)
    assert len(standing(record)) == len([entry for _, entry in decisions(record)])
    assert max(entry.decision for _, entry in decisions(record)) == match.decision - 1


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_command_tells_it(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.tablee"
    path.write_text(write(_record(_played(4))), encoding="utf-8")
    assert main(["solve", "claim", "--record", str(path), "--last", "4", "--lang", language]) == 0
    told = capsys.readouterr().out.splitlines()
    assert main(["solve", "claim", "--record", str(path), "--last", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["decisions"]
    assert len(found) == len(told)
    assert {"decision", "seat", "value", "best", "legal", "played", "good"} == set(found[0])


def test_nobody_is_praised_where_every_card_does_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, match = tmp_path / "game.tablee", _played(4)
    path.write_text(write(_record(match)), encoding="utf-8")
    assert main(["solve", "claim", "--record", str(path), "--last", "4", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    for line, ending in zip(told, endings(_record(match), 4), strict=True):
        assert ("whatever card is played" in line) == (len(ending.best) == ending.legal)
        assert ("well played" in line) == (ending.good and len(ending.best) < ending.legal)
        assert ending.value != "loss" or "whatever card is played" in line


def test_a_record_of_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.tablee"
    assert main(["watch", "killer", "--record", str(path), "--bots", "hasty,hasty"]) == 0
    assert main(["solve", "claim", "--record", str(path)]) == 2
    assert "killer" in capsys.readouterr().err
