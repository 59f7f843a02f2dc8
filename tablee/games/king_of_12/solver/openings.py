"""The best first turn of a round between two: the solver's mixtures for every roll, from `data/openings.msgpack`.

The file has the first and the second round of a match.
"""

from __future__ import annotations

from functools import lru_cache

from tablee.core.bits import size
from tablee.games.king_of_12.rules.pieces import name, names
from tablee.games.king_of_12.solver.round import face_pair
from tablee.search.value_tables import WHOLE, read_tables, unpack_numbers

Hands = tuple[int, int]


def opening_tables() -> dict[str, bytes]:
    """Return the mixtures for each pair of hands, by `opening_key`."""
    return read_tables("tablee.games.king_of_12", "openings.msgpack")


def opening_key(hands: Hands) -> str:
    """Return the key of a pair of hands: the second's characters, and the cards that the first has buried (K12-5.4)."""
    buried = hands[1] & ~hands[0]
    return " ".join(names(hands[1])) + (f" - {name(buried)}" if buried else "")


def opening(mine: int, theirs: int, my_face: int, their_face: int) -> list[float] | None:
    """Return the chance to play each of my characters, in rising order, or None if the table lacks these hands."""
    swapped = size(mine) > size(theirs)
    hands, faces = (mine, theirs), (my_face, their_face)
    key = opening_key(hands[::-1] if swapped else hands)
    if key not in opening_tables():
        return None
    cards = int(size(mine))
    width = cards if mine == theirs else cards + int(size(theirs))
    start = face_pair(*(faces[::-1] if swapped else faces)) * width + (width - cards if swapped else 0)
    return [part / WHOLE for part in _unpacked(opening_tables()[key])[start : start + cards]]


@lru_cache(maxsize=8)
def _unpacked(table: bytes) -> tuple[int, ...]:
    return unpack_numbers(table)
