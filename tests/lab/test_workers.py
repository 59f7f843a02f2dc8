"""Work that is interrupted ends quietly, with what was done."""

from __future__ import annotations

import os
import signal
import time

import pytest

from tablee.lab.workers import spread

LAST = 5


def halves(task: int) -> int:
    """Somebody presses Ctrl-C while the last of these is being worked on."""
    if task == LAST:
        raise KeyboardInterrupt
    return task // 2


def halves_elsewhere(task: int) -> int:
    """The same from a process of its own, when the others are done; what comes after them takes too long."""
    if task == LAST:
        time.sleep(2)
        os.kill(os.getppid(), signal.SIGINT)
    if task >= LAST:
        time.sleep(60)
    return task // 2


def test_all_is_done_in_order() -> None:
    assert spread(halves, range(LAST), 1) == spread(halves, range(LAST), 2) == [0, 0, 1, 1, 2]


def test_an_interrupt_leaves_what_was_done() -> None:
    assert spread(halves, range(100), 1) == [0, 0, 1, 1, 2]


def test_an_interrupt_ends_several_processes_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    assert spread(halves_elsewhere, range(12), 2) == [0, 0, 1, 1, 2]
    assert capfd.readouterr().err == ""


def test_an_interrupt_before_anything_is_done_goes_on() -> None:
    with pytest.raises(KeyboardInterrupt):
        spread(halves, range(LAST, 100), 1)
