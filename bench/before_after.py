"""Compare the speed of the checkout with an earlier commit, by installed wheels of both, in alternation.

Usage: `python -m bench.before_after [COMMIT] [ROUNDS] [WORD]`, by default c51b3d0, five rounds and every row; with a
word, only rows whose name contains it. It builds a compiled wheel of each, installs each into its own environment, and
measures rules, search and server. Both do the same work in each round, with the first version of each game's rules,
which both know, and the order alternates. It prints the median ratio of each row, after divided by before, and fails if
the median of a part is below 0.95.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench import server
from bench.rows import Ours, rows
from bench.worker import Worker
from tools.environment import ROOT, SCRIPTS, uv

BEFORE = "c51b3d0"
ROUNDS = 5
LEAST_RATIO = 0.95
FIRST_RULES = 1
"""Later versions of the rules have other cards and other readings, and so other work."""
SECONDS = 1.0
"""The length of a slice of random play."""
POSITIONS = {"search": 12, "first": 6, "bot": 6}
"""The number of choices in a slice of search, of search at the first decision, and of the strongest bot."""
TABLES, SERVED_SECONDS = 300, 4.0


class Version(NamedTuple):
    """One of the two versions: its Python, and a worker that runs in it."""

    python: str
    worker: Worker


class Measurement(NamedTuple):
    """A measurement: its part, its name, and a function that returns the speed of one side in a round."""

    part: str
    name: str
    rate: Callable[[Version, int], float]


@contextmanager
def checked_out(commit: str, folder: Path) -> Iterator[Path]:
    """Check out a commit into a temporary folder. Yield the folder."""
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(folder), commit], cwd=ROOT, check=True)
    try:
        yield folder
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(folder)], cwd=ROOT, check=True)


def install(tree: Path, folder: Path, name: str) -> str:
    """Build a compiled wheel of a tree, install it into a new environment, and return the Python there."""
    print(f"building {name} (about two minutes) …", flush=True)
    build = [uv(), "build", "--quiet", "--wheel", "--build-constraints", "constraints.txt", "--out-dir", str(folder)]
    variables = os.environ | {"TABLEE_REQUIRE_COMPILED": "1", "VIRTUAL_ENV": "", "UV_NO_PROGRESS": "1"}
    subprocess.run(build, cwd=tree, env=variables, check=True)
    python = str(folder / "venv" / SCRIPTS / "python")
    subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, str(folder / "venv")], check=True)
    pip = [uv(), "pip", "install", "--quiet", "--python", python, "--constraints", "constraints.txt"]
    subprocess.run([*pip, *map(str, folder.glob("*.whl"))], cwd=tree, env=variables, check=True)
    return python


def asking(ask: dict[str, object]) -> Callable[[Version, int], float]:
    return lambda side, number: side.worker.rate({**ask, "round": number})


def served(side: Version, _: int) -> float:
    """Return the moves that the server handles per second of its own processor time."""
    return server.ours(side.python, TABLES, SERVED_SECONDS).rate


def measured() -> list[Measurement]:
    """Return the rows: random play, search and the strongest bot of every game, and the server."""
    found: list[Measurement] = []
    games: dict[str, Ours] = {}
    for row in rows():
        games.setdefault(row.ours.game, row.ours)
    for name, ours in games.items():
        ask = {**ours._asdict(), "rules": FIRST_RULES}
        for loop in ("python", "inside"):
            found.append(Measurement("rules", f"{name}, {loop}", asking({**ask, "loop": loop, "seconds": SECONDS})))
        for loop, positions in POSITIONS.items():
            found.append(
                Measurement("search", f"{name}, {loop}", asking({**ask, "loop": loop, "positions": positions}))
            )
    return [*found, Measurement("server", "moves", served)]


def ratio(row: Measurement, before: Version, after: Version, number: int) -> float:
    """Return how many times as fast the later version is in one round."""
    if number % 2:
        faster = row.rate(after, number)
        return faster / row.rate(before, number)
    slower = row.rate(before, number)
    return row.rate(after, number) / slower


def compare(before: Version, after: Version, rounds: int, word: str) -> dict[str, list[float]]:
    """Print each row with this word, and return the ratios of each part over all these rows and rounds."""
    parts: dict[str, list[float]] = {}
    for row in measured():
        if word not in row.name:
            continue
        found = [ratio(row, before, after, number) for number in range(rounds)]
        raw = " ".join(f"{each:.3f}" for each in found)
        print(f"{row.part:8}{row.name:28}{median(found):8.3f}   ({raw})", flush=True)
        parts.setdefault(row.part, []).extend(found)
    return parts


def main(commit: str = BEFORE, rounds: str = str(ROUNDS), word: str = "") -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        with checked_out(commit, folder / "tree") as tree:
            pythons = install(tree, folder / "before", commit), install(ROOT, folder / "after", "the checkout")
        sides = [Version(python, Worker(python, "ours.py")) for python in pythons]
        print(f"\nafter divided by {commit}, {rounds} rounds in turns: the median, and every round")
        parts = compare(sides[0], sides[1], int(rounds), word)
        for side in sides:
            side.worker.stop()
    print("\n" + "\n".join(f"{part:36}{median(ratios):8.3f}" for part, ratios in parts.items()))
    return int(any(median(ratios) < LEAST_RATIO for ratios in parts.values()))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
