"""Print the tables of `make bench`, which makes the environments first.

`python -m bench GAME…` prints only the random play of these games.
"""

import subprocess
import sys

from bench.contest import Contestant, Speed, contest, contestants
from bench.rows import Row, rows, scripts
from bench.worker import Worker
from tools.environment import BENCH, COMPILED, DEV, ROOT

LOOPS = {
    "python": "each step driven from Python",
    "inside": "the loop inside as well: our playout; OpenSpiel's C++ rollouts from a dealt position",
}


def print_table(title: str, peers: tuple[str, ...], entered: list[Contestant], scores: list[Speed]) -> None:
    theirs = scores[-len(peers) :]
    print(f"\n{title}\n{'':28}{'decisions/s':>14}{'spread':>9}" + "".join(f"{'× ' + peer:>12}" for peer in peers))
    for one, (rate, spread) in zip(entered, scores, strict=True):
        ratios = "".join(f"{rate / peer.rate:12.3g}" for peer in theirs)
        print(f"{one.name:28}{rate:14,.0f}{spread:9.0%}{ratios}", flush=True)


def bench(row: Row, workers: dict[str, Worker]) -> None:
    print(f"\n{row.ours.game}, {row.ours.seats} seats, options {row.ours.options or 'as they come'}")
    for loop, title in LOOPS.items():
        entered = contestants(row, loop)
        print_table(title, row.peers, entered, contest(entered, workers))


def main(*games: str) -> None:
    workers = {
        "plain": Worker(DEV.program("python"), "ours.py"),
        "compiled": Worker(COMPILED.program("python"), "ours.py"),
        "openspiel": Worker(BENCH.program("python"), "openspiel.py"),
    }
    print("Random play on one core; decisions per second of the process's own time; the middle of several slices,")
    print("and how wide the middle half of them is. OpenSpiel's chance lists every outcome: 7,776 for yacht's dice.")
    for row in rows():
        if not games or row.ours.game in games:
            bench(row, workers)
    for worker in workers.values():
        worker.stop()
    if games:
        return
    print(flush=True)
    subprocess.run([DEV.program("python"), "-m", "bench.learning"], check=True)
    for script in scripts():
        subprocess.run([COMPILED.program("python"), "-P", *script], check=True)
    print(flush=True)
    subprocess.run([COMPILED.program("python"), "-P", "bench/sharing.py"], cwd=ROOT, check=True)
    subprocess.run([DEV.program("python"), "-m", "bench.server", COMPILED.program("python")], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
