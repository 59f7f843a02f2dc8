"""Write `data/shares.msgpack`: the shares among three to eight by the rules of each preset, from `solver.best_response`.

`python -m tablee.games.killer.edge.make_shares` takes a quarter of an hour on one core with compiled rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from tablee.games.killer.options import PRESETS
from tablee.games.killer.rules.pieces import MAX_SEATS
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.best_response import BestResponse
from tablee.games.killer.solver.duel_table import rules_key
from tablee.games.killer.solver.shares import FEWEST_ALIVE, Shares
from tablee.search.value_tables import WHOLE, encode_tables, pack_numbers

PATH = Path(str(files("tablee.games.killer"))) / "data" / "shares.msgpack"


def solved(variants: Variants) -> Iterator[Shares]:
    """Solve for each number of players, from few to many."""
    known = [Shares(FEWEST_ALIVE)] * FEWEST_ALIVE
    for alive in range(FEWEST_ALIVE, MAX_SEATS + 1):
        known.append(BestResponse(variants, known, alive).solve())
        yield known[alive]


def main() -> None:
    """Solve the rules of every preset and write the file. Ghosts and lives at the start make no difference."""
    tables = {}
    for rules, variants in {rules_key(each): each for each in map(Variants, PRESETS.values())}.items():
        for shares in solved(variants):
            tables[f"{rules} {shares.alive}"] = pack_numbers([round(share * WHOLE) for share in shares.table])
            print(rules, shares.alive, flush=True)
    PATH.write_bytes(encode_tables(tables))


if __name__ == "__main__":
    main()
