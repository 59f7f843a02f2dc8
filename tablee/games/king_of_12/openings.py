"""How two play the first turn of a match: the solver's mixtures for every roll, from a table that comes with the game."""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from functools import lru_cache
from itertools import combinations

from tablee.core.bits import mask_of, members, size
from tablee.games.king_of_12.opening_mixtures import MIXTURES
from tablee.games.king_of_12.options import PRESETS, fixed_characters
from tablee.games.king_of_12.pieces import BOX, DIE_SYMBOL, KNIGHT, LADY, names
from tablee.games.king_of_12.solver import Round, place_of

SEVEN = 7
FACES = range(1, 13)
WHOLE = 65535
"""A mixture is kept in so many parts."""


def opening_key(characters: int) -> str:
    """What a set is called in the table: its characters, in the order of the mixtures."""
    return " ".join(names(characters))


def opening(characters: int, mine: int, theirs: int) -> list[float] | None:
    """How likely each character is, in rising order, with my face and the other's; None for a set that is not in the table."""
    key, cards = opening_key(characters), int(size(characters))
    if key not in MIXTURES:
        return None
    start = place_of(mine, theirs) * cards
    return [part / WHOLE for part in _unpacked(MIXTURES[key])[start : start + cards]]


@lru_cache(maxsize=8)
def _unpacked(text: str) -> tuple[int, ...]:
    """Parts of mixtures, two bytes each, the higher ones of all before the lower ones."""
    data = zlib.decompress(b85decode(text))
    half = len(data) // 2
    return tuple(256 * high + low for high, low in zip(data[:half], data[half:], strict=True))


# How the table is made


def agreed_sets() -> list[int]:
    """K12-1.2, K12-1.4: the sets that presets name."""
    sets = [int(fixed_characters(options)) for options in PRESETS.values()]
    return [characters for characters in dict.fromkeys(sets) if size(characters) == SEVEN]


def random_sets() -> list[int]:
    """K12-1.3: the Knight and six others, two of them at least with the symbol of the die; those without thefts first."""
    drawn = [int(mask_of(list(cards))) for cards in combinations(members(BOX ^ KNIGHT), SEVEN - 1)]
    sets = [KNIGHT | cards for cards in drawn if size(cards & DIE_SYMBOL) > 1]
    return sorted(sets, key=lambda characters: characters & LADY)


def packed(characters: int) -> str:
    """The first player's mixtures for all pairs of faces; the second player's are the same, with the faces exchanged."""
    solved = Round(characters, characters, (0, 0, 0, 0))
    solved.solve()
    mixtures = [in_parts(solved.equilibrium(one, two).row) for one in FACES for two in FACES]
    pairs = [divmod(part, 256) for parts in mixtures for part in parts]
    data = bytes([high for high, _ in pairs] + [low for _, low in pairs])
    return b85encode(zlib.compress(data, 9)).decode()


def in_parts(chances: list[float]) -> list[int]:
    """The same mixture in whole parts: all rounded down, and what is missing given to those that lost most."""
    parts = [int(chance * WHOLE) for chance in chances]
    lost = sorted(range(len(parts)), key=lambda card: parts[card] - chances[card] * WHOLE)
    for card in lost[: WHOLE - sum(parts)]:
        parts[card] += 1
    return parts
