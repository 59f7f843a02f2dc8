"""`make play` starts in plain Python, and uses compiled rules from the next start on."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

player = pytest.importorskip("tools.player", reason="an installed package has left the tools behind")


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the installer is asked to do, in an empty checkout."""
    done: list[str] = []
    (tmp_path / ".venv-play").mkdir()
    for name, value in (
        ("ROOT", tmp_path),
        ("WHEELS", tmp_path / "wheels"),
        ("LOG", tmp_path / "log"),
        ("LOCK", tmp_path / "lock"),
        ("digest", lambda _: "abc"),
        ("make", lambda _: done.append("plain")),
        ("run_uv", lambda *words: done.append(Path(words[-1]).name)),
        ("uv", lambda: "uv"),
    ):
        monkeypatch.setattr(player, name, value)
    monkeypatch.setattr(player.os, "nice", lambda _: 0)
    return done


def build(code: int, steps: list[str]) -> object:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        steps.append("compile")
        folder = Path(command[command.index("--out-dir") + 1])
        folder.mkdir(parents=True)
        (folder / "tablee.whl").touch()
        return subprocess.CompletedProcess(command, code)

    return run


def test_the_second_start_installs_what_the_first_compiled(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player.subprocess, "run", build(0, steps))
    for _ in range(3):
        player.install()
        player.compile_rules()
    assert steps == ["plain", "compile", "tablee.whl"]


def test_after_a_failed_build_the_game_stays_plain(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player.subprocess, "run", build(1, steps))
    player.compile_rules()
    player.install()
    assert steps == ["compile", "plain"]
