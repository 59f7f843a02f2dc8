"""Run several server processes on one machine and one port: start, watch, and replace them one by one.

Each is an ordinary `tablee serve` with settings in its environment, so that after an upgrade new processes run the new
version.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tablee.server.fetching import fetch
from tablee.server.settings import Settings, describe
from tablee.server.sharing import SUPERVISOR, bound

log = logging.getLogger(__name__)
START_SECONDS, STOP_SECONDS = 180.0, 20.0
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
STABLE_SECONDS = 30.0
"""Seconds after which a process counts as stable. Its next restart then waits only briefly."""


def path_flags() -> list[str]:
    """Return the flags with which Python finds the same modules as here.

    `python -m` looks into the current folder first. Without these flags, a process could load another `tablee`, or any
    file that is named like a module, from the folder that the server was started in.
    """
    return [] if sys.path[:1] == [str(Path.cwd())] and not sys.flags.safe_path else ["-P"]


class Child:
    """One server process, and its admin port."""

    def __init__(self, number: int, settings: Settings, port: int) -> None:
        self.number = number
        self._reserved = bound("127.0.0.1", 0)
        self.admin_port: int = self._reserved.getsockname()[1]
        own = {
            "processes": 1,
            "port": port,
            "share_port": True,
            "admin_host": "127.0.0.1",
            "admin_port": self.admin_port,
        }
        wanted = {**msgspec.structs.asdict(settings), **own}
        self._variables = {each.variable: _text(wanted[each.name]) for each in describe()}
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process, without waiting for it to be ready."""
        variables = {**os.environ, **self._variables, SUPERVISOR: str(os.getpid())}
        command = (sys.executable, *path_flags(), "-m", "tablee", "serve")
        # Discard its output, since we print the address ourselves. Its log goes to our standard error.
        quiet = asyncio.subprocess.DEVNULL
        self.process = await asyncio.create_subprocess_exec(*command, env=variables, stdin=quiet, stdout=quiet)

    async def is_ready(self) -> bool:
        """Wait until the process can serve. Return False if it ended or takes too long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                while self.running:
                    if (await fetch(self.admin_port, "/readyz")).status == 200:
                        return True
                    await asyncio.sleep(0.1)
        return False

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self.process is not None and self.process.returncode is None

    async def stop(self) -> None:
        """Let the process hand its tables over and end. Kill it if it does not."""
        if self.process is None or not self.running:
            return
        self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), STOP_SECONDS)
        except TimeoutError:
            log.warning("process %d did not stop within %g s; killing it", self.number, STOP_SECONDS)
            self.process.kill()
            await self.process.wait()

    def close(self) -> None:
        """Release its admin port."""
        self._reserved.close()


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Supervisor:
    """Keeps as many processes running as the settings say."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._reserved = bound(settings.host, settings.port)
        self.port: int = self._reserved.getsockname()[1]
        self.children: list[Child] = []
        self._stopping = asyncio.Event()
        self._replacing = asyncio.Lock()
        self._watching: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[str], None]) -> None:
        """Start all processes, and keep them running until told to stop."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._spawn(self.replace_all()))
        try:
            for number in range(1, self.settings.processes + 1):  # the first one migrates the database
                child = await self._started(number)
                self.children.append(child)
                self._spawn(self._keep(child))
                if number == 1:
                    await child.is_ready()
            ready(f"http://localhost:{self.port}")
            await self._stopping.wait()
        finally:
            await self.close()

    async def _started(self, number: int) -> Child:
        child = Child(number, self.settings, self.port)
        await child.start()
        return child

    async def _keep(self, child: Child) -> None:
        """Restart a process whenever it ends by itself."""
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        while child in self.children and child.process is not None:
            began = loop.time()
            code = await child.process.wait()
            if child not in self.children or self._stopping.is_set():
                return
            pause = FIRST_PAUSE if loop.time() - began > STABLE_SECONDS else min(2 * pause, LONGEST_PAUSE)
            log.error("process %d ended with code %d; restarting it in %g s", child.number, code, pause)
            await asyncio.sleep(pause)
            if child in self.children and not self._stopping.is_set():
                await child.start()

    async def replace_all(self) -> None:
        """Replace each process by a new one. The old one stops when the new one is ready, so no client is refused."""
        async with self._replacing:
            for place, old in enumerate(tuple(self.children)):
                new = await self._started(old.number)
                if not await new.is_ready():
                    log.error("the new process did not become ready; keeping the old ones")
                    await new.stop()
                    new.close()
                    return
                self.children[place] = new
                self._spawn(self._keep(new))
                await old.stop()
                old.close()
            log.warning("replaced all %d processes", len(self.children))

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def close(self) -> None:
        """Stop all processes at once."""
        self._stopping.set()
        for task in tuple(self._watching):
            task.cancel()
        await asyncio.gather(*(child.stop() for child in self.children))
        for child in self.children:
            child.close()
        self._reserved.close()
