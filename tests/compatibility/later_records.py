"""`python -m tests.compatibility.later_records`: writes down a match of each preset by each later version of the rules.

It adds what is missing, and changes nothing that is there. Version 1 has a fixture of its own (`tests/fixtures/v1`).
With the records it keeps a digest of each set of heroes that comes with the game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.core.game import Game
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.record import Record, write
from tablee.core.record_reader import read
from tablee.core.rng import Rng
from tablee.core.rules import FIRST
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, find_set
from tablee.registry import all_games, find_game

FOLDER = Path(__file__).parents[1] / "fixtures" / "later"
FILE = FOLDER / "digests.json"
SEATS = {"killer": 3, "king_of_12": 5}
TWELVE = {"tournament-in-threes": 12}
"""A preset that means something only with so many seats."""
Digests = dict[str, dict[str, str]]


def cases() -> Iterator[tuple[str, str, int]]:
    """Yield game, preset and version, but for version 1."""
    for name, game in all_games().items():
        for version in range(FIRST + 1, game.info.rules_version + 1):
            for preset in game.presets:
                yield name, preset, version


def file_of(game: str, preset: str, version: int) -> Path:
    return FOLDER / f"{game}-{preset}-rules-{version}.tablee"


def played(name: str, preset: str, version: int) -> str:
    """Return the record of a match by these rules, with choices by lot."""
    game = find_game(name)
    label = f"{name} {preset} {version}"
    seed, rng = hashlib.sha256(label.encode()).digest(), Rng(label)
    rules = game.rules(version)
    options = rules.build(game.rules().texts(game.presets[preset]))
    match = Match(game, options, TWELVE.get(preset, SEATS.get(name, 2)), Luck(seed))
    while match.missing:
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    assert match.result is not None
    names = tuple(f"player {seat + 1}" for seat in range(match.seats))
    paper = Record(game, options, names, tuple(match.log), commitment(seed), seed=seed, rules=version)
    return write(paper._replace(ranks=match.result.ranks))


def digest_of(text: str) -> str:
    """Return a digest of everything that could be chosen, at every moment of a recorded match."""
    told = read(text, find_game)
    found = hashlib.sha256()
    for point in told.walk():
        found.update(json.dumps(_legal(told.game, point.match)).encode())
    return found.hexdigest()


def _legal(game: Game[Any, Any, Any], match: Match) -> list[list[str]]:
    return [[game.actions.text(action) for action in match.state.legal(seat)] for seat in match.missing]


def digest_of_set(name: str) -> str:
    """Return a digest of a set, but for the names: a misspelt one may be corrected."""
    heroes = [{key: value for key, value in hero.items() if key != "name"} for hero in find_set(name).data["hero"]]
    return hashlib.sha256(json.dumps(heroes).encode()).hexdigest()


def stored() -> Digests:
    """Return what was written down."""
    kept: Digests = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"records": {}, "sets": {}}
    return kept


def write_down() -> None:
    """Add what is missing."""
    FOLDER.mkdir(exist_ok=True)
    kept = stored()
    for case in cases():
        path = file_of(*case)
        if not path.exists():
            path.write_text(played(*case), "utf-8")
        kept["records"].setdefault(path.name, digest_of(path.read_text("utf-8")))
    for name in BUILT_IN:
        kept["sets"].setdefault(name, digest_of_set(name))
    FILE.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    write_down()
