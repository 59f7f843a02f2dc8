"""Write `data/shares.msgpack`: the shares among three to eight by the classic rules, from `solver.best_response`.

`python -m tablee.games.killer.edge.make_shares` takes some minutes on one core with compiled rules.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.pieces import MAX_SEATS
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.best_response import BestResponse
from tablee.games.killer.solver.shares import FEWEST_ALIVE, Shares
from tablee.search.value_tables import WHOLE, encode_tables, pack_numbers

PATH = Path(str(files("tablee.games.killer"))) / "data" / "shares.msgpack"


def main() -> None:
    """Solve for each number of players, from few to many, and write the file."""
    variants = Variants(KillerOptions())
    known = [Shares(FEWEST_ALIVE)] * FEWEST_ALIVE
    tables = {}
    for alive in range(FEWEST_ALIVE, MAX_SEATS + 1):
        known.append(BestResponse(variants, known, alive).solve())
        tables[str(alive)] = pack_numbers([round(share * WHOLE) for share in known[alive].table])
        print(alive, flush=True)
    PATH.write_bytes(encode_tables(tables))


if __name__ == "__main__":
    main()
