"""Several server processes on one machine and one port: starts them, watches them, replaces them one by one.

Each is an ordinary `tablee serve` with settings in its environment, so that after an upgrade a new one is of the new version.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.server.fetching import fetch
from tablee.server.settings import Settings, describe
from tablee.server.sharing import SUPERVISOR, bound

log = logging.getLogger(__name__)
START_SECONDS, STOP_SECONDS = 180.0, 20.0
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
STEADY = 30.0
"""A process that ran for so many seconds is started again at once when it ends; else after a pause that grows."""


class Child:
    """One server process, and the port on which it tells how it is."""

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
        """Start the process; it is not ready yet."""
        variables = {**os.environ, **self._variables, SUPERVISOR: str(os.getpid())}
        command = (sys.executable, "-m", "tablee", "serve")
        # What it prints is what we print; its log is ours.
        quiet = asyncio.subprocess.DEVNULL
        self.process = await asyncio.create_subprocess_exec(*command, env=variables, stdin=quiet, stdout=quiet)

    async def is_ready(self) -> bool:
        """Wait until it can serve; False if it ended or takes too long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                while self.running:
                    if (await fetch(self.admin_port, "/readyz")).status == 200:
                        return True
                    await asyncio.sleep(0.1)
        return False

    @property
    def running(self) -> bool:
        """Whether the process has not ended."""
        return self.process is not None and self.process.returncode is None

    async def stop(self) -> None:
        """Let it hand its tables over and end; one that does not is killed."""
        if self.process is None or not self.running:
            return
        self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), STOP_SECONDS)
        except TimeoutError:
            log.warning("process %d did not stop in %g s and is killed", self.number, STOP_SECONDS)
            self.process.kill()
            await self.process.wait()

    def close(self) -> None:
        """Let go of its admin port."""
        self._reserved.close()


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Supervisor:
    """Keeps as many processes running as the settings want."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._reserved = bound(settings.host, settings.port)
        self.port: int = self._reserved.getsockname()[1]
        self.children: list[Child] = []
        self._stopping = asyncio.Event()
        self._replacing = asyncio.Lock()
        self._watching: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[str], None]) -> None:
        """Start all processes, and keep them until told to stop."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._spawn(self.replace_all()))
        try:
            for number in range(1, self.settings.processes + 1):  # the first one brings the database up to date
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
        """Start a process again whenever it ends by itself."""
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        while child in self.children and child.process is not None:
            began = loop.time()
            code = await child.process.wait()
            if child not in self.children or self._stopping.is_set():
                return
            pause = FIRST_PAUSE if loop.time() - began > STEADY else min(2 * pause, LONGEST_PAUSE)
            log.error("process %d ended (code %d) and is started again in %g s", child.number, code, pause)
            await asyncio.sleep(pause)
            if child in self.children and not self._stopping.is_set():
                await child.start()

    async def replace_all(self) -> None:
        """Start a new process for each, and stop the old one when the new one is ready: nobody is turned away meanwhile."""
        async with self._replacing:
            for place, old in enumerate(tuple(self.children)):
                new = await self._started(old.number)
                if not await new.is_ready():
                    log.error("a new process is not ready: the old ones stay")
                    await new.stop()
                    new.close()
                    return
                self.children[place] = new
                self._spawn(self._keep(new))
                await old.stop()
                old.close()
            log.warning("all %d processes were replaced", len(self.children))

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
