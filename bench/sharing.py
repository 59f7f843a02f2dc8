"""Print how well a Dask cluster on this machine shares an arena: two workers compared with one, in one run.

Usage: `python -m bench.sharing [SECONDS]`, with about that many seconds of work. Each worker is a process with one
thread. Runs with one worker and with two alternate, so that both see the same machine. An efficiency of 1 means twice
as fast.
"""

import os
import sys
import time
from statistics import median

from distributed import Client, LocalCluster

from tablee.lab.arena import ArenaReport, arena
from tablee.lab.dask_cluster import DaskCluster
from tablee.lab.runner import Runner
from tablee.registry import find_game, game_ids

ROUNDS = 3
SECONDS = 20.0
"""About how long one worker is busy."""


def timed(client: Client, name: str, deals: int) -> tuple[float, ArenaReport]:
    """Return the seconds of an arena from the first task to the last, and its report."""
    game = find_game(name)
    bots = [(level, game.bots[level]) for level in list(game.bots)[:2]]
    begun = time.perf_counter()
    report = arena(game, game.options(), bots, deals, "bench", Runner(DaskCluster(client)))
    return time.perf_counter() - begun, report


def deals_for(client: Client, name: str, seconds: float) -> int:
    """Return how many deals take one worker about so long. A trial of a second tells, since short ones mostly wait."""
    deals = 50
    while (spent := timed(client, name, deals)[0]) < 1:
        deals *= 2
    return int(deals * seconds / spent)


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else SECONDS
    name = game_ids()[0]
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        timed(client, name, 10)
        deals = deals_for(client, name, seconds)
        cores = os.cpu_count()
        print(f"an arena of {name} on Dask, {deals} deals in both seatings, {cores} cores, {ROUNDS} rounds by turns")
        found: dict[int, list[float]] = {1: [], 2: []}
        reports = []
        for _ in range(ROUNDS):
            for workers, each in found.items():
                cluster.scale(workers)
                wait_for(client, workers)
                timed(client, name, 10)
                spent, report = timed(client, name, deals)
                each.append(spent)
                reports.append(report)
                print(f"  {workers} worker{'s' if workers > 1 else ' '}  {spent:6.2f} s", flush=True)
    one, two = median(found[1]), median(found[2])
    print(f"one worker {one:.2f} s, two workers {two:.2f} s: efficiency {one / two / 2:.2f}")
    print("all results identical" if all(each == reports[0] for each in reports) else "RESULTS DIFFER")


def wait_for(client: Client, workers: int) -> None:
    """Wait until there are exactly this many workers."""
    while len(client.nthreads()) != workers:
        time.sleep(0.05)


if __name__ == "__main__":
    main(sys.argv[1:])
