"""Estimate the processes, and the load of PostgreSQL and Redis, for a number of players.

Usage: `python -m bench.sizing [PLAYERS] [--server µs] [--postgres µs] [--redis µs] …`. It simulates the load from
measured costs. The costs per choice come from `python -m bench.cluster`. The players' behaviour is an assumption,
stated in the output.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
from typing import NamedTuple

MAX_LOAD = 0.6
"""The mean share of a core to use, so that bursts do not wait."""
ENTRY_BYTES, OVERHEAD_BYTES = 120, 110
"""The size of a stored choice, and the overhead of PostgreSQL's log and row."""
SECONDS = 60.0


class Costs(NamedTuple):
    """Microseconds of processor time per choice in each part, and bytes per idle socket."""

    server: float
    postgres: float
    redis: float
    socket_bytes: float


class ChoiceRate(NamedTuple):
    """The choices of all players per second, at the busiest moment and on average."""

    mean: float
    peak: float


def simulate(players: int, pace: float, seats: int, luck: random.Random) -> ChoiceRate:
    """Simulate tables where players choose in turn. Thinking times are often short and sometimes long.

    It plays a sample of the tables for a minute, and scales up the busiest second.
    """
    tables = max(players // seats, 1)
    sample = min(tables, 20_000)
    due = [(luck.expovariate(1 / pace), table) for table in range(sample)]
    heapq.heapify(due)
    per_second = [0] * int(SECONDS)
    while due[0][0] < SECONDS:
        at, table = due[0]
        per_second[int(at)] += 1
        heapq.heapreplace(due, (at + luck.lognormvariate(math.log(pace) - 0.5, 1.0), table))
    scale = tables / sample
    return ChoiceRate(scale * sum(per_second) / SECONDS, scale * max(per_second))


def processes(players: int, load: ChoiceRate, costs: Costs, elsewhere: float) -> int:
    """Return how many processes the processors and the sockets need.

    Forwarding a choice costs the edge process as much again as sending its updates.
    """
    each = costs.server * (1 + 0.5 * elsewhere)
    return max(math.ceil(load.peak * each / 1e6 / MAX_LOAD), math.ceil(players / 10_000))


def report(players: int, pace: float, seats: int, costs: Costs) -> list[str]:
    """Return the lines of the report for this many players."""
    load = simulate(players, pace, seats, random.Random(players))
    alone = processes(players, load, costs, 0.0)
    elsewhere = 1 - 1 / alone
    number = processes(players, load, costs, elsewhere)
    messages = load.peak * elsewhere * 2 * seats
    database, redis = load.peak * costs.postgres / 1e6, messages / (2 * seats) * costs.redis / 1e6
    written = load.peak * (ENTRY_BYTES + OVERHEAD_BYTES) / 1e6
    limits = {"PostgreSQL's cores": database / 16, "Redis (one core)": redis, "PostgreSQL's log (MB/s)": written / 200}
    first = max(limits, key=lambda name: limits[name])
    return [
        f"{players:,} players at tables of {seats}, a choice at each table every {pace:g} s on average",
        f"choices a second            {load.mean:12,.0f}   (busiest second {load.peak:,.0f})",
        f"server processes            {number:12,}   (a core each, at most {MAX_LOAD:.0%} busy, 10,000 sockets each)",
        f"memory of sockets           {players * costs.socket_bytes / 1e9:12.1f} GB",
        f"PostgreSQL: commits a second{load.peak:12,.0f}   (fewer: choices of one moment share a commit), {database:.1f} cores, {written:.1f} MB/s of log",
        f"PostgreSQL: a day           {86_400 * load.mean * (ENTRY_BYTES + OVERHEAD_BYTES) / 1e9:12.0f} GB if it were so all day",
        f"Redis: messages a second    {messages:12,.0f}   {redis:.2f} of its one core",
        f"what is full first          {first} ({limits[first]:.0%} of what one machine of each gives)",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="?", type=int, default=100_000)
    parser.add_argument("--pace", type=float, default=8.0, help="seconds between two choices at a table")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--server", type=float, required=True, help="microseconds per choice, from bench.cluster")
    parser.add_argument("--postgres", type=float, required=True)
    parser.add_argument("--redis", type=float, required=True)
    parser.add_argument("--socket-kb", type=float, default=22.0, help="kilobytes a socket, from bench.server")
    given = parser.parse_args()
    costs = Costs(given.server, given.postgres, given.redis, 1024 * given.socket_kb)
    print("\n".join(report(given.players, given.pace, given.seats, costs)))


if __name__ == "__main__":
    main()
