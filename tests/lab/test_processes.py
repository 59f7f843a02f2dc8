"""Interrupted work ends quietly, with the results so far."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.lab.interrupts import until_interrupted
from tablee.lab.job import Done, Here, Job
from tablee.lab.processes import ATTEMPTS, Processes
from tests.search import kuhn

LAST = 5


def spread(work: Callable[[int], Done], numbers: range, processes: int) -> list[Done]:
    executor = Processes(processes) if processes > 1 else Here()
    done = executor.stream(Job(kuhn.GAME, work, numbers, len(numbers)))
    return [result for _, result in until_interrupted(done)]


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


class KilledOnce:
    """Doubles, but whoever comes to the number first is killed, as by a system that has no memory left."""

    def __init__(self, mark: Path, number: int) -> None:
        self.mark = mark
        self.number = number

    def __call__(self, task: int) -> int:
        if task == self.number and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return task * 2


def killed_always(task: int) -> int:
    if task == LAST:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def exits(task: int) -> int:
    sys.exit(7)


class Unreadable:
    """Can be sent, but not read, like a class of a program that came through a pipe."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str]]:
        return import_module, ("tests.lab.nowhere",)

    def __call__(self, task: int) -> int:
        return task


def breaks(task: int) -> int:
    return 1 // (LAST - task)


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


def test_the_work_of_a_killed_process_is_done_again(tmp_path: Path) -> None:
    assert spread(KilledOnce(tmp_path / "killed", 7), range(40), 2) == [task * 2 for task in range(40)]
    assert (tmp_path / "killed").exists()


def test_work_that_kills_every_process_is_given_up_and_named() -> None:
    with pytest.raises(Refused) as lost:
        spread(killed_always, range(12), 2)
    assert lost.value.code == "workers-lost"
    first, last, count = (lost.value.params[name] for name in ("first", "last", "count"))
    assert int(str(first)) <= LAST + 1 <= int(str(last))
    assert count == ATTEMPTS


def test_an_error_in_a_process_is_raised_here_and_says_where_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        spread(breaks, range(12), 2)
    assert "in breaks" in error.value.__notes__[0]


def test_a_process_that_exits_by_itself_was_not_killed() -> None:
    with pytest.raises(Refused) as failed:
        spread(exits, range(12), 2)
    assert (failed.value.code, failed.value.params["exit"]) == ("workers-failed", 7)


def test_work_that_no_process_can_load_is_refused_with_the_reason() -> None:
    with pytest.raises(Refused) as unread:
        spread(Unreadable(), range(12), 2)
    assert unread.value.code == "work-unreadable"
    assert "tests.lab.nowhere" in str(unread.value.params["text"])


PROGRAM = """
import sys
sys.modules["cloudpickle"] = {cloudpickle}
import tablee
class Mine:
    def choose(self, view, offer, rng):
        return offer.legal[0]
print(tablee.arena("killer", [{bot}, "random"], deals=4, on={on}))
"""


def run(*command: str, program: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with a program on its standard input, or from a file."""
    return subprocess.run([sys.executable, *command], input=program, capture_output=True, text=True, check=False)


def test_a_program_through_a_pipe_can_use_processes() -> None:
    here, there = (run("-", program=PROGRAM.format(cloudpickle=None, bot="'hasty'", on=on)) for on in (1, 2))
    assert here.stdout == there.stdout != ""


def test_a_bot_of_a_program_through_a_pipe_needs_cloudpickle() -> None:
    refused = run("-", program=PROGRAM.format(cloudpickle=None, bot="Mine()", on=2))
    assert "could not load the work" in refused.stderr
    assert "Mine" in refused.stderr
    assert "install cloudpickle" in refused.stderr
    assert "memory" not in refused.stderr
    loaded = run("-", program=PROGRAM.format(cloudpickle="__import__('cloudpickle')", bot="Mine()", on=2))
    assert "ArenaReport" in loaded.stdout


def test_a_script_that_starts_itself_again_is_told_how_to_avoid_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(PROGRAM.format(cloudpickle=None, bot="Mine()", on=2))
    refused = run(str(script))
    assert "ended with exit code 1" in refused.stderr
    assert '__name__ == "__main__"' in refused.stderr.splitlines()[-1]
