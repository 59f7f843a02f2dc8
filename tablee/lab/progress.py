"""Shows the progress of a long run: a bar, after two seconds, only in terminals."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

DELAY: Final = 2.0
"""The delay in seconds before the bar appears."""

UPDATE_EVERY: Final = 0.1
"""The seconds between two updates of the bar."""

Advance = Callable[[], None]


@contextmanager
def bar(title: str, total: int, console: Console | None = None) -> Iterator[Advance]:
    """Show a bar for this many results. Call the returned function for each of them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console or Console(stderr=True), transient=True)
    task = shown.add_task(title, total=total)
    with _late(shown):
        yield _Counter(shown, task).advance if shown.console.is_terminal else _ignore


@contextmanager
def waiting(title: str, console: Console | None = None) -> Iterator[None]:
    """Show a spinner for work of unknown length."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    shown = Progress(*columns, console=console or Console(stderr=True), transient=True)
    shown.add_task(title, total=None)
    with _late(shown):
        yield


@contextmanager
def unseen(_title: str, _total: int) -> Iterator[Advance]:
    """Show nothing."""
    yield _ignore


def pause() -> None:
    """Let the bar move and Ctrl-C be heard. Call it from compiled code, where Python does neither by itself."""


def _ignore() -> None:
    pass


class _Counter:
    """Counts results, and moves the bar only a few times a second: some results take microseconds."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self._shown = shown
        self._task = task
        self._done = 0
        self._next = 0.0

    def advance(self) -> None:
        self._done += 1
        if time.monotonic() >= self._next:
            self._shown.update(self._task, completed=self._done)
            self._next = time.monotonic() + UPDATE_EVERY


@contextmanager
def _late(shown: Progress) -> Iterator[None]:
    if not shown.console.is_terminal:
        yield
        return
    timer = Timer(DELAY, shown.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        shown.stop()
