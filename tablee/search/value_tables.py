"""Reads the tables of chances that come with a game: each file in its `data/` maps keys to lists of 16-bit numbers.

The file is a msgpack map from text to bytes: two bytes for each number, the higher first. A chance is stored as a
fraction of `WHOLE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from struct import pack, unpack

import msgspec

WHOLE = 65535
"""The stored number for a chance of 1."""


@cache
def read_tables(package: str, name: str) -> dict[str, bytes]:
    """Return the tables in a file of a game's `data/`. `package` names the game. The file is read once."""
    return msgspec.msgpack.decode((files(package) / "data" / name).read_bytes(), type=dict[str, bytes])


def encode_tables(tables: Mapping[str, bytes]) -> bytes:
    """Encode tables for `read_tables`. The commands that write such files use it."""
    return msgspec.msgpack.encode(dict(sorted(tables.items())))


def pack_numbers(numbers: Sequence[int]) -> bytes:
    """Return the numbers as bytes of a table."""
    return pack(f">{len(numbers)}H", *numbers)


def unpack_numbers(table: bytes) -> tuple[int, ...]:
    """Return the numbers of a table."""
    return unpack(f">{len(table) // 2}H", table)
