"""Write `data/duels.msgpack`: the solver's values at the lives in `duel_table.KNOTS`.

It has every combination of rules with the marks 2n and 5n, and five dice with 11 and 24 (D-4.1).

`python -m tablee.games.killer.edge.make_duels` takes a quarter of an hour on one core with compiled rules.
"""

from __future__ import annotations

from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.variants import FULL_HOUSE, Variants
from tablee.games.killer.solver.duel import DuelSolver
from tablee.games.killer.solver.duel_table import KNOTS, rules_key
from tablee.search.value_tables import WHOLE, encode_tables, pack_numbers

PATH = Path(str(files("tablee.games.killer"))) / "data" / "duels.msgpack"
TOLERANCE = 1e-6
MAX_SWEEPS = 300
"""The limit on sweeps. With few dice and healing, games are so long that the values stay rough."""


def rule_combinations() -> list[Variants]:
    """Return every combination of options that matters between two and has a table."""
    played = [*((dice, "double") for dice in range(2, 9)), (5, "common")]
    settings = product(played, (True, False), (False, True), FULL_HOUSE)
    return [
        Variants(_options(dice=dice, marks=marks, regeneration=heal, attackers_regenerate=attackers, full_house=full))
        for (dice, marks), heal, attackers, full in settings
    ]


def _options(**settings: Any) -> KillerOptions:
    return KillerOptions(**settings)


def solved_duel(variants: Variants) -> bytes:
    """Return the chances of the player to move, for all pairs of knots."""
    chances = DuelSolver(variants, KNOTS[-1], TOLERANCE, MAX_SWEEPS).values(1)
    return pack_numbers([round(chances.at(mine, other) * WHOLE) for mine in KNOTS for other in KNOTS])


def main() -> None:
    """Solve the duels and write the file."""
    tables = {}
    for variants in rule_combinations():
        tables[rules_key(variants)] = solved_duel(variants)
        print(rules_key(variants), flush=True)
    PATH.write_bytes(encode_tables(tables))


if __name__ == "__main__":
    main()
