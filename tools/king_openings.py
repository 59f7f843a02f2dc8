"""Writes tablee/games/king_of_12/opening_mixtures.py: how two play the first turn, for the sets of the presets and random ones.

Solves a whole round for every set that is not in the file yet and adds it at once, so that it can be stopped and begun again:
five to twenty seconds a set on one core with compiled rules. `python -m tools.king_openings [MOST]` adds so many and no more.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.games.king_of_12.opening_mixtures import MIXTURES
from tablee.games.king_of_12.openings import agreed_sets, opening_key, packed, random_sets

PATH = Path("tablee/games/king_of_12/opening_mixtures.py")
HEAD = '''"""The mixtures of the first turn for each set of characters, packed; written by tools/king_openings.py."""

from __future__ import annotations

from typing import Final

MIXTURES: Final[dict[str, str]] = {
'''


def main(most: int | None) -> None:
    lines = dict(MIXTURES)
    missing = [characters for characters in agreed_sets() + random_sets() if opening_key(characters) not in lines]
    for characters in list(dict.fromkeys(missing))[:most]:
        lines[opening_key(characters)] = packed(characters)
        text = "".join(f'    "{key}": "{lines[key]}",\n' for key in sorted(lines))
        PATH.write_text(HEAD + text + "}\n", encoding="utf-8")
        print(opening_key(characters), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else None)
