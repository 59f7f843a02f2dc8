"""A game saved by earlier rules continues by them in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.verify import verify
from tablee.terminal.saves import load
from tablee.terminal.setup import resume
from tests.tables import conftest
from tests.terminal.conftest import NewTable
from tests.terminal.playing import opened, play_to_the_end
from tests.toy import GAME as TOY
from tests.toy.later import GAME as LATER
from tests.toy.later import LaterOptions


async def test_a_save_goes_on_by_the_rules_it_began_with(
    new_table: NewTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games" / "one.tablee"
    async with opened(new_table(TOY, 2, bots=["high"], path=path)):
        pass
    assert "option" not in path.read_text()
    monkeypatch.setitem(conftest.OURS, "toy", LATER)
    async with opened(resume(load(path, conftest.find_game), path)) as table:
        assert table.options == LaterOptions(hand=2, ties="cancel", dim=True, lamps="oil-1")
        assert table.info.rules_version == 1
        assert table.info.seats[1].bot == "bright"
        await play_to_the_end(table)
    assert "rules 1\n" in path.read_text()
    assert "option" not in path.read_text()
    assert verify(load(path, conftest.find_game)).good
