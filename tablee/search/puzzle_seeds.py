"""Reads the seeds of a game's puzzles. `python -m tools.puzzles GAME` writes them to `data/puzzle_seeds.json`."""

from __future__ import annotations

import json
from importlib.resources import files


def read_puzzle_seeds(package: str) -> tuple[int, ...]:
    """Return the seeds that come with a game, named by its package. Empty if nobody has searched for them yet."""
    file = files(package) / "data" / "puzzle_seeds.json"
    return tuple(json.loads(file.read_text("utf-8"))) if file.is_file() else ()
