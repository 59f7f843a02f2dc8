"""Measure how long honest players wait while one hostile client attacks a running server.

Usage: `python -m bench.attack [PYTHON] [NAME…] [--trips N]`. The server runs on one core with its default settings. The
attacker and the honest players share another core. Each row is the 99th percentile of 2,000 (or N) round trips of
honest players during one attack, compared with a quiet server.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bench import attackers
from bench.hostile import ATTACKS
from bench.server import cpu, free_port, memory, process

__all__ = ["attackers"]
TRIPS = 2_000
BEFORE = 6.0
"""The seconds that an attack runs before the measurement begins. Its first bots move after three, and the worker
processes that think for them load for a second more on the server's core. That happens once, so it is left out."""
YIELDING = ["nice", "-n", "19"] if shutil.which("nice") else []
"""The prefix of the attacker. It lets honest players go first on their core, so that their times show the server's."""
MAX_SLOWDOWN = 3.0
"""The server holds if the honest players' time is at most this many times the quiet one."""


class AttackRow(NamedTuple):
    """The honest players' times, and the server's processor time meanwhile."""

    name: str
    median: float
    slowest: float
    busy: float
    megabytes: float
    answers: str


def pinned(core: int) -> list[str]:
    """Return the command prefix that pins a process to one core."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


@contextmanager
def server(python: str) -> Iterator[tuple[int, int]]:
    """Run a server with its default settings. Yield its port and process id."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [*pinned(0), python, "-P", "-m", "tablee", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/attack.sqlite3"]
        with process(command, port, "/api/health") as pid:
            yield port, pid


@contextmanager
def hostile(name: str | None, port: int) -> Iterator[list[str]]:
    """Run an attacker during this block. The list has its output afterwards."""
    told: list[str] = []
    if name is None:
        yield told
        return
    command = [*pinned(1), *YIELDING, sys.executable, "-m", "bench.attackers", name, str(port)]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        time.sleep(BEFORE)
        yield told
    finally:
        attacker.send_signal(signal.SIGINT)
        try:
            told.append(attacker.communicate(timeout=20)[0])
        except subprocess.TimeoutExpired:
            attacker.kill()
            attacker.communicate()


def honest(port: int, trips: int) -> list[float]:
    command = [*pinned(1), sys.executable, "-m", "bench.honest", str(port), str(trips)]
    return sorted(json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout))


def measure(python: str, name: str | None, trips: int) -> AttackRow:
    """Measure one attack on a fresh server, or a quiet server."""
    with server(python) as (port, pid), hostile(name, port) as told:
        used, began = cpu(pid), time.perf_counter()
        times = honest(port, trips)
        busy = (cpu(pid) - used) / (time.perf_counter() - began)
        megabytes = memory(pid) / 1024
    answers = json.loads(told[0]) if told and told[0].strip() else {}
    shown = " ".join(f"{status}×{number}" for status, number in sorted(answers.items()))
    return AttackRow(name or "nobody", statistics.median(times), times[int(len(times) * 0.99)], busy, megabytes, shown)


def show(row: AttackRow, quiet: float) -> bool:
    """Print a row, and return whether the server held."""
    times = row.slowest / quiet
    about = (ATTACKS[row.name].__doc__ or "") if row.name in ATTACKS else "a quiet server"
    held = "" if times <= MAX_SLOWDOWN else "   NOT HELD"
    numbers = f"{row.median * 1000:9.1f}{row.slowest * 1000:9.1f}{times:7.1f}{row.busy * 100:7.0f}{row.megabytes:7.0f}"
    print(f"{row.name:18}{numbers}   {about}{f' ({row.answers})' if row.answers else ''}{held}", flush=True)
    return times <= MAX_SLOWDOWN


def main(python: str, names: list[str], trips: int) -> int:
    print(
        f"{'who attacks':18}{'p50 ms':>9}{'p99 ms':>9}{'times':>7}{'CPU %':>7}{'MB':>7}   how (and what it was answered)"
    )
    before = [measure(python, None, trips) for _ in range(3)]
    quiet = statistics.median(row.slowest for row in before)
    for row in before:
        show(row, quiet)
    held = [show(measure(python, name, trips), quiet) for name in names or ATTACKS]
    show(measure(python, None, trips), quiet)
    print(f"{sum(held)} of {len(held)} are held: at most {MAX_SLOWDOWN:g} times the quiet p99")
    return 0 if all(held) else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("python", nargs="?", default=sys.executable)
    parser.add_argument("names", nargs="*", help=f"which attacks, all unless some are named: {', '.join(ATTACKS)}")
    parser.add_argument("--trips", type=int, default=TRIPS, help="round trips of the honest players for each row")
    given = parser.parse_args()
    if unknown := set(given.names) - ATTACKS.keys():
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    sys.exit(main(given.python, given.names, given.trips))
