"""Find seeds that give puzzles and write them to a game's `data/puzzle_seeds.json`.

Usage: `python -m tools.puzzles GAME [COUNT]`
"""

from __future__ import annotations

import sys
from importlib.resources import files
from itertools import count, islice
from pathlib import Path

from tablee.core.rng import Rng
from tablee.registry import find_game, package_of, room

DAYS_OF_A_YEAR = 366
SEEDS_PER_LINE = 20


def main() -> int:
    """Find this many seeds, by default one for each day of a year."""
    game = find_game(sys.argv[1])
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else DAYS_OF_A_YEAR
    makers = room(game, "coach.puzzles")
    if makers is None:
        print(f"{sys.argv[1]} has no coach/puzzles.py", file=sys.stderr)
        return 1
    good = (seed for seed in count(1) if makers.PUZZLES.attempt(Rng(seed)) is not None)
    path = Path(str(files(package_of(game)))) / "data" / "puzzle_seeds.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(as_json(list(islice(good, wanted))), encoding="utf-8")
    return 0


def as_json(seeds: list[int]) -> str:
    """Return the seeds as a JSON array with a few of them on each line."""
    rows = [seeds[start : start + SEEDS_PER_LINE] for start in range(0, len(seeds), SEEDS_PER_LINE)]
    return "[\n" + ",\n".join("  " + ", ".join(map(str, row)) for row in rows) + "\n]\n"


if __name__ == "__main__":
    sys.exit(main())
