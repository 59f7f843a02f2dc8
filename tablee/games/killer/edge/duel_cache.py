"""Solve duels of Killer once and keep them in the user's cache folder."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
import platformdirs

from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.duel import Duel, solve_duel
from tablee.games.killer.solver.outcomes import LOWER, UPPER, Chances
from tablee.lab.progress import pause

VERSION = 1
TABLE_STEP = 15
EXTRA_LIFE = 30
"""How far the table reaches beyond the lives asked for. With six dice the error is then below 0.00001."""


class StoredDuel(msgspec.Struct, frozen=True):
    """A solved duel on disk."""

    version: int
    rules: str
    max_life: int = msgspec.field(name="most")
    low: bytes
    high: bytes


def duel(options: KillerOptions, lives: int, working: Callable[[], None], folder: Path | None = None) -> Duel:
    """Return the duel by these options for at least this many lives. Call `working` before solving a new one."""
    max_life = -(-(lives + EXTRA_LIFE) // TABLE_STEP) * TABLE_STEP
    variants, rules = Variants(options), _rules(options)
    path = (folder or cache_folder()) / f"{rules}-{max_life}.duel"
    kept = _read(path, rules, max_life)
    if kept is not None:
        return Duel(variants, _chances(max_life, LOWER, kept.low), _chances(max_life, UPPER, kept.high))
    working()
    solved = solve_duel(variants, max_life, pause)
    _write(path, StoredDuel(VERSION, rules, max_life, _packed(solved.low), _packed(solved.high)))
    return solved


def cache_folder() -> Path:
    return platformdirs.user_cache_path("tablee", appauthor=False) / "killer"


def _rules(options: KillerOptions) -> str:
    """Return the options that matter between two players, as text."""
    heal = "heal" if options.regeneration else "bleed"
    attackers = "-attackers" if options.attackers_regenerate else ""
    low, high = options.mark_scores()
    marks = "" if (low, high) == (2 * options.dice, 5 * options.dice) else f"-{low}-{high}"
    rest = "-rest" if options.full_house != "stop" and options.full_house_dice == "rest" else ""
    return f"{options.dice}-{heal}{attackers}-{options.full_house}{marks}{rest}"


def _read(path: Path, rules: str, max_life: int) -> StoredDuel | None:
    """Return the stored duel if it is complete and of this version."""
    try:
        kept = msgspec.msgpack.decode(path.read_bytes(), type=StoredDuel)
    except (OSError, msgspec.DecodeError):
        return None
    length = 8 * (max_life + 1) ** 2
    whole = (kept.version, kept.rules, kept.max_life, len(kept.low), len(kept.high)) == (
        VERSION, rules, max_life, length, length,
    )  # fmt: skip
    return kept if whole else None


def _write(path: Path, kept: StoredDuel) -> None:
    """Write the file atomically, so that nobody reads half a table."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(msgspec.msgpack.encode(kept))
    Path(file.name).replace(path)


def _packed(chances: Chances) -> bytes:
    return array("d", chances.table).tobytes()


def _chances(max_life: int, bound: int, data: bytes) -> Chances:
    chances = Chances(max_life, bound, 0.0)
    chances.table = array("d", data).tolist()
    return chances
