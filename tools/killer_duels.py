"""Writes tablee/games/killer/duel_values.py: the solver's values for every combination of rules, at the knots of `duels`.

Takes a quarter of an hour on one core with compiled rules: `python -m tools.killer_duels`.
"""

from __future__ import annotations

import sys
from base64 import b85encode
from itertools import product
from pathlib import Path
from typing import Any

from tablee.games.killer.duels import KNOTS, rules_key
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.solver import Solver
from tablee.games.killer.variants import FULL_HOUSE, Variants

TIGHT = 1e-6
SWEEPS = 300
"""With few dice and healing games are so long that this leaves the values rough."""
HEAD = '''"""Two players' chances for every combination of rules, packed; written by tools/killer_duels.py."""

from __future__ import annotations

from typing import Final

VALUES: Final[dict[str, str]] = {
'''


def combinations() -> list[Variants]:
    settings = product(range(2, 9), (True, False), (False, True), FULL_HOUSE)
    return [
        Variants(_options(dice=dice, regeneration=heal, attackers_regenerate=attackers, full_house=full))
        for dice, heal, attackers, full in settings
    ]


def _options(**settings: Any) -> KillerOptions:
    return KillerOptions(**settings)


def packed(variants: Variants) -> str:
    chances = Solver(variants, KNOTS[-1], TIGHT, SWEEPS).values(1)
    data = bytearray()
    for mine in KNOTS:
        for other in KNOTS:
            data += round(chances.at(mine, other) * 65535).to_bytes(2, "big")
    return b85encode(bytes(data)).decode()


def main(path: str) -> None:
    lines = []
    for variants in combinations():
        lines.append(f'    "{rules_key(variants)}": "{packed(variants)}",\n')
        print(rules_key(variants), flush=True)
    Path(path).write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tablee/games/killer/duel_values.py")
