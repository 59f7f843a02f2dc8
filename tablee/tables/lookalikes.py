"""Names that look alike, though they are written with other letters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LATIN: Final = "ABEKMHOPCTYXIJSaeopcyxijshqwuvABEZHIKMNOPTYXovOo"
OTHERS: Final = "АВЕКМНОРСТУХІЈЅаеорсухіјѕһԛԝսѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧον0օ"
"""Cyrillic, Greek and Armenian letters, and digits, each below the Latin letter for which it is taken."""

STROKES: Final = "Il1|"
"""What is a mere stroke in many fonts. `L` is none, though it is the large `l`."""

_SAME: Final = str.maketrans(OTHERS, LATIN)
_STROKE: Final = str.maketrans(STROKES, "\ue000" * len(STROKES))


def _letters(name: str) -> str:
    """A name in Latin letters, large or small."""
    return name.translate(_SAME).casefold()


def _shape(name: str) -> str:
    """The same, where all strokes are one."""
    return name.translate(_SAME).translate(_STROKE).casefold()


def looks_like(name: str, others: Iterable[str]) -> str | None:
    """The other name that this one could be taken for, though it is another."""
    letters, shape = _letters(name), _shape(name)
    for other in others:
        if other.casefold() != name.casefold() and (_letters(other) == letters or _shape(other) == shape):
            return other
    return None
