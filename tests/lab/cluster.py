"""A real Dask scheduler with real workers on this machine, and bots that harm it or wait for it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from tablee.core.bot import Offer
from tablee.core.game import View
from tablee.core.rng import Rng
from tablee.search.random import RandomBot

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""So many seconds a loaded machine may take for what usually takes one."""


class Cluster:
    """Processes that end with the test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._workers: list[subprocess.Popen[bytes]] = []
        here = ("--host", "127.0.0.1", "--port", "0")
        self._scheduler = self._start("scheduler", *here, "--scheduler-file", str(self._file))
        wait_until(self._file.exists)

    @property
    def pid(self) -> int:
        return self._scheduler.pid

    @property
    def address(self) -> str:
        wait_until(lambda: self._file.read_text().endswith("}"))
        address: str = json.loads(self._file.read_text())["address"]
        return address

    def add_worker(self) -> None:
        alone = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder))
        self._workers.append(self._start("worker", *alone, "--scheduler-file", str(self._file)))

    def stop_workers(self) -> None:
        for worker in self._workers:
            worker.kill()
            worker.wait()
        self._workers.clear()

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        module = f"distributed.cli.dask_{kind}"
        command = [sys.executable, "-W", "ignore", "-m", module, "--no-dashboard", *arguments]
        silent = subprocess.DEVNULL
        return subprocess.Popen(command, stdout=silent, stderr=silent, cwd=ROOT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop_workers()
        self._scheduler.kill()
        self._scheduler.wait()


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that will come; fail if it does not."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)


def square(number: int) -> int:
    return number * number


@dataclass
class Kills(RandomBot):
    """Plays at random. The first process that makes so many choices kills one: itself, or the one with this id."""

    mark: Path
    choices: int
    pid: int | None = None
    made: int = 0
    version = "random"

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        self.made += 1
        if self.made == self.choices and not self.mark.exists():
            self.mark.touch()
            os.kill(self.pid or os.getpid(), signal.SIGKILL)
        return super().choose(view, offer, rng)


@dataclass
class NeedsTwo(RandomBot):
    """Plays at random, but after so many choices only if two processes have taken part."""

    folder: Path
    choices: int
    made: int = 0

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        (self.folder / f"worker-{os.getpid()}").touch()
        self.made += 1
        if self.made >= self.choices:
            wait_until(lambda: self.count() > 1)
        return super().choose(view, offer, rng)

    def count(self) -> int:
        """How many processes have taken part."""
        return len(list(self.folder.glob("worker-*")))
