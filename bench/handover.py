"""Measure what players notice when a process is told to stop (SIGTERM) and hands its tables over to another.

Usage: `python -m bench.handover [PYTHON] [TABLES]`. Two processes on PostgreSQL and Redis stand behind a small proxy.
Two people at each table choose at an even pace. After a while the first process gets SIGTERM. For each person, the
longest wait for the confirmation of a choice is measured, before and around that moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

import httpx

from bench.rows import server_game
from bench.server import free_port
from tablee.client import Player
from tablee.core.refusal import Refused
from tests.server.crowd import OLD, Gathering, gather, start_when_full
from tests.server.served import Served
from tests.services import Postgres, Redis

HOST = "127.0.0.1"
TABLES, PACE, QUIET, AFTER = 40, 0.25, 5.0, 4.0
"""The number of tables; seconds between two choices at each; seconds before the signal, and after it."""
CHUNK = 65_536


class Proxy:
    """Passes each connection to the next process that accepts it, as a load balancer does."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._turns = count()

    async def serve(self, port: int) -> asyncio.Server:
        return await asyncio.start_server(self._connected, HOST, port)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turns)
        for offset in range(len(self._ports)):
            with contextlib.suppress(OSError):
                port = self._ports[(first + offset) % len(self._ports)]
                from_server, to_server = await asyncio.open_connection(HOST, port)
                break
        else:
            writer.close()
            return
        await asyncio.gather(_pump(reader, to_server), _pump(from_server, writer))


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()


class Waits:
    """The times that one person waited for confirmations, each with the moment when the wait ended."""

    def __init__(self) -> None:
        self.found: list[tuple[float, float]] = []

    async def play(self, url: str, table: Gathering, seat: int) -> None:
        """Play until cancelled, and measure."""
        async with Player(url, table.code, table.players[seat].token) as player:
            async for update in player.updates():
                if update.seat is None:
                    await player.sit(seat)
                if update.offer is None or update.offer.chosen is not None:
                    continue
                await asyncio.sleep(PACE)
                began = time.monotonic()
                try:
                    await player.choose(update, update.offer.actions[update.decision % len(update.offer.actions)].text)
                except Refused as refused:
                    if refused.code not in OLD:
                        raise
                now = time.monotonic()
                self.found.append((now, now - began))

    def longest(self, since: float, until: float) -> float:
        """Return the longest wait that ended in this time, in milliseconds."""
        return 1000 * max((wait for end, wait in self.found if since <= end < until), default=0.0)


async def measure(servers: list[Served], tables: int) -> None:
    front = free_port()
    proxy = await Proxy([server.port for server in servers]).serve(front)
    url = f"http://{HOST}:{front}"
    setup = {"game": server_game(), "seats": [{"type": "person"}, {"type": "person"}]}
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        gatherings = await gather(http, [setup] * tables)
    people = [Waits() for _ in range(2 * tables)]
    playing = [asyncio.create_task(each.play(url, gatherings[n // 2], n % 2)) for n, each in enumerate(people)]
    await asyncio.gather(*(start_when_full(url, each) for each in gatherings))
    await asyncio.sleep(1.0)  # the first choices of all are over
    began = time.monotonic()
    await asyncio.sleep(QUIET)
    told = time.monotonic()
    await asyncio.to_thread(servers[0].end)
    ended = time.monotonic()
    await asyncio.sleep(AFTER)
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    proxy.close()
    report([each.longest(began, told) for each in people], [each.longest(told, ended + AFTER) for each in people])
    print(f"the process ended {ended - told:.2f} s after the signal")


def report(quiet: list[float], around: list[float]) -> None:
    print(f"{'longest wait of a person, ms':32}{'median':>8}{'p90':>8}{'longest':>8}")
    for name, waits in (("before the signal", quiet), ("from the signal on", around)):
        late = statistics.quantiles(waits, n=10)[-1]
        print(f"{name:32}{statistics.median(waits):8.0f}{late:8.0f}{max(waits):8.0f}")


def main(python: str, tables: int) -> None:
    postgres, redis = Postgres(), Redis()
    servers: list[Served] = []
    try:
        postgres.start()
        redis.start()
        with tempfile.TemporaryDirectory() as folder:
            settings = {"database": postgres.new_url(), "redis": redis.url()}
            servers += [Served(Path(folder), **settings) for _ in range(2)]
            for server in servers:
                server.python = python
                server.start()
            print(f"{2 * tables} people at {tables} tables, two processes, one gets SIGTERM")
            asyncio.run(measure(servers, tables))
    finally:
        for server in servers:
            if server.running:
                server.kill()
        redis.remove()
        postgres.remove()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else sys.executable, int(sys.argv[2]) if len(sys.argv) > 2 else TABLES)
