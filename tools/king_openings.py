"""Writes tablee/games/king_of_12/opening_mixtures.py: how two begin a round, for the sets that presets name.

Solves a whole round for every pair of hands that is not in the file yet and adds it at once, so that it can be stopped and begun
again: two minutes for all of them on one core with compiled rules, `python -m tools.king_openings`. `python -m tools.king_openings
random` goes on with the first rounds of the 371 random sets, which takes more than an hour.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.games.king_of_12.opening_mixtures import MIXTURES
from tablee.games.king_of_12.openings import Hands, agreed_sets, opening_key, openings_of, packed, random_sets

PATH = Path("tablee/games/king_of_12/opening_mixtures.py")
HEAD = '''"""How two begin a round with each pair of hands, packed; written by tools/king_openings.py."""

from __future__ import annotations

from typing import Final

MIXTURES: Final[dict[str, str]] = {
'''


def wanted(*, random: bool) -> list[Hands]:
    """The hands whose beginnings belong in the file."""
    hands = [each for characters in agreed_sets() for each in openings_of(characters)]
    return hands + [(characters, characters) for characters in random_sets()] if random else hands


def main(*, random: bool) -> None:
    lines = dict(MIXTURES)
    for hands in wanted(random=random):
        key = opening_key(hands)
        if key not in lines:
            lines[key] = packed(hands)
            text = "".join(f'    "{key}": "{lines[key]}",\n' for key in sorted(lines))
            PATH.write_text(HEAD + text + "}\n", encoding="utf-8")
            print(key, flush=True)


if __name__ == "__main__":
    main(random="random" in sys.argv[1:])
