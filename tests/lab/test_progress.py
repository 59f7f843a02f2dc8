"""A bar is shown after two seconds, and in terminals only."""

from __future__ import annotations

import time
from io import StringIO

import pytest
from rich.console import Console

from tablee.lab import progress
from tablee.lab.progress import bar, waiting


def console(*, terminal: bool) -> Console:
    return Console(file=StringIO(), force_terminal=terminal, width=100)


def written(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def wait_for(console: Console, text: str) -> None:
    until = time.monotonic() + 60
    while text not in written(console):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_long_run_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    screen = console(terminal=True)
    with bar("Killer", 4, screen) as advance:
        advance()
        wait_for(screen, "1/4")
    assert "Killer" in written(screen)


def test_other_long_work_shows_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    screen = console(terminal=True)
    with waiting("Killer", screen):
        wait_for(screen, "Killer")


def test_a_short_run_shows_nothing() -> None:
    screen = console(terminal=True)
    with bar("Killer", 4, screen) as advance:
        advance()
    assert "Killer" not in written(screen)


def test_a_file_gets_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    screen = console(terminal=False)
    with bar("Killer", 4, screen) as advance, waiting("Killer", screen):
        advance()
        time.sleep(0.2)
    assert written(screen) == ""
