"""Encodes any view as numbers for learners, by the hashing trick. This is the default for games without `parts`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

import msgspec

SIZE: Final = 256
"""The number of features, for every view. Sometimes two things share one of them."""


def features(view: msgspec.Struct) -> list[float]:
    """Return the features of a view.

    The hash of a field's name chooses the place for its number. List members and texts are counted.
    """
    found = [0.0] * SIZE
    for name, value in _leaves(msgspec.to_builtins(view), ""):
        found[crc32(name.encode()) % SIZE] += value
    return found


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{place}]")
            yield f"{path}={inner}", 1.0
    elif isinstance(value, bool | int | float):
        yield path, float(value)
    else:
        yield f"{path}={value}", 1.0
