"""`python -m tests.compatibility.rules_versions`: writes down what every version of every game's rules takes for granted.

It adds versions and options that are not yet in the file, and changes nothing that is there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tablee.core.rules import FIRST
from tablee.registry import all_games

FILE = Path(__file__).parents[1] / "fixtures" / "rules_versions.json"
Versions = dict[str, dict[str, dict[str, Any]]]
"""By game and version: the defaults, and for options with names what each name stands for (`heroes=tablee`)."""


def found() -> Versions:
    """What the program says today."""
    return {
        name: {str(version): _told(game, version) for version in range(FIRST, game.info.rules_version + 1)}
        for name, game in all_games().items()
    }


def _told(game: Any, version: int) -> dict[str, Any]:
    rules = game.rules(version)
    named = {
        f"{option}={name}": getattr(rules.convert({option: name}), option)
        for option, names in game.newest.items()
        for name in names
    }
    return {**msgspec.to_builtins(rules.defaults), **named}


def stored() -> Versions:
    """What was written down."""
    versions: Versions = json.loads(FILE.read_text("utf-8"))
    return versions


def write_down() -> None:
    """Add what is missing."""
    whole = stored() if FILE.exists() else {}
    for game, versions in found().items():
        for version, told in versions.items():
            before = whole.setdefault(game, {}).setdefault(version, {})
            before.update({name: value for name, value in told.items() if name not in before})
    FILE.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write_down()
