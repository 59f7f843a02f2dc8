"""`tablee serve` in its own process, which tests can kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.services import free_port

DEADLINE = 180.0
FREE = {
    "max_per_address": "100000",
    "max_tables_per_address": "100000",
    "requests_per_second": "1000000",
    "messages_per_second": "1000000",
    "sockets_per_second": "1000000",
    "bot_pace": "0",
}


def _parent_of(pid: int) -> int | None:
    """The process that started this one, if it is still there."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    return int(stat.rpartition(")")[2].split()[1])


class Served:
    """A server whose port stays the same over its restarts."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}"
        wanted = {"database": f"sqlite:///{folder / 'tables.sqlite3'}", **FREE, **settings}
        self._environment = {f"TABLEE_{name.upper()}": value for name, value in wanted.items()}
        self._process: subprocess.Popen[bytes] | None = None
        self.python = sys.executable
        """Which Python runs it next, and so which version."""
        self.cwd: Path | None = None
        """The folder to start it in, if not the current one."""

    def start(self) -> None:
        command = [self.python, "-P", "-m", "tablee", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | self._environment, cwd=self.cwd, stdout=log, stderr=log
            )
        deadline = time.monotonic() + DEADLINE
        while not self.is_well():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)

    def is_well(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def children(self) -> list[int]:
        """Its child processes, whichever thread started them."""
        assert self._process is not None
        pids = (int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal())
        return [pid for pid in pids if _parent_of(pid) == self._process.pid]

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(DEADLINE)
        self._process = None
        return code

    @property
    def running(self) -> bool:
        return self._process is not None


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[Served]:
    server = Served(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.running:
            server.kill()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] != "Z"
    except FileNotFoundError:
        return False
