"""A real terminal for tests: tmux runs a command in a window of a given size, takes keys, and returns its screen."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="needs tmux")
PATIENCE = float(os.environ.get("TABLEE_PATIENCE", "300"))
"""So many seconds anything may take on a busy machine; a test that passes waits for none of them."""


class Terminal:
    """One window of tmux with one program in it."""

    def __init__(self, socket: Path, name: str) -> None:
        self._tmux = ["tmux", "-S", str(socket)]
        self._name = name

    def start(self, size: tuple[int, int], home: Path, *arguments: str, **variables: str) -> None:
        """Run `tablee` with these arguments in a window of this size."""
        shown = {
            "XDG_DATA_HOME": str(home),
            "TERM": "screen-256color",
            "PYTHONUNBUFFERED": "1",
            "PYTHONFAULTHANDLER": "1",
            **variables,
        }
        setting = [f"{name}={value}" for name, value in shown.items()]
        program = shlex.join(["env", "-u", "NO_COLOR", *setting, sys.executable, "-m", "tablee", *arguments])
        window = ["new-session", "-d", "-s", self._name, "-x", str(size[0]), "-y", str(size[1])]
        self._do(*window, f"{program}; echo left with $?; cat")

    def _do(self, *arguments: str) -> str:
        clean = {name: value for name, value in os.environ.items() if name != "TMUX"} | {"LC_ALL": "C.UTF-8"}
        done = subprocess.run([*self._tmux, *arguments], env=clean, capture_output=True, text=True, check=True)
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys, by tmux's names for them."""
        self._do("send-keys", "-t", self._name, *keys)

    @property
    def screen(self) -> str:
        """The contents of the window."""
        return self._do("capture-pane", "-t", self._name, "-p")

    def wait(self, fits: Callable[[str], bool], what: str, missing: Callable[[str], object] | None = None) -> str:
        """The first screen that fits; `missing` names what a screen lacks."""
        deadline = time.monotonic() + PATIENCE
        while not fits(shown := self.screen):
            lacks = missing(shown) if missing is not None else ""
            assert time.monotonic() < deadline, f"never saw {what} {lacks}; the screen was:\n{shown}"
            time.sleep(0.05)
        return shown

    def wait_for(self, *texts: str) -> str:
        """The first screen that contains all of these, however its lines are broken."""
        wanted = [squeezed(text) for text in texts]
        return self.wait(lambda shown: all(text in squeezed(shown) for text in wanted), repr(texts))

    def kill(self) -> None:
        """Kill the program at once."""
        shell = self._do("display-message", "-t", self._name, "-p", "#{pane_pid}").strip()
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", shell], capture_output=True, text=True, check=True)
        for process in listed.stdout.split():
            os.kill(int(process), signal.SIGKILL)
        self.wait_for("left with 137")


def squeezed(text: str) -> str:
    """The text without spaces and lines between its words."""
    return "".join(text.split())


@contextmanager
def terminals(folder: Path) -> Iterator[Callable[[str], Terminal]]:
    """Any number of terminals, by name. All are closed at the end."""
    socket = folder / "tmux"
    try:
        yield lambda name: Terminal(socket, name)
    finally:
        subprocess.run(["tmux", "-S", str(socket), "kill-server"], capture_output=True, check=False)
