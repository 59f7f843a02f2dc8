"""How two begin a round, the first or the second of a match: the solver's mixtures for every roll, from a table that comes with the game."""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from functools import lru_cache
from itertools import combinations

from tablee.core.bits import bit, mask_of, members, size
from tablee.games.king_of_12.opening_mixtures import MIXTURES
from tablee.games.king_of_12.options import PRESETS, fixed_characters
from tablee.games.king_of_12.pieces import BOX, DIE_SYMBOL, KNIGHT, LADY, name, names
from tablee.games.king_of_12.solver import Round, place_of

SEVEN = 7
FACES = range(1, 13)
WHOLE = 65535
"""A mixture is kept in so many parts."""


Hands = tuple[int, int]


def opening_key(hands: Hands) -> str:
    """What a pair of hands is called in the table: the characters of the second, and what the first has buried (K12-5.4)."""
    buried = hands[1] & ~hands[0]
    return " ".join(names(hands[1])) + (f" - {name(buried)}" if buried else "")


def opening(mine: int, theirs: int, my_face: int, their_face: int) -> list[float] | None:
    """How likely each of my characters is to be played, in rising order; None for hands that are not in the table."""
    swapped = size(mine) > size(theirs)
    hands, faces = (mine, theirs), (my_face, their_face)
    key = opening_key(hands[::-1] if swapped else hands)
    if key not in MIXTURES:
        return None
    cards = int(size(mine))
    width = cards if mine == theirs else cards + int(size(theirs))
    start = place_of(*(faces[::-1] if swapped else faces)) * width + (width - cards if swapped else 0)
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


def openings_of(characters: int) -> list[Hands]:
    """The hands with which the first and the second round of a set begin."""
    return [(characters, characters), *((characters ^ int(bit(card)), characters) for card in members(characters))]


def packed(hands: Hands) -> str:
    """The mixtures of both for all pairs of faces; those of the first alone where hands are equal, since the other's are the same."""
    solved = Round(*hands, (0, 0, 0, 0))
    solved.solve()
    mixes = [solved.equilibrium(one, two) for one in FACES for two in FACES]
    lines = [in_parts(mix.row) + ([] if hands[0] == hands[1] else in_parts(mix.column)) for mix in mixes]
    pairs = [divmod(part, 256) for line in lines for part in line]
    data = bytes([high for high, _ in pairs] + [low for _, low in pairs])
    return b85encode(zlib.compress(data, 9)).decode()


def in_parts(chances: list[float]) -> list[int]:
    """The same mixture in whole parts: all rounded down, and what is missing given to those that lost most."""
    parts = [int(chance * WHOLE) for chance in chances]
    lost = sorted(range(len(parts)), key=lambda card: parts[card] - chances[card] * WHOLE)
    for card in lost[: WHOLE - sum(parts)]:
        parts[card] += 1
    return parts
