"""A copy of a running store is complete, private, and optionally without secrets."""

from __future__ import annotations

import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.storage.backup import back_up
from tablee.storage.store import CannotOpen, User, open_store
from tests.storage.samples import begin


@pytest.fixture
async def url(path: Path) -> AsyncIterator[str]:
    """An open store with a running game, an open table, a finished game, and a guest with a code for a device."""
    store = await open_store(f"sqlite:///{path}")
    await begin(store, "going-on", b"a secret seed", status="playing")
    await begin(store, "waiting", b"a seed to come", status="open")
    await begin(store, "over", b"told already", status="finished")
    await store.add_user(User("ann", "Ann", "en", 0.0, 0.0), b"hash of a token")
    await store.put_code(b"hash of a code", "ann", 2e9)
    yield f"sqlite:///{path}"
    await store.close()


async def test_a_copy_of_a_running_store_is_whole_and_private(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert back_up(url, copy, without_running=False) == 3
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    again = await open_store(f"sqlite:///{copy}")
    assert await again.load("going-on") == [b"a secret seed"]
    await again.close()


async def test_a_copy_without_running_games_holds_none_of_their_secrets(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert back_up(url, copy, without_running=True) == 1
    assert b"a secret seed" not in copy.read_bytes()
    assert b"a seed to come" not in copy.read_bytes()
    assert b"told already" in copy.read_bytes()
    assert not copy.with_name("copy.sqlite3-wal").exists()


async def test_a_copy_to_give_away_holds_no_code_for_another_device(url: str, tmp_path: Path) -> None:
    """A code of eight letters could be found from its hash while it is valid."""
    for without_running in (False, True):
        copy = tmp_path / f"copy-{without_running}"
        back_up(url, copy, without_running=without_running)
        assert (b"hash of a code" in copy.read_bytes()) is not without_running


async def test_a_copy_overwrites_nothing_and_leaves_no_half_of_itself(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "mine"
    copy.write_text("mine")
    with pytest.raises(FileExistsError):
        back_up(url, copy, without_running=False)
    assert copy.read_text() == "mine"
    (tmp_path / "broken").write_bytes(b"no database" * 100)
    nowhere = f"sqlite:///{tmp_path / 'nowhere'}"
    for wrong in (f"sqlite:///{tmp_path / 'broken'}", "postgresql://host/name", "sqlite:///:memory:", nowhere):
        with pytest.raises(CannotOpen):
            back_up(wrong, tmp_path / "half", without_running=False)
        assert not (tmp_path / "half").exists()


async def test_the_command_says_what_it_copied(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["backup", str(tmp_path / "copy"), "--database", url, "--lang", "en"]
    assert main(arguments) == 0
    assert "3 tables" in capsys.readouterr().out
    assert main(arguments) == 2
