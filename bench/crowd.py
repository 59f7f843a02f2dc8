"""Measure ten thousand sockets on one process, half of them playing: memory per idle socket, and the time of a choice.

Usage: `python -m bench.crowd [PYTHON] [SOCKETS] [SECONDS]`. Half of the sockets sit at tables that have not begun. The
others play at tables of two and think for a few seconds before each choice. Server and players need an open file for
each socket.
"""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import tempfile

from bench.server import cpu, free_port, memory, process
from bench.server_load import Load, LoadedMatch, Ours, OurUpdate

SOCKETS, SECONDS = 10_000, 20.0
THINK_SECONDS = 4.0
"""The mean number of seconds that a player thinks before a choice."""
SPARE_SOCKETS = 500
FREE = (
    "MAX_PER_ADDRESS",
    "MAX_TABLES_PER_ADDRESS",
    "REQUESTS_PER_SECOND",
    "MESSAGES_PER_SECOND",
    "SOCKETS_PER_SECOND",
)


class Thinking(Ours):
    """Players who think before they choose."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._luck = random.Random(port)

    def choose(self, match: LoadedMatch, seat: int, message: OurUpdate) -> None:
        pause = self._luck.uniform(0.0, 2 * THINK_SECONDS)
        asyncio.get_running_loop().call_later(pause, super().choose, match, seat, message)


def allow_files(wanted: int) -> None:
    """Let this process and its children open this many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(f"{wanted:,} open files are needed, and the limit is {hard:,}: raise it (ulimit -Hn)")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def still_open(load: Load) -> int:
    sockets = [socket for match in load.matches for socket in match.sockets]
    return sum(socket is not None and not socket.transport.is_closing() for socket in sockets)


async def run(port: int, pid: int, sockets: int, seconds: float) -> bool:
    """Print what the server needs, and return whether it kept all connections."""
    idle, playing = Load(port, sockets // 4, Ours), Load(port, sockets // 4, Thinking)
    await idle.prepare()
    await playing.prepare()
    before = memory(pid)
    await idle.join()
    await asyncio.sleep(1)
    each = (memory(pid) - before) / max(2 * len(idle.matches), 1)
    await playing.join()
    await playing.begin()
    used = cpu(pid)
    took = await playing.measure(seconds)
    used = cpu(pid) - used
    kept = still_open(idle) + still_open(playing)
    times = sorted(playing.latencies)
    print(
        f"sockets                {kept:10,} of {4 * len(idle.matches):,}, {2 * len(playing.matches):,} of them playing"
    )
    print(f"memory an idle socket  {each:10.1f} kB")
    print(f"memory of the process  {memory(pid) / 1024:10.0f} MB")
    print(f"choices a second       {playing.moves / took:10,.0f}   ({used / took:.0%} of a core)")
    print(
        f"a choice reaches the other after {times[len(times) // 2] * 1000:.1f} ms, the 99th percentile {times[int(len(times) * 0.99)] * 1000:.1f} ms"
    )
    for load in (idle, playing):
        load.close()
    return kept == 4 * len(idle.matches)


def main(python: str, sockets: int, seconds: float) -> int:
    allow_files(sockets + SPARE_SOCKETS)
    port = free_port()
    variables = {f"TABLEE_{name}": "1000000" for name in FREE} | {
        "TABLEE_MAX_CONNECTIONS": str(sockets + SPARE_SOCKETS)
    }
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-P", "-m", "tablee", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/crowd.sqlite3"]
        with process(command, port, "/api/health", **variables) as pid:
            return 0 if asyncio.run(run(port, pid, sockets, seconds)) else 1


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(
        main(
            given[0] if given else sys.executable,
            int(given[1]) if len(given) > 1 else SOCKETS,
            float(given[2]) if len(given) > 2 else SECONDS,
        )
    )
