"""Joins the French “de” with a name."""

from __future__ import annotations

import unicodedata

VOWELS = frozenset("aeiouœæ")


def de(name: str) -> str:
    """Return “de” with this name: « de Boris », « d’Élise », « du campement »."""
    for article, joined in (("le ", "du "), ("les ", "des ")):
        if name.startswith(article):
            return joined + name.removeprefix(article)
    return f"d’{name}" if _elides(name) else f"de {name}"


def _elides(name: str) -> bool:
    """Return whether “de” becomes “d’”: before a vowel, before h as in Hélène (not Hans), before y as in Yves (not
    Yara).
    """
    first, second = (unicodedata.normalize("NFD", letter.lower())[0] for letter in f"{name}  "[:2])
    if first == "h":
        return second in VOWELS - {"a"} or second == "y"
    if first == "y":
        return second.isalpha() and second not in VOWELS
    return first in VOWELS
