"""Measure the moves per second of our server and boardgame.io's: the same load, one process each, in alternation.

Usage: `python -m bench.server [PYTHON] [ROUNDS] [TABLES]`. It prints each round, then the medians.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from bench.server_load import Load, Ours, Theirs

HERE = Path(__file__).parent
NODE = HERE / ".node"
PEER = "boardgame.io@0.50.2"
TABLES, SECONDS, ROUNDS = 1000, 5.0, 5
"""The seconds are few enough that no game ends at either server."""
TICK = os.sysconf("SC_CLK_TCK")


class Result(NamedTuple):
    """The results of one run. `rate` is per second of the server's processor time."""

    rate: float
    moves: int
    seconds: float
    median: float
    slowest: float
    connection: float


def cpu(pid: int) -> float:
    """Return the processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid: int) -> int:
    """Return the resident memory of a process in kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def process(command: list[str], port: int, path: str, **variables: str) -> Iterator[int]:
    """Run a server during this block, from its first answer on. Yield its process id."""
    with tempfile.TemporaryFile() as log:
        started = subprocess.Popen(command, env=os.environ | variables, stdout=log, stderr=log)
        try:
            _wait(f"http://127.0.0.1:{port}{path}", started)
            yield started.pid
        finally:
            started.send_signal(signal.SIGKILL)
            started.wait()


def _wait(url: str, started: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if started.poll() is not None:
            raise RuntimeError("a server did not start")
        try:
            httpx.get(url, timeout=1)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("a server does not answer")


async def run(load: Load, pid: int, seconds: float) -> Result:
    await load.prepare()
    before = memory(pid)
    await load.join()
    await asyncio.sleep(1)
    connection = (memory(pid) - before) / (2 * len(load.matches))
    await load.begin()
    used = cpu(pid)
    took = await load.measure(seconds)
    used = cpu(pid) - used
    latencies = sorted(load.latencies)
    slowest = latencies[int(len(latencies) * 0.99)]
    load.close()
    return Result(load.moves / used, load.moves, took, statistics.median(latencies), slowest, connection)


def ours(python: str, tables: int, seconds: float) -> Result:
    port = free_port()
    settings = {
        "TABLEE_MAX_PER_ADDRESS": "100000",
        "TABLEE_MAX_TABLES_PER_ADDRESS": "100000",
        "TABLEE_REQUESTS_PER_SECOND": "1000000",
        "TABLEE_MESSAGES_PER_SECOND": "1000000",
        "TABLEE_SOCKETS_PER_SECOND": "1000000",
    }
    with tempfile.TemporaryDirectory() as folder:
        command = [
            python,
            "-P",
            "-m",
            "tablee",
            "serve",
            "--port",
            str(port),
            "--database",
            f"sqlite:///{folder}/bench.sqlite3",
        ]
        with process(command, port, "/api/health", **settings) as pid:
            return asyncio.run(run(Load(port, tables, Ours), pid, seconds))


def theirs(tables: int, seconds: float) -> Result:
    port = free_port()
    command = ["node", str(HERE / "server_peer.cjs"), str(port)]
    variables = {"NODE_PATH": str(NODE / "node_modules"), "NODE_ENV": "production"}
    with process(command, port, "/games", **variables) as pid:
        return asyncio.run(run(Load(port, tables, Theirs), pid, seconds))


def install_peer() -> None:
    if not (NODE / "node_modules" / "boardgame.io").is_dir():
        NODE.mkdir(exist_ok=True)
        command = ["npm", "install", "--prefix", str(NODE), "--no-audit", "--no-fund", "--silent", PEER]
        subprocess.run(command, check=True)


def show(name: str, results: list[Result], others: list[Result] | None = None) -> None:
    rate = statistics.median(each.rate for each in results)
    wall = statistics.median(each.moves / each.seconds for each in results)
    middle, slowest = (
        statistics.median(getattr(each, name) for each in results) * 1000 for name in ("median", "slowest")
    )
    connection = statistics.median(each.connection for each in results)
    times = f"{rate / statistics.median(each.rate for each in others):8.1f} ×" if others else ""
    print(f"{name:28}{rate:12,.0f}{wall:12,.0f}{middle:10.0f}{slowest:10.0f}{connection:12.1f}{times}", flush=True)


def main(python: str, rounds: int, tables: int) -> None:
    install_peer()
    print(
        f"\n{2 * tables:,} clients at {tables:,} tables of two, each moving as soon as it is asked; {rounds} rounds in turns"
    )
    print(f"{'':28}{'moves per':>12}{'moves/s':>12}{'p50 ms':>10}{'p99 ms':>10}{'kB a socket':>12}")
    print(f"{'':28}{'CPU second':>12}")
    mine: list[Result] = []
    peers: list[Result] = []
    for number in range(1, rounds + 1):
        mine.append(ours(python, tables, SECONDS))
        peers.append(theirs(tables, SECONDS))
        show(f"  round {number}: boardgame.io", peers[-1:])
        show(f"  round {number}: Tablée", mine[-1:], peers[-1:])
    print(f"the median of {rounds}:")
    show("boardgame.io, in memory", peers)
    show("Tablée, rules and disk", mine, peers)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0] if given else sys.executable,
        int(given[1]) if len(given) > 1 else ROUNDS,
        int(given[2]) if len(given) > 2 else TABLES,
    )
