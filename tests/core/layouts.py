"""Keeps the layouts of all observations, by game and version: `python -m tests.core.layouts` writes the newest.

It never changes a layout that is written already. Raise the game's `observation_version` first.
"""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path

from tablee.core.observation import Layout
from tablee.core.refusal import Refused
from tablee.registry import all_games
from tablee.testing.case import AnyGame

FILE = Path(__file__).parents[1] / "fixtures" / "layouts.json"
Layouts = dict[str, list[str]]
"""For each preset and number of seats: the parts of an observation, such as `rolled 6 of 6`."""


def layouts_of(game: AnyGame) -> Layouts:
    """Return the layouts of a game as they are now. A game without parts has none."""
    found: Layouts = {}
    for preset, options in game.presets.items():
        for seats in range(game.info.seats[0], game.info.seats[1] + 1):
            try:
                game.check(options, seats)
            except Refused:
                continue
            found[f"{preset}/{seats}"] = parts_of(game.layout(options, seats))
    return {case: parts for case, parts in found.items() if parts}


def parts_of(layout: Layout) -> list[str]:
    """Return each part's name, and its numbers with their limits."""
    return [f"{name} {limits(layout.highs[place])}" for name, place in layout.slices.items()]


def limits(highs: list[int]) -> str:
    return ", ".join(f"{len([*same])} of {high}" for high, same in groupby(highs))


def kept() -> dict[str, dict[str, Layouts]]:
    """Return the written layouts, by game and version."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        game: {
            version: {case: each["parts"] for each in groups for case in each["cases"]}
            for version, groups in versions.items()
        }
        for game, versions in told.items()
    }


def written(layouts: dict[str, dict[str, Layouts]]) -> str:
    """Return the layouts as JSON, equal ones once."""
    return json.dumps(
        {game: {version: grouped(each) for version, each in versions.items()} for game, versions in layouts.items()},
        indent=1,
    )


def grouped(layouts: Layouts) -> list[dict[str, list[str]]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for case, parts in layouts.items():
        found.setdefault(tuple(parts), []).append(case)
    return [{"cases": cases, "parts": [*parts]} for parts, cases in found.items()]


def changed(before: Layouts, now: Layouts) -> list[str]:
    """Return the cases that have another layout than before. A new preset changes nothing."""
    return [case for case in now if before.get(case, now[case]) != now[case]]


def main() -> None:
    """Add the layouts of new versions and new presets to the file."""
    layouts = kept()
    for name, game in all_games().items():
        versions = layouts.setdefault(name, {})
        before = versions.get(str(game.observation_version), {})
        now = layouts_of(game)
        if changed(before, now):
            sys.exit(f"{name}: version {game.observation_version} has another layout; raise observation_version first")
        versions[str(game.observation_version)] = before | now
    FILE.write_text(written(layouts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
