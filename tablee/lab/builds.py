"""Identifies the code that plays: two machines play alike only with the same code."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tablee import __version__
from tablee.core.compiled import COMPILED
from tablee.core.game import Game
from tablee.registry import package_of

SHARED = ("tablee.core", "tablee.search", "tablee.lab")
"""The packages that play all games."""


class Build(NamedTuple):
    """The version, whether it is compiled, the version of a game's rules, and a hash of the sources that play it."""

    version: str
    compiled: bool
    rules: int
    sources: str

    def __str__(self) -> str:
        kind = "compiled" if self.compiled else "plain"
        return f"tablee {self.version} ({kind}, rules {self.rules}, sources {self.sources})"


def build_of(game: Game[Any, Any, Any]) -> Build:
    """Return the build that plays this game here."""
    return Build(__version__, COMPILED, game.info.rules_version, sources_of(package_of(game)))


@cache
def sources_of(package: str) -> str:
    """Return a hash of all Python files that play the game of this package, without tests."""
    digest = sha256()
    for name in (*SHARED, package):
        for folder in import_module(name).__path__:
            for path in sorted(Path(folder).rglob("*.py")):
                inside = path.relative_to(folder)
                if "tests" not in inside.parts:
                    digest.update(f"{name}/{inside.as_posix()}\n".encode())
                    digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
