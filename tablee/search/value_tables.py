"""Reads tables of chances that come with a game: each file in its `data/` maps keys to lists of 16-bit numbers.

The file is a msgpack map from text to bytes, two for each number, the higher one first. A chance is stored in parts of
`WHOLE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from struct import pack, unpack

import msgspec

WHOLE = 65535
"""What a chance of 1 is stored as."""


@cache
def read_tables(package: str, name: str) -> dict[str, bytes]:
    """Return the tables in a file of a game's `data/`; the game is named by its package. The file is read once."""
    return msgspec.msgpack.decode((files(package) / "data" / name).read_bytes(), type=dict[str, bytes])


def encode_tables(tables: Mapping[str, bytes]) -> bytes:
    """Return what `read_tables` reads, for the commands that write such files."""
    return msgspec.msgpack.encode(dict(sorted(tables.items())))


def pack_numbers(numbers: Sequence[int]) -> bytes:
    """Return the numbers as a table holds them."""
    return pack(f">{len(numbers)}H", *numbers)


def unpack_numbers(table: bytes) -> tuple[int, ...]:
    """Return the numbers of a table."""
    return unpack(f">{len(table) // 2}H", table)
