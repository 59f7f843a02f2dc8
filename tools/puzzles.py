"""Looks for seeds from which a game's puzzles come, and writes them into its folder: `python -m tools.puzzles GAME [COUNT]`."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import count, islice
from pathlib import Path

from tablee.core.rng import Rng
from tablee.search.advice import Puzzles

ROOT = Path(__file__).parent.parent
A_YEAR = 366
WIDTH = 20


def main() -> int:
    """Find as many as asked for, a year's unless told."""
    game = sys.argv[1]
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else A_YEAR
    puzzles: Puzzles = import_module(f"tablee.games.{game}.puzzles").PUZZLES
    good = (seed for seed in count(1) if puzzles.attempt(Rng(seed)) is not None)
    path = ROOT / "tablee" / "games" / game / "puzzle_seeds.py"
    path.write_text(_module(game, list(islice(good, wanted))))
    return 0


def _module(game: str, seeds: list[int]) -> str:
    rows = [seeds[start : start + WIDTH] for start in range(0, len(seeds), WIDTH)]
    lines = "".join(f"    {', '.join(map(str, row))},\n" for row in rows)
    about = f'"""Seeds of puzzles, found by `python -m tools.puzzles {game}`."""'
    return f"{about}\n\nfrom typing import Final\n\n# fmt: off\nSEEDS: Final[tuple[int, ...]] = (\n{lines})\n"


if __name__ == "__main__":
    sys.exit(main())
