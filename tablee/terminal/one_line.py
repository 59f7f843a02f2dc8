"""Fits parts into one line: a part that does not fit is left out whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

PARTS: Final = "  ·  "
KEYS: Final = " · "
ALWAYS: Final = 2
"""So many keys at the end of the line always stay: usually the menu, which has all others, and the way out."""


def fitting(parts: Sequence[str], separator: str, width: int, last: int = 0) -> str:
    """Join as many parts as the width holds. The first and the `last` ones stay; of the others, later ones go first."""
    kept = list(parts)
    while len(kept) > last + 1 and cell_len(separator.join(kept)) > width:
        del kept[-last - 1]
    return separator.join(kept)


def fitting_keys(keys: str, width: int) -> str:
    """Return the keys that fit. In the messages, the more important ones come first."""
    return fitting(keys.split(KEYS), KEYS, width, ALWAYS)
