"""Any view as numbers for learners, by the hashing trick: a game that says nothing better gets these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

import msgspec

SIZE: Final = 256
"""So many numbers, whatever a view holds; two things meet in one of them now and then."""


def features(view: msgspec.Struct) -> list[float]:
    """Each number of the view in a place that its field decides, and a count for each value that a field or list holds."""
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
