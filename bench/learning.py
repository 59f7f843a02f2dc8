"""Print the speed of our learning and search environments, compared with PettingZoo, Pgx and OpenSpiel in one run.

Contestants alternate in short slices, as in `contest`, and are pinned to one core if the system allows it. Seconds are
each process's own processor time.
"""

import os

from bench.contest import Contestant, contest
from bench.worker import Worker
from tablee.registry import game_ids
from tools.environment import BENCH, COMPILED

SECONDS = 0.3
WORK = {
    "aec": ("steps of a raw AEC environment, observations and masks read", ("pettingzoo leduc_holdem",)),
    "batch": (
        "steps of a batch of 1,024 with observations, masks, random legal actions and new matches",
        ("pgx leduc_holdem", "pgx sparrow_mahjong"),
    ),
    "search": ("simulations of IS-MCTS at the first decision", ("openspiel hearts",)),
}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = {
        "ours": Worker(COMPILED.program("python"), "learning_ours.py"),
        "peers": Worker(BENCH.program("python"), "learning_peers.py"),
    }
    for work, (title, peers) in WORK.items():
        ask = {"work": work, "seconds": SECONDS}
        entered = [Contestant(name, "ours", {**ask, "game": name}) for name in game_ids()]
        entered += [Contestant(peer, "peers", {**ask, "game": peer.split()[1]}) for peer in peers]
        scores = contest(entered, workers)
        print(f"\n{title}\n{'':28}{'a second':>14}{'spread':>9}" + "".join(f"{'× ' + peer:>28}" for peer in peers))
        for one, (rate, spread) in zip(entered, scores, strict=True):
            ratios = "".join(f"{rate / peer.rate:28.3g}" for peer in scores[-len(peers) :])
            print(f"{one.name:28}{rate:14,.0f}{spread:9.0%}{ratios}", flush=True)
    for worker in workers.values():
        worker.stop()


if __name__ == "__main__":
    main()
