"""Killer's duels, solved once and kept in the user's cache."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
import platformdirs

from tablee.games.killer.options import KillerOptions
from tablee.games.killer.solver import Duel, solve
from tablee.games.killer.stakes import LOWER, UPPER, Chances
from tablee.games.killer.variants import Variants

VERSION = 1
STEP = 15
BEYOND = 30
"""How far the table goes beyond the lives asked for: six dice then know the answer to better than 0.00001."""


class Kept(msgspec.Struct, frozen=True):
    """A solved duel on disk."""

    version: int
    rules: str
    most: int
    low: bytes
    high: bytes


def duel(options: KillerOptions, lives: int, working: Callable[[], None], folder: Path | None = None) -> Duel:
    """The duel by these options for at least so many lives; `working` is called before it has to be worked out."""
    most = -(-(lives + BEYOND) // STEP) * STEP
    variants, rules = Variants(options), _rules(options)
    path = (folder or cache_folder()) / f"{rules}-{most}.duel"
    kept = _read(path, rules, most)
    if kept is not None:
        return Duel(variants, _chances(most, LOWER, kept.low), _chances(most, UPPER, kept.high))
    working()
    solved = solve(variants, most)
    _write(path, Kept(VERSION, rules, most, _packed(solved.low), _packed(solved.high)))
    return solved


def cache_folder() -> Path:
    return platformdirs.user_cache_path("tablee", appauthor=False) / "killer"


def _rules(options: KillerOptions) -> str:
    """The options that matter between two."""
    heal = "heal" if options.regeneration else "bleed"
    attackers = "-attackers" if options.attackers_regenerate else ""
    return f"{options.dice}-{heal}{attackers}-{options.full_house}"


def _read(path: Path, rules: str, most: int) -> Kept | None:
    """What is kept there, if it is whole and of this version."""
    try:
        kept = msgspec.msgpack.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return None
    length = 8 * (most + 1) ** 2
    whole = (kept.version, kept.rules, kept.most, len(kept.low), len(kept.high)) == (
        VERSION, rules, most, length, length,
    )  # fmt: skip
    return kept if whole else None


def _write(path: Path, kept: Kept) -> None:
    """All or nothing, so that nobody reads half a table."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(msgspec.msgpack.encode(kept))
    Path(file.name).replace(path)


def _packed(chances: Chances) -> bytes:
    return array("d", chances.table).tobytes()


def _chances(most: int, bound: int, data: bytes) -> Chances:
    chances = Chances(most, bound, 0.0)
    chances.table = array("d", data).tolist()
    return chances
