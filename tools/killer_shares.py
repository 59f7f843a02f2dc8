"""Writes tablee/games/killer/share_values.py: what lives are worth among three to eight, by `melee`, for the classic rules.

Takes some minutes on one core with compiled rules: `python -m tools.killer_shares`.
"""

from __future__ import annotations

import sys
from base64 import b85encode
from pathlib import Path

from tablee.games.killer.melee import Melee
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.pieces import MOST_SEATS
from tablee.games.killer.shares import DIGITS, FEWEST, Shares
from tablee.games.killer.variants import Variants

HEAD = '''"""Shares of the win among three and more, packed, by how many are alive; written by tools/killer_shares.py."""

from __future__ import annotations

from typing import Final

VALUES: Final[dict[int, str]] = {
'''


def packed(shares: Shares) -> str:
    return b85encode(b"".join(round(share * DIGITS).to_bytes(2, "big") for share in shares.table)).decode()


def main(path: str) -> None:
    variants = Variants(KillerOptions())
    known = [Shares(FEWEST)] * FEWEST
    lines = []
    for alive in range(FEWEST, MOST_SEATS + 1):
        known.append(Melee(variants, known, alive).solve())
        lines.append(f'    {alive}: "{packed(known[alive])}",\n')
        print(alive, flush=True)
    Path(path).write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tablee/games/killer/share_values.py")
