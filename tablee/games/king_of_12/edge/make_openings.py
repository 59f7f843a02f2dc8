"""Write `data/openings.msgpack`: how two begin a round, for the sets of characters in the presets.

`python -m tablee.games.king_of_12.edge.make_openings` solves a whole round for every pair of hands that is not in the
file yet. It writes each one at once, so you can stop it and start it again. All of them take two minutes on one core
with compiled rules. With the argument `random` it continues with the first rounds of the 371 random sets, which takes
more than an hour.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from itertools import combinations
from pathlib import Path

from tablee.core.bits import bit, mask_of, members, size
from tablee.games.king_of_12.options import PRESETS, fixed_characters
from tablee.games.king_of_12.rules.pieces import BOX, DIE_SYMBOL, KNIGHT, LADY
from tablee.games.king_of_12.solver.openings import Hands, opening_key, opening_tables
from tablee.games.king_of_12.solver.round import Round
from tablee.search.value_tables import WHOLE, encode_tables, pack_numbers

PATH = Path(str(files("tablee.games.king_of_12"))) / "data" / "openings.msgpack"
SET_SIZE = 7
FACES = range(1, 13)


def fixed_sets() -> list[int]:
    """Return the sets of the presets (K12-1.2, K12-1.4)."""
    sets = [int(fixed_characters(options)) for options in PRESETS.values()]
    return [characters for characters in dict.fromkeys(sets) if size(characters) == SET_SIZE]


def random_sets() -> list[int]:
    """Return the Knight with six others, at least two of them with the symbol of the die (K12-1.3).

    Sets without thefts come first.
    """
    drawn = [int(mask_of(list(cards))) for cards in combinations(members(BOX ^ KNIGHT), SET_SIZE - 1)]
    sets = [KNIGHT | cards for cards in drawn if size(cards & DIE_SYMBOL) > 1]
    return sorted(sets, key=lambda characters: characters & LADY)


def hands_of(characters: int) -> list[Hands]:
    """Return the hands at the start of the first and the second round of a set."""
    return [(characters, characters), *((characters ^ int(bit(card)), characters) for card in members(characters))]


def wanted(*, random: bool) -> list[Hands]:
    """Return the hands whose openings belong in the file."""
    hands = [each for characters in fixed_sets() for each in hands_of(characters)]
    return hands + [(characters, characters) for characters in random_sets()] if random else hands


def solved_opening(hands: Hands) -> bytes:
    """Return the mixtures of both for all pairs of faces. With equal hands, the first player's are enough."""
    solved = Round(*hands, (0, 0, 0, 0))
    solved.solve()
    mixes = [solved.equilibrium(one, two) for one in FACES for two in FACES]
    lines = [in_parts(mix.row) + ([] if hands[0] == hands[1] else in_parts(mix.column)) for mix in mixes]
    return pack_numbers([part for line in lines for part in line])


def in_parts(chances: list[float]) -> list[int]:
    """Return the mixture in integer parts. All are rounded down, and the remainder goes to those that lost most."""
    parts = [int(chance * WHOLE) for chance in chances]
    lost = sorted(range(len(parts)), key=lambda card: parts[card] - chances[card] * WHOLE)
    for card in lost[: WHOLE - sum(parts)]:
        parts[card] += 1
    return parts


def main(*, random: bool) -> None:
    """Add the missing openings to the file."""
    tables = dict(opening_tables()) if PATH.exists() else {}
    for hands in wanted(random=random):
        key = opening_key(hands)
        if key not in tables:
            tables[key] = solved_opening(hands)
            PATH.write_bytes(encode_tables(tables))
            print(key, flush=True)


if __name__ == "__main__":
    main(random="random" in sys.argv[1:])
