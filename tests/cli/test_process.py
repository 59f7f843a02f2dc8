"""The command as a process: terminals, pipes and signals."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "tablee"]
AT_WORK = "import sys; from tablee.cli import main; print('at work', flush=True); sys.exit(main(sys.argv[1:]))"
"""The same, saying so before it begins: what is interrupted earlier is Python, not the command."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TERM": "dumb", "PYTHONUTF8": "1"}


def test_a_closed_pipe_is_no_drama(environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [*COMMAND, "watch", "killer", "--seats", "8"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 2


def test_an_interrupt_is_answered_in_words(environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "killer", "--plain"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    printed = b""
    while b"Number or words" not in printed:
        printed += os.read(process.stdout.fileno(), 4096)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert b"tablee play --resume" in rest
    assert errors == b"Stopped.\n"


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupted_simulation_is_answered_in_words(environment: dict[str, str], processes: str) -> None:
    """Ctrl-C reaches the whole group of processes, as it does in a terminal."""
    process = subprocess.Popen(
        [sys.executable, "-c", AT_WORK, "simulate", "killer", "--games", "1000000", "--processes", processes],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(2)  # the answer is the same, whether it has begun its work or not
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 2
    assert errors == b"Stopped.\n"


def test_a_killed_game_is_on_disk(environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "killer", "--seats", "2", "--preset", "duel", "--plain"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    printed = b""
    while printed.count(b"Number or words") < 2:
        printed += os.read(process.stdout.fileno(), 4096)
    process.kill()
    process.communicate(timeout=60)
    resumed = subprocess.run(
        [*COMMAND, "play", "--resume", "--plain"], env=environment, input=b"1\n" * 3000, capture_output=True, check=True
    )
    assert b"The seed was" in resumed.stdout


def test_a_whole_game_is_played_on_a_dumb_terminal(environment: dict[str, str]) -> None:
    """On a dumb terminal, the program switches to plain lines by itself."""
    here, there = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "play", "killer", "--seats", "2", "--preset", "duel", "--seed", "7"],
        env=environment,
        stdin=there,
        stdout=there,
        stderr=there,
    )
    os.close(there)
    printed, answered = b"", 0
    deadline = time.monotonic() + 60
    while b"tablee verify" not in printed and time.monotonic() < deadline:
        printed += os.read(here, 65536)
        while answered < printed.count(b"q quit):"):
            os.write(here, b"1\n")
            answered += 1
    assert process.wait(60) == 0
    os.close(here)
    assert answered > 3
    assert b"\x1b" not in printed
