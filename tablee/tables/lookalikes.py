"""Find names that look alike though their letters differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LATIN: Final = "ABEKMHOPCTYXIJSaeopcyxijshqwuvABEZHIKMNOPTYXovOo"
OTHERS: Final = "АВЕКМНОРСТУХІЈЅаеорсухіјѕһԛԝսѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧον0օ"
"""Cyrillic, Greek and Armenian letters, and digits, each below the Latin letter it looks like."""

STROKES: Final = "Il1|"
"""Characters that many fonts draw as a plain stroke. `L` is not one, though its lower case is."""

_SAME: Final = str.maketrans(OTHERS, LATIN)
_STROKE: Final = str.maketrans(STROKES, "\ue000" * len(STROKES))


def _letters(name: str) -> str:
    """Return the name in Latin letters, ignoring case."""
    return name.translate(_SAME).casefold()


def _shape(name: str) -> str:
    """Return the name in Latin letters, ignoring case, with all strokes made the same."""
    return name.translate(_SAME).translate(_STROKE).casefold()


def looks_like(name: str, others: Iterable[str]) -> str | None:
    """Return the first of the other names that looks like this one without being the same."""
    letters, shape = _letters(name), _shape(name)
    for other in others:
        if other.casefold() != name.casefold() and (_letters(other) == letters or _shape(other) == shape):
            return other
    return None
