"""Measure the processor time per choice in each part of a cluster: servers, PostgreSQL, Redis.

Usage: `python -m bench.cluster [PYTHON] [TABLES]`. It measures one, two and four processes, and starts its own
PostgreSQL and Redis in temporary folders.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import NamedTuple

from bench.server import TICK, free_port, process
from bench.server_load import Load, Ours
from tests.services import Postgres, Redis

PROCESSES = (1, 2, 4)
TABLES, SECONDS = 200, 8.0
LISTENING = "0A"
"""The state of a listening socket in /proc/net/tcp."""
RESTING, MAX_START = 0.1, 180.0
"""A server has started once it takes less than this processor time per second. The second number is the time limit."""
FREE = (
    "MAX_PER_ADDRESS",
    "MAX_TABLES_PER_ADDRESS",
    "REQUESTS_PER_SECOND",
    "MESSAGES_PER_SECOND",
    "SOCKETS_PER_SECOND",
)


class Parts(NamedTuple):
    """The processor seconds, or microseconds per choice, of each part."""

    server: float
    postgres: float
    redis: float


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rsplit(") ", 1)[1].split()[1])
        except (OSError, IndexError):
            continue
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found


def seconds_of(pid: int) -> float:
    """Return the processor time of a process and its descendants, including those that have ended."""
    total = 0
    for each in family(pid):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:13])) + (sum(map(int, fields[13:15])) if each == pid else 0)
    return total / TICK


def spent(pids: tuple[int, int, int]) -> Parts:
    return Parts(*map(seconds_of, pids))


def listeners(port: int) -> int:
    """Return how many sockets listen on a port of this machine."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(f":{port:04X}") and row[3] == LISTENING for row in rows)


async def all_listen(port: int, processes: int) -> None:
    """Wait until every process accepts connections. Before that, all clients would come to the first."""
    async with asyncio.timeout(MAX_START):
        while listeners(port) < processes:  # noqa: ASYNC110 (another process sets no event)
            await asyncio.sleep(0.1)


async def at_rest(pid: int) -> None:
    """Wait until a server and its workers have started, so that the start is not measured."""
    async with asyncio.timeout(MAX_START):
        used = seconds_of(pid)
        while True:
            await asyncio.sleep(1.0)
            before, used = used, seconds_of(pid)
            if used - before < RESTING:
                return


async def load(port: int, processes: int, tables: int, pids: tuple[int, int, int]) -> tuple[Parts, int, float]:
    """Return the cost of a load in each part, the number of choices made, and their median time."""
    await all_listen(port, processes)
    players = Load(port, tables, Ours)
    await players.prepare()
    await players.join()
    await at_rest(pids[0])
    await players.begin()
    before = spent(pids)
    await players.measure(SECONDS)
    after = spent(pids)
    players.close()
    used = Parts(*(late - early for early, late in zip(before, after, strict=True)))
    return used, players.moves, sorted(players.latencies)[len(players.latencies) // 2]


def measure(python: str, processes: int, tables: int, postgres: Postgres, redis: Redis) -> tuple[Parts, int, float]:
    port = free_port()
    command = [python, "-P", "-m", "tablee", "serve", "--port", str(port), "--processes", str(processes)]
    command += ["--database", postgres.new_url(), "--redis", redis.url()]
    variables = {f"TABLEE_{name}": "1000000" for name in FREE}
    with process(command, port, "/api/health", **variables) as pid:
        return asyncio.run(load(port, processes, tables, (pid, postgres.pid, redis.pid)))


def main(python: str, tables: int) -> None:
    print(f"{2 * tables:,} players at {tables:,} tables of two; microseconds of processor time per choice")
    print(f"{'processes':>10}{'servers':>10}{'PostgreSQL':>12}{'Redis':>8}{'together':>10}{'choices':>10}{'p50 ms':>8}")
    postgres, redis = Postgres(), Redis()
    try:
        postgres.start()
        redis.start()
        for processes in PROCESSES:
            used, moves, median = measure(python, processes, tables, postgres, redis)
            each = [1e6 * part / max(moves, 1) for part in used]
            numbers = f"{each[0]:10.0f}{each[1]:12.0f}{each[2]:8.0f}{sum(each):10.0f}{moves:10,}{median * 1000:8.0f}"
            print(f"{processes:10}{numbers}", flush=True)
    finally:
        postgres.remove()
        redis.remove()


if __name__ == "__main__":
    wanted = sys.argv[2] if len(sys.argv) > 2 else TABLES
    main(sys.argv[1] if len(sys.argv) > 1 else sys.executable, int(wanted))
